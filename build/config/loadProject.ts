// Finds and reads the configuration of a folder. A folder without one builds with defaults.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { hashOf } from '../io/hash.ts'
import { isSpecialFile, mostAtStart, refusePipes } from '../io/specialFile.ts'
import { requireLocales } from '../model/locales.ts'
import type { Config, Project } from '../model/project.ts'
import type { SetupNote } from '../model/setupNote.ts'
import { nearest } from '../model/text/nearest.ts'
import { UsageError } from '../model/usageError.ts'
import { withoutNul } from '../shared/cleanValues.ts'
import { sourcePath } from '../shared/paths.ts'
import { configMistakes, mistake, mistakesError } from './configMistakes.ts'
import { configText } from './configText.ts'
import { glossariesIn } from './glossary.ts'
import { differentConfigs, forgetLanguage, inLanguages, languageVariable } from './inLanguages.ts'
import { loadModule, resultOf } from './loadModule.ts'
import { lateReadsKey, noteReads } from './modules/lateReads.ts'
import { hashOfRead, type ReadName } from './modules/recordReads.ts'
import type { ConfigEnvironment, ReadConfig } from './normalize/normalize.ts'
import { type AdaptedConfig, siteAdapter } from './siteAdapter.ts'
import { siteFolder } from './siteFolder.ts'
import { termsIn } from './terms.ts'
import type { WrittenConfig } from './writtenConfig.ts'

export interface LoadedProject extends Project {
  /** Identity of the configuration: its code and its value. */
  readonly configHash: string
  /** Part of keys: what functions of the configuration have read when they were called. */
  readonly lateReads: string
  /** Whether the configuration has functions. */
  readonly hasFunctions: boolean
  /** Notes a read before it happens. */
  readonly noteRead: (name: ReadName) => void
  /** The values that are written in the configuration. */
  readonly written: WrittenConfig
  /** The configuration with changes that plugins make to one for Docusaurus; null for another one. */
  readonly changed: ((changes: Readonly<Record<string, unknown>>) => Config) | null
  /** Differences, if the configuration is one for Docusaurus. */
  readonly notes: readonly SetupNote[]
}

/** The configuration of a site, the first one that exists. */
export const siteConfigNames = ['site.config.ts', 'site.config.mjs', 'site.config.js', 'site.config.json']

/** A configuration for another generator. */
const otherConfig = (root: string): string | undefined => siteAdapter().findConfig?.(root)

/** Whether the folder has a configuration. */
export const hasConfig = (root: string): boolean =>
  siteConfigNames.some((name) => existsSync(join(root, name))) || otherConfig(root) !== undefined

export interface ProjectOptions {
  readonly root: string
  readonly configFile: string | null
  readonly cacheFolder: string
  readonly engineRoot: string
  /** Drafts get pages, with a banner. */
  readonly drafts?: boolean
  /** Names a content profile. */
  readonly profile?: string | null
  /** A moment that counts instead of the clock, in milliseconds. */
  readonly now?: number | null
  /** A thread of a build: the command has compared what functions have read. */
  readonly isThread?: boolean
  /** Keys that replace those of the configuration. */
  readonly override?: Readonly<Record<string, unknown>>
  /** The only languages to build. */
  readonly locales?: readonly string[] | null
  readonly readConfig: (input: unknown, environment: ConfigEnvironment) => ReadConfig
}

