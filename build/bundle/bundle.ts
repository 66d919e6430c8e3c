// Bundles the theme and the site's pages into browser files, server code and the boot script. The bundle
// stays in the cache and is reused while no input changes.
import { existsSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { BuildFailure, Metafile } from 'esbuild'
import { statOf } from '../io/fileStat.ts'
import { listFiles } from '../io/listFiles.ts'
import { writeSealed } from '../io/sealed.ts'
import type { Bundle } from '../model/bundle.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import { runBundler, stopBundler } from './bundler.ts'
import { type BundleOptions, toDiagnostic } from './bundleTypes.ts'
import {
  type BundleRecord,
  freshBundle,
  hashOfInput,
  type Input,
  recordedFolder,
  recordName,
  settingsOf,
  siteConfigKey,
} from './freshBundle.ts'
import { missingStart } from './missingStart.ts'
import { createTracer, type TraceCode } from './traceCode.ts'

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
    const inputs = inputsOf(metafiles, work, read)
    const record: BundleRecord = {
      settings: settingsOf(options),
      codePages,
      inputs,
      outputs: filesOf(folder).map(recorded),
      folders: foldersOf(inputs, work, options.root).map(recordedFolder),
      missing,
      siteConfig: metafiles.some(importsConfig) ? siteConfigKey(options) : null,
      bundle: built,
    }
    writeSealed(join(folder, recordName), JSON.stringify(record))
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

const importsConfig = ({ inputs }: Metafile): boolean =>
  Object.keys(inputs).some((input) => input === 'generated:@generated/docusaurus.config')

function inputsOf(metafiles: readonly Metafile[], work: string, read: readonly string[]): Input[] {
  const paths = new Set<string>(read.filter((path) => existsSync(path)))
  for (const metafile of metafiles)
    for (const path of Object.keys(metafile.inputs)) {
      const absolute = resolve(work, path.replace(/^[\w-]+:/, '').replace(/\?.*$/, ''))
      if (existsSync(absolute)) paths.add(absolute)
    }
  for (const path of paths) {
    const folder = packageFolder(path, work)
    if (folder !== null) paths.add(join(folder, 'package.json'))
  }
  return [...paths].filter(existsSync).sort().map(recorded)
}

const recorded = (path: string): Input => ({ path, ...statOf(statSync(path)), hash: hashOfInput(path) })

/** `node_modules/name@1.2.3` of the working folder; its manifest says which file an import means. */
function packageFolder(path: string, work: string): string | null {
  const modules = join(work, 'node_modules') + sep
  if (!path.startsWith(modules)) return null
  const [first = '', second = ''] = path.slice(modules.length).split(sep)
  return modules + (first.startsWith('@') ? first + sep + second : first)
}

/** The client's and the server's code. */
const filesOf = (folder: string): readonly string[] =>
  ['client', 'server'].flatMap((name) =>
    listFiles(join(folder, name)).map((file) => join(folder, name, file)),
  )

/**
 * Folders in which a new file changes what an import means: `n.ts` beside `n.js`, or a nearer package.
 */
function foldersOf(inputs: readonly Input[], work: string, root: string): readonly string[] {
  const folders = new Set<string>()
  for (const { path } of inputs)
    if (/^(?:site|above\d+)$/.test(relative(work, path).split(sep)[0] ?? '')) folders.add(dirname(path))
  for (let folder = root; ; folder = dirname(folder)) {
    folders.add(join(folder, 'node_modules'))
    if (dirname(folder) === folder) break
  }
  return [...folders].sort()
}
