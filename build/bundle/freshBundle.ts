// The bundle of the last build, while nothing that went into it has changed. A build without changes loads
// this file, and not the bundler.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { componentConfig, siteMetadata } from '../config/siteAdapter.ts'
import { readSealed, writeSealed } from '../io/cacheFiles/sealed.ts'
import { type FileStat, sameStat, statOf } from '../io/fileStat.ts'
import { hashOf } from '../io/hash.ts'
import { wasAskedFor } from '../io/leftOutCode.ts'
import type { Bundle } from '../model/bundle.ts'
import type { SourcePath } from '../shared/paths.ts'
import { withBoot } from './bootScript.ts'
import { type BundleOptions, offlineOptions, searchKind } from './bundleTypes.ts'
import { isThereNow, type MissingModule } from './repair/missingModules.ts'
import { findWorkbox } from './serviceWorker.ts'
import { postcssConfigFile } from './styles/postcssConfigFile.ts'
import { realPath } from './workFolder/workNames.ts'

/** Facts that decide whether a bundle is current. */
export type BundleSettings = Omit<BundleOptions, 'compile'>

export const recordName = 'bundle.json'

export interface Input extends FileStat {
  readonly path: string
  readonly hash: string
}

/** A folder in which a new file can change the target of an import. */
interface InputFolder {
  readonly path: string
  /** The same time means the same content. Null if the folder does not exist. */
  readonly mtime: number | null
  readonly names: string
}

/** Style sheets that PostCSS makes from files that are no other part of the bundle. */
export interface ScannedStyles {
  /** Absolute path → hash of the CSS. */
  readonly sheets: Readonly<Record<string, string>>
  readonly files: readonly Input[]
}

export const noScannedStyles: ScannedStyles = { sheets: {}, files: [] }

/** The style sheets of each output, in their order. */
export interface BundledSheets {
  /** Those of all pages, as the bundler names them; or finished ones of the theme, absolute. */
  readonly frame: { readonly own: readonly string[] } | { readonly theme: readonly string[] }
  /** Further ones of pages. */
  readonly pages: Readonly<Record<SourcePath, readonly string[]>>
}

export interface BundleRecord {
  readonly settings: string
  readonly codePages: readonly SourcePath[]
  readonly inputs: readonly Input[]
  readonly scanned: ScannedStyles
  /** Files that the bundler wrote. If one is damaged, all are made again. */
  readonly outputs: readonly Input[]
  readonly folders: readonly InputFolder[]
  readonly missing: readonly MissingModule[]
  /** Hashes of the `.gitignore` files that decide what may be imported, by their paths. */
  readonly ignoring: Readonly<Record<string, string>>
  /** Hash of the configuration, where the site's code imports it; else null. */
  readonly siteConfig: string | null
  /** Whether a page has asked for code that was left out. */
  readonly needsAll: boolean
  readonly sheets: BundledSheets
  readonly bundle: Bundle
}

/** A record without the values of `settingsOf` and the list of pages. */
export type MadeBundle = Omit<BundleRecord, 'settings' | 'codePages'>

/** The last bundle, or null when a file that went into it has changed, or a missing one is there. */
export function freshBundle(options: BundleSettings): Bundle | null {
  const known = currentRecord(options)
  return known && isCurrent(known.scanned) ? withBoot(known.bundle, options.config) : null
}

/** The last bundle, when nothing has changed but perhaps files that PostCSS reads for its style sheets. */
export function currentRecord(options: BundleSettings): BundleRecord | null {
  try {
    const known = readRecord(options.cacheFolder)
    if (wasAskedFor(known.bundle.serverBundle)) return null
    if (known.siteConfig !== null && known.siteConfig !== siteConfigKey(options)) return null
    if (known.settings !== settingsOf(options)) return null
    if (options.codePages && JSON.stringify(known.codePages) !== JSON.stringify(options.codePages))
      return null
    if (known.missing.some((module) => isThereNow(module, options.root))) return null
    if (Object.entries(known.ignoring).some(([file, hash]) => hashOfRules(file) !== hash)) return null
    const areSame = [...known.inputs, ...known.outputs].every(isUnchanged)
    return areSame && known.folders.every(hasSameNames) ? known : null
  } catch {
    return null
  }
}