export async function loadProject(options: ProjectOptions): Promise<LoadedProject> {
  const root = siteFolder(options.root)
  if (!options.isThread) refusePipes(root, mostAtStart)
  const file =
    options.configFile === null
      ? (siteConfigNames.map((name) => join(root, name)).find(existsSync) ?? otherConfig(root))
      : resolve(options.configFile)
  if (file !== undefined && !existsSync(file))
    throw new UsageError(`The configuration ${options.configFile} does not exist.`)
  if (file !== undefined && isSpecialFile(file))
    throw new UsageError(
      `The configuration ${file} is not a regular file. Remove it, or name another with --config.`,
    )
  if (file === undefined) refuseOtherNames(root)
  const configFile = file === undefined ? null : sourcePath(relative(root, file))
  const readValue = valueReader({ root, configFile }, options)
  const { loaded, config, written, ofLanguages } = await inAllLanguages(readValue, options, async () =>
    file === undefined ? noConfig : await load(file, root, options),
  )
  const { convertAgain } = loaded
  const { ofLocales } = config
  const { text, hasFunctions } = configText(config)
  // A function may return what was read before it: its text does not show that.
  const reads = hasFunctions ? [...loaded.reads()].map((name) => name + hashOfRead(name)) : []
  const folders = { root, cacheFolder: options.cacheFolder }
  const noteRead = noteReads(folders)
  if (hasFunctions) loaded.onRead(noteRead)
  return {
    root,
    configFile,
    config,
    configHash: hashOf(loaded.hash, text, ...reads),
    hasFunctions,
    lateReads: hasFunctions && !options.isThread ? lateReadsKey(folders) : '',
    noteRead,
    written,
    docusaurus: loaded.given,
    ...ofLanguages,
    changed: convertAgain
      ? (changes) => ({ ...readValue(convertAgain(changes)).config, ...(ofLocales && { ofLocales }) })
      : null,
    notes: [
      ...loaded.notes,
      ...languageNotes(config, file),
      ...(file === undefined ? [] : notRead(file, root, config)),
    ],
  }
}

type Loaded = Awaited<ReturnType<typeof load>> | typeof noConfig
type ReadValue = ReturnType<typeof valueReader>

/** Checks a value and fills in defaults. Throws a UsageError for mistakes. */
const valueReader =
  ({ root, configFile }: Pick<LoadedProject, 'root' | 'configFile'>, options: ProjectOptions) =>
  (given: unknown): { readonly written: WrittenConfig; readonly config: Config } => {
    const written = withoutNul(given)
    const value = isObject(written) ? { ...written, ...options.override } : written
    const found = options.readConfig(value, {
      hasFolder: (path) => isFolder(join(root, path)),
      locales: options.locales ?? null,
      terms: termsIn(root),
    })
    if (!found.ok) throw configMistakes(found.problems, configFile, root)
    requireLocales(options.locales ?? [], found.config.i18n.locales)
    const { drafts = false, profile = null, now = null } = options
    if (profile !== null) requireProfile(profile, found.config)
    const glossary = glossariesIn(root, found.config)
    return { written: found.written, config: { ...found.config, drafts, profile, now, glossary } }
  }

/** Throws a UsageError for an unknown one. */
function requireProfile(name: string, { variables }: Config): void {
  const known = Object.keys(variables?.profiles ?? {})
  if (known.includes(name)) return
  const similar = nearest(name, known)
  const hint = similar ? `Did you mean ${similar}?` : 'Add it to markdown.variables.profiles first.'
  throw new UsageError(`The site has no profile "${name}". ${hint}`)
}

/** The configuration, in each language if it asks for the language. Threads need one of them. */
async function inAllLanguages(
  readValue: ReadValue,
  { isThread }: ProjectOptions,
  loadOnce: () => Promise<Loaded>,
) {
  if (!isThread) forgetLanguage()
  const first = await loadOnce()
  const read = readValue(first.value)
  const languages = isThread || first.given === null ? null : await inLanguages(first, read.config, loadOnce)
  if (languages === null) return { loaded: first, ...read, ofLanguages: {} }
  const loaded = languages.get(read.config.i18n.mainLocale) ?? first
  const { written, config } = readValue(loaded.value)
  const configs = [...languages].map(([locale, { value }]) => [locale, readValue(value).config] as const)
  const ofLocales = differentConfigs(config, new Map(configs))
  const docusaurusOf = Object.fromEntries([...languages].map(([locale, { given }]) => [locale, given ?? {}]))
  const pluginsOf = Object.fromEntries(configs.map(([locale, { plugins }]) => [locale, plugins]))
  const whole = isEmpty(ofLocales) ? config : { ...config, ofLocales }
  return { loaded, written, config: whole, ofLanguages: { docusaurusOf, pluginsOf } }
}

const isEmpty = (value: object): boolean => Object.keys(value).length === 0

