// Finds the code of a plugin made for Docusaurus, checks its options and starts it.
import { dirname, join } from 'node:path'
import { answerPackages, wrapsContent } from '../../config/modules/contentPackages.ts'
import type { SiteModules } from '../../config/modules/siteModules.ts'
import { readText } from '../../io/readText.ts'
import { moduleNames } from './moduleNames.ts'

/** A plugin as the configuration names it. */
export interface PluginEntry {
  /** A function, or the name of a package or file. */
  readonly module: unknown
  readonly options: Readonly<Record<string, unknown>>
  /** The preset that names it, as the configuration names that: its package may be found from there alone. */
  readonly preset?: string | undefined
}

interface PluginModule {
  readonly default?: unknown
  readonly validateOptions?: Validate
  readonly validateThemeConfig?: (input: { themeConfig: unknown; validate: unknown }) => unknown
}

type Validate = (input: { options: unknown; validate: unknown }) => unknown

interface Context {
  readonly siteDir: string
  readonly siteConfig: { themeConfig?: unknown }
}

export interface OpenedPlugin {
  /** The value that its function returned; null for a plugin that decides to do nothing. */
  readonly made: unknown
  /** Its relative paths begin here: the folder of its module, or the site for a function. */
  readonly folder: string
  /** As the plugin received them. */
  readonly options: Readonly<Record<string, unknown>>
}

/** Rejects with what its code throws. `modules` runs the code. */
export async function openPlugin(
  entry: PluginEntry,
  context: Context,
  modules: SiteModules,
): Promise<OpenedPlugin> {
  const { module, options } = entry
  const file = typeof module === 'string' ? pluginFile({ ...entry, module }, context.siteDir, modules) : null
  if (file !== null) prepareRun(file, modules)
  const found = file === null ? module : modules.require(file, join(context.siteDir, 'package.json'))
  const create = (found as PluginModule).default ?? found
  if (typeof create !== 'function') throw new Error('It does not export a function.')
  const given = { ...options, id: options['id'] ?? 'default' }
  const validateOptions = exported(found, 'validateOptions')
  const checked = validateOptions ? validateOptions({ options: given, validate }) : given
  checkTheme(found, context)
  const made = (await create(context, checked)) as unknown
  const folder = file === null ? context.siteDir : dirname(file)
  return { made: made ?? null, folder, options: { ...given, ...(checked as object) } }
}

/**
 * Code that imports packages of the content gets those that Troodon takes the place of. Node loads what an ES
 * module imports without asking anyone, and gives it no `__dirname`: Docusaurus runs it as CommonJS.
 */
function prepareRun(file: string, modules: SiteModules): void {
  const code = codeOf(file, modules)
  const wraps = code.some(wrapsContent)
  if (wraps) answerPackages()
  const isModule = code.some((text) => /^\s*(?:import\b[^(]*?\bfrom\b|export\s)/m.test(text))
  if (isModule && (wraps || code.some(usesDirname))) modules.runAsOwn(file)
  // Docusaurus loads a plugin again in each language.
  modules.forget(file)
}

const usesDirname = (text: string): boolean =>
  /\b__(?:dirname|filename)\b/.test(text) && !/\b(?:const|let|var)\s+__(?:dirname|filename)\b/.test(text)

/** Characters of a file that may only name where the code is. */
const shortFile = 2_000

/** The text of a module, and for a short one those of the files that it imports. */
export function codeOf(file: string, { resolve }: Pick<SiteModules, 'resolve'>): readonly string[] {
  const text = readText(file)
  if (text.length > shortFile) return [text]
  const others = [...text.matchAll(/(?:require\(|from|import\()\s*['"](\.[^'"]+)['"]/g)].map(
    ([, id = '']) => {
      try {
        return readText(resolve(id, file))
      } catch {
        // Running it reports the missing file.
        return ''
      }
    },
  )
  return [text, ...others]
}

/** The values of the theme's configuration that the plugin checks, with its defaults. */
function checkTheme(found: unknown, { siteConfig }: Context): void {
  const { themeConfig } = siteConfig
  const checked = exported(found, 'validateThemeConfig')?.({ themeConfig, validate: validateTheme })
  if (typeof checked === 'object' && checked !== null)
    siteConfig.themeConfig = { ...(themeConfig as object), ...checked }
}

/** A function beside the plugin's own; a compiled module may have it on that. */
const exported = <Name extends 'validateOptions' | 'validateThemeConfig'>(
  found: unknown,
  name: Name,
): PluginModule[Name] =>
  ((found as PluginModule).default as PluginModule | undefined)?.[name] ?? (found as PluginModule)[name]

interface NamedPlugin extends Pick<PluginEntry, 'preset'> {
  readonly module: string
}

/**
 * Also by a short name: `example` is docusaurus-plugin-example. From the package of its preset, else from the
 * site. Throws for a package that is not there.
 */
export function pluginFile(
  { module, preset }: NamedPlugin,
  root: string,
  { resolve }: Pick<SiteModules, 'resolve'>,
): string {
  const site = join(root, 'package.json')
  const found = (names: readonly string[], from: string) => {
    for (const one of names)
      try {
        return resolve(one, from)
      } catch {
        // The next name may be the right one.
      }
    return null
  }
  const owner = preset === undefined ? null : found(moduleNames(preset, 'preset'), site)
  const names = [...moduleNames(module, 'plugin'), ...moduleNames(module, 'theme')]
  return (owner === null ? null : found(names, owner)) ?? found(names, site) ?? resolve(module, site)
}

interface Schema {
  readonly validate: (
    options: unknown,
    settings: object,
  ) => { readonly error?: Error; readonly value: unknown }
  /** Of Joi. */
  readonly append?: (keys: object) => Schema
  readonly unknown?: () => Schema
  readonly $_root?: { readonly string: () => unknown }
}

/** The argument that Docusaurus passes to `validateOptions`: the plugin's schema checks its options. */
function validate(schema: Schema, options: unknown): unknown {
  const { id, ...own } = options as { readonly id?: string }
  // Every plugin has an id, whether its schema names it or not.
  const whole = schema.append?.({ id: schema.$_root?.string() }) ?? schema
  const given = whole === schema ? own : options
  const { error, value } = whole.validate(given, { convert: false })
  if (error) throw error
  return { ...(value as object), id: id ?? 'default' }
}

/** The same of `validateThemeConfig`. Other plugins have keys of their own. */
function validateTheme(schema: Schema, themeConfig: unknown): unknown {
  const whole = schema.unknown?.() ?? schema
  const { error, value } = whole.validate(themeConfig, { convert: false })
  if (error) throw error
  return value
}
