// Bundles the theme and the site's pages into browser files, server code and the boot script. The bundle
// stays in the cache and is reused while no input changes.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { BuildFailure, Metafile } from 'esbuild'
import { type FileStat, sameStat, statOf } from '../io/fileStat.ts'
import { hashOf } from '../io/hash.ts'
import { writeWhole } from '../io/writeWhole.ts'
import type { Bundle } from '../model/bundle.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import { docusaurusTheme } from '../shared/docusaurusTheme.ts'
import type { SourcePath } from '../shared/paths.ts'
import { runBundler, stopBundler } from './bundler.ts'
import { type BundleOptions, bootConstants, offlineOptions, searchKind, toDiagnostic } from './bundleTypes.ts'
import { docusaurusConfig } from './docusaurusConfig.ts'
import { isThereNow, type MissingModule } from './missingModules.ts'
import { missingStart } from './missingStart.ts'
import { findWorkbox } from './serviceWorker.ts'
import { createTracer, type TraceCode } from './traceCode.ts'
import { realPath } from './workNames.ts'

const recordName = 'bundle.json'

interface Input extends FileStat {
  readonly path: string
  readonly hash: string
}

interface Recorded {
  readonly settings: string
  readonly codePages: readonly SourcePath[]
  readonly inputs: readonly Input[]
  readonly missing: readonly MissingModule[]
  /** Hash of the configuration, where the site's code imports it; else null. */
  readonly siteConfig: string | null
  readonly bundle: Bundle
}

export type Bundled =
  | { readonly ok: true; readonly bundle: Bundle; readonly trace: TraceCode }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] }

export async function bundle(options: BundleOptions): Promise<Bundled> {
  const known = freshBundle(options)
  const trace = createTracer(options, stopBundler)
  if (known) return { ok: true, bundle: known, trace }
  const folder = join(options.cacheFolder, 'theme')
  try {
    const codePages = options.codePages ?? []
    const { metafiles, work, missing, read, bundle: built } = await runBundler(options, folder)
    await stopBundler()
    const record: Recorded = {
      settings: settingsOf(options),
      codePages,
      inputs: inputsOf(metafiles, work, read),
      missing,
      siteConfig: metafiles.some(importsConfig) ? siteConfigKey(options) : null,
      bundle: built,
    }
    writeWhole(join(folder, recordName), JSON.stringify(record))
    return { ok: true, bundle: built, trace }
  } catch (error) {
    if (!(error instanceof Error) || !('errors' in error)) throw error
    return {
      ok: false,
      diagnostics: (error as BuildFailure).errors.map(
        (message) => missingStart(message, options) ?? toDiagnostic(message, 'bundleFailed'),
      ),
    }
  }
}

/**
 * Hash of everything but file contents that the bundle depends on, such as the names of the site's theme
 * files.
 */
const settingsOf = ({ root, engineRoot, config, pages, engine, reading, plugins }: BundleOptions): string =>
  hashOf(
    engine,
    config.baseUrl,
    JSON.stringify([
      pages,
      plugins.key,
      bootConstants(config),
      offlineOptions(config),
      findWorkbox(root, config)?.version,
      config.markdown,
      config.outsideFolders,
      reading,
      config.drafts,
      searchKind(config),
      config.clientModules,
      config.customCss,
      overrides(join(root, config.themePath), engineRoot),
      overrides(join(root, docusaurusTheme), engineRoot),
    ]),
  )

const siteConfigKey = ({ config }: BundleOptions): string => hashOf(JSON.stringify(docusaurusConfig(config)))

const importsConfig = ({ inputs }: Metafile): boolean =>
  Object.keys(inputs).some((input) => input === 'generated:@generated/docusaurus.config')

function overrides(folder: string, engineRoot: string): readonly string[] {
  if (folder === join(engineRoot, 'theme') || !existsSync(folder)) return []
  return (readdirSync(folder, { recursive: true }) as string[]).sort()
}

/** Files of the site that went into the last bundle, absolute: `watch` follows them, too. */
export function bundledFiles(cacheFolder: string, root: string): readonly string[] {
  try {
    const { inputs } = JSON.parse(readFileSync(join(cacheFolder, 'theme', recordName), 'utf8')) as Recorded
    const work = join(cacheFolder, 'theme/work')
    return inputs.flatMap(({ path }) => realPath(path, { work, root }) ?? [])
  } catch {
    return []
  }
}

/** The last bundle, or null when a file that went into it has changed, or a missing one is there. */
export function freshBundle(options: BundleOptions): Bundle | null {
  try {
    const known = JSON.parse(readFileSync(join(options.cacheFolder, 'theme', recordName), 'utf8')) as Recorded
    if (known.siteConfig !== null && known.siteConfig !== siteConfigKey(options)) return null
    if (known.settings !== settingsOf(options) || !existsSync(known.bundle.serverBundle)) return null
    if (options.codePages && JSON.stringify(known.codePages) !== JSON.stringify(options.codePages))
      return null
    if (known.missing.some((module) => isThereNow(module, options.root))) return null
    if (!Object.values(known.bundle.pages).every(({ serverFile }) => existsSync(serverFile))) return null
    return known.inputs.every(isUnchanged) && known.bundle.files.every(({ file }) => existsSync(file))
      ? known.bundle
      : null
  } catch {
    return null
  }
}

const isUnchanged = (input: Input): boolean =>
  sameStat(input, statOf(statSync(input.path))) || hashOfInput(input.path) === input.hash

function inputsOf(metafiles: readonly Metafile[], work: string, read: readonly string[]): Input[] {
  const paths = new Set<string>(read.filter((path) => existsSync(path)))
  for (const metafile of metafiles)
    for (const path of Object.keys(metafile.inputs)) {
      const absolute = resolve(work, path.replace(/^[\w-]+:/, '').replace(/\?.*$/, ''))
      if (existsSync(absolute)) paths.add(absolute)
    }
  return [...paths].sort().map((path) => ({ path, ...statOf(statSync(path)), hash: hashOfInput(path) }))
}

/** Of a folder, the names in it count. */
const hashOfInput = (path: string): string =>
  statSync(path).isDirectory() ? hashOf(...readdirSync(path).sort()) : hashOf(readFileSync(path))