function languageNotes({ ofLocales = {} }: Config, file: string | undefined): readonly SetupNote[] {
  const count = Object.keys(ofLocales).length
  if (file === undefined || count === 0) return []
  const name = basename(file)
  const languages = count === 1 ? 'one language' : `${count} languages`
  const text = `${name} asks for the language (${languageVariable}), and differs in ${languages}`
  return [{ group: 'read', text, where: name }]
}

/** The configuration of Docusaurus beside another one. */
function notRead(file: string, root: string, { runsTheme }: Config): readonly SetupNote[] {
  const other = siteAdapter().isConfig?.(file) ? undefined : otherConfig(root)
  if (other === undefined || runsTheme === 'docusaurus') return []
  const name = basename(other)
  return [
    { group: 'read', text: `${basename(file)} is used, and ${name} beside it is not read`, where: name },
  ]
}

const noConfig = {
  value: {},
  given: null,
  convertAgain: undefined,
  hash: 'none',
  notes: [],
  reads: (): ReadonlySet<string> => new Set(),
  onRead: () => {},
}

async function load(file: string, root: string, options: ProjectOptions) {
  try {
    if (siteAdapter().isConfig?.(file)) return await loadOther(file, root, options)
    const loaded = await loadModule(file, options)
    if (readFileSync(file, 'utf8').trim() === '') throw emptyConfig(file, root)
    // A configuration that computes its values asynchronously is a function.
    const value = await resultOf(loaded.value, file)
    const { modules, inputs } = loaded
    const theme = asksForTheme(value) ? await loadTheme(file, root, options) : null
    return {
      value,
      given: theme?.given ?? null,
      convertAgain: undefined,
      hash: hashOf(...inputs.values(), theme?.hash ?? ''),
      notes: [],
      reads: () => new Set([...modules.reads, ...(theme?.reads() ?? [])]),
      onRead: modules.onRead,
    }
  } catch (error) {
    if (error instanceof UsageError) throw error
    const { locateFailure } = await import('./locateFailure.ts')
    const { reason, hint, ...place } = await locateFailure(error, file, root)
    throw mistakesError(
      [{ ...mistake, ...place, message: `The configuration ${reason}.`, hint }],
      root,
      error,
    )
  }
}

async function loadOther(file: string, root: string, options: ProjectOptions): Promise<AdaptedConfig> {
  const loaded = await siteAdapter().loadConfig?.(file, root, options)
  if (!loaded) throw new UsageError(`This build of Troodon cannot read ${basename(file)}.`)
  return loaded
}

const asksForTheme = (value: unknown): boolean =>
  isObject(value) && 'theme' in value && value.theme === 'docusaurus'

/** The configuration for Docusaurus beside another one: the site's own theme reads it. */
async function loadTheme(file: string, root: string, options: ProjectOptions): Promise<AdaptedConfig> {
  const other = otherConfig(root)
  if (other !== undefined) return loadOther(other, root, options)
  const message =
    "needs a docusaurus.config beside this file, which names the site's plugins and themes. Add it, or set theme to 'troodon'."
  throw configMistakes([{ path: 'theme', message }], sourcePath(relative(root, file)), root)
}

function emptyConfig(file: string, root: string): UsageError {
  const start = file.endsWith('.json') ? '{ "title": "My site" }' : "export default { title: 'My site' }"
  const name = sourcePath(relative(root, file))
  const hint = `Write ${start}, or remove the file.`
  const message = 'The configuration is empty.'
  return mistakesError([{ ...mistake, file: name, line: 0, column: 0, message, hint }], root)
}

/** A configuration whose name is not one of those that are read would be left out silently. */
function refuseOtherNames(root: string): void {
  const name = readdirSync(root).find((one) =>
    /^(?:site|troodon)[.-]?conf(?:ig)?\.(?:[cm]?[jt]sx?|jsonc?|json5|ya?ml|toml)$/i.test(one),
  )
  if (name === undefined) return
  const message = 'The configuration cannot have this name, so it would not be read.'
  const hint = `Rename it. The names are ${siteConfigNames.join(', ')}.`
  throw mistakesError([{ ...mistake, file: sourcePath(name), line: 0, column: 0, message, hint }], root)
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