function isCurrent({ files }: ScannedStyles): boolean {
  try {
    return files.every(isUnchanged)
  } catch {
    return false
  }
}

/** The last bundle, although something that went into it may have changed; null where there is none. */
export function lastBundle({
  cacheFolder,
  config,
}: Pick<BundleSettings, 'cacheFolder' | 'config'>): Bundle | null {
  try {
    return withBoot(readRecord(cacheFolder).bundle, config)
  } catch {
    return null
  }
}

/** Both, when a page has asked for what was left out. */
export function largeImportsOf(cacheFolder: string): 'leave out' | 'both' {
  try {
    const known = readRecord(cacheFolder)
    return known.needsAll || wasAskedFor(known.bundle.serverBundle) ? 'both' : 'leave out'
  } catch {
    return 'leave out'
  }
}

/** Throws if there is no readable record. */
export const readRecord = (cacheFolder: string): BundleRecord =>
  JSON.parse(String(readSealed(join(cacheFolder, 'theme', recordName)))) as BundleRecord

export function writeRecord(cacheFolder: string, record: BundleRecord): void {
  const folder = join(cacheFolder, 'theme')
  mkdirSync(folder, { recursive: true })
  writeSealed(join(folder, recordName), JSON.stringify(record))
}

export function recordedFolder(path: string): InputFolder {
  const mtime = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? null
  return { path, mtime, names: mtime === null ? '' : hashOf(...moduleNames(path)) }
}

function hasSameNames({ path, mtime, names }: InputFolder): boolean {
  const now = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? null
  return now === mtime || (now !== null && mtime !== null && hashOf(...moduleNames(path)) === names)
}

/** Folders, and files that an import without an ending can mean: pages come and go without a new bundle. */
const moduleNames = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) =>
      basename(folder) === 'node_modules'
        ? !name.startsWith('.')
        : /^[^.]+$|\.(?:[cm]?[jt]sx?|json|css|s[ac]ss|less|styl|stylus)$/.test(name),
    )
    .sort()

const isUnchanged = (input: Input): boolean =>
  sameStat(input, statOf(statSync(input.path))) || hashOfInput(input.path) === input.hash

/**
 * Hash of everything but file contents that the bundle depends on, such as the names of the site's theme
 * files.
 */
export const settingsOf = ({
  root,
  engineRoot,
  config,
  pages,
  engine,
  reading,
  plugins,
}: BundleSettings): string =>
  hashOf(
    engine,
    config.baseUrl,
    JSON.stringify([
      pages,
      plugins.key,
      offlineOptions(config),
      findWorkbox(root, config)?.version,
      config.markdown,
      config.outsideFolders,
      reading,
      searchKind(config),
      config.clientModules,
      config.behaviors.startsModulesEarly,
      config.customCss,
      overrides(join(root, config.themePath), engineRoot),
      postcssConfigFile(root),
    ]),
  )

export const siteConfigKey = ({ root, config, plugins }: BundleSettings): string =>
  hashOf(JSON.stringify([componentConfig(config), siteMetadata(root, config, plugins)]))

/** Names in a folder with components of the site; none where the folder is the engine's own. */
export function overrides(folder: string, engineRoot: string): readonly string[] {
  if (folder === join(engineRoot, 'theme') || !existsSync(folder)) return []
  return (readdirSync(folder, { recursive: true }) as string[]).sort()
}

/** Files of the site that went into the last bundle, absolute: `watch` follows them, too. */
export function bundledFiles(cacheFolder: string, root: string): readonly string[] {
  try {
    const { inputs, scanned } = readRecord(cacheFolder)
    const work = join(cacheFolder, 'theme/work')
    return [...inputs, ...scanned.files].flatMap(({ path }) => realPath(path, { work, root }) ?? [])
  } catch {
    return []
  }
}

/** For a folder, the names in it count. */
export const hashOfInput = (path: string): string =>
  statSync(path).isDirectory() ? hashOf(...readdirSync(path).sort()) : hashOf(readFileSync(path))

/** Of `.gitignore` files, which may not exist. */
export const hashesOfRules = (files: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(files.map((file) => [file, hashOfRules(file)]))

const hashOfRules = (file: string): string => (existsSync(file) ? hashOf(readFileSync(file)) : '')
