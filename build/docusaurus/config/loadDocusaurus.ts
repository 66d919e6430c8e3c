// Finds and reads `docusaurus.config.*`, and converts it to what a `site.config` would say.
import { existsSync, statSync } from 'node:fs'
import { isAbsolute, join, relative, resolve } from 'node:path'
import { configMistakes } from '../../config/configMistakes.ts'
import { loadModule, resultOf } from '../../config/loadModule.ts'
import type { RunOptions } from '../../config/modules/siteModules.ts'
import type { AdaptedConfig } from '../../config/siteAdapter.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { hashOf } from '../../io/hash.ts'
import type { SetupNote } from '../../model/setupNote.ts'
import { sourcePath } from '../../shared/paths.ts'
import { withChanges } from './changedKeys.ts'
import { changesOfPlugins } from './changesOfPlugins.ts'
import { componentData } from './componentData.ts'
import type { Convert } from './convert/context.ts'
import { convertConfig } from './convert/convertConfig.ts'
import { misspelledKeys } from './convert/site.ts'
import { corePackage, withKnownFlags } from './corePackage.ts'
import { isRaw, type Raw } from './docusaurusConfig.ts'
import { findEntries } from './findEntries.ts'
import { withoutOldPlugins } from './oldPlugins.ts'
import { runPreset } from './runPreset.ts'

export interface LoadedDocusaurus extends AdaptedConfig {
  /** Without values that only components read. */
  readonly plain: SiteConfig
}

const endings = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs']

/** The file in a folder; undefined without one. */
export const findDocusaurus = (root: string): string | undefined =>
  endings.map((ending) => join(root, `docusaurus.config.${ending}`)).find(existsSync)

export const isDocusaurusConfig = (file: string): boolean => /(?:^|[\\/])docusaurus\.[\w.-]+$/.test(file)

/** `file` is absolute; the site is `root`. */
export async function loadDocusaurus(
  file: string,
  root: string,
  options: RunOptions,
): Promise<LoadedDocusaurus> {
  // Configurations ask for it, and Docusaurus has set it then.
  process.env['NODE_ENV'] ??= 'production'
  const { value: main, exports, modules } = await loadModule(file, options)
  const given = main ?? exports
  const written = await resultOf(given, file)
  const hash = () => hashOf(...modules.inputs.values())
  const core = corePackage(root)
  const reads = () => new Set([...modules.reads, core.file])
  const { onRead } = modules
  if (!isRaw(written))
    return { value: written as SiteConfig, plain: {}, given: {}, hash: hash(), notes: [], reads, onRead }
  const config = withKnownFlags(written, core)
  const misspelled = misspelledKeys(config)
  if (misspelled.length > 0) throw configMistakes(misspelled, sourcePath(relative(root, file)), root)
  const notes: SetupNote[] = []
  const convert = converter(root, core.hasTheme, notes)
  const found = await findEntries(config, convert, (preset) =>
    runPreset(preset, { file, root, config, modules }),
  )
  const entries = withoutOldPlugins(found, root, convert)
  const changed = await changesOfPlugins(entries, { file, root, config, modules })
  const all = [...entries, ...changed.entries]
  const withData = (value: SiteConfig, given: Raw): SiteConfig => ({
    ...value,
    docusaurus: { ...value.docusaurus, ...componentData(given, all, root) },
  })
  const convertAgain = (changes: Raw) => {
    const given = withChanges(changed.config, changes)
    return withData(convertConfig(given, all, converter(root, core.hasTheme, [])), given)
  }
  const plain = convertConfig(changed.config, all, convert)
  const value = withData(plain, changed.config)
  return { value, plain, given: config, convertAgain, hash: hash(), notes, reads, onRead }
}

const converter = (root: string, hasTheme: boolean, notes: SetupNote[]): Convert => ({
  hasTheme,
  path: (value) => pathFrom(root, value),
  hasFolder: (path) => statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory() ?? false,
  note: (group, text, more = {}) => void notes.push({ group, text, ...more }),
})

function pathFrom(root: string, value: string): string {
  const own = value.replace(/^@site\//, './')
  const path = isAbsolute(own) || own.startsWith('.') ? relative(root, resolve(root, own)) : own
  return path === '' ? '.' : path.replaceAll('\\', '/')
}
