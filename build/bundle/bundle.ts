// Bundles the theme and the site's pages into browser files, server code and the boot script. The bundle
// stays in the cache and is reused while no input changes.
import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { BuildFailure, Metafile } from 'esbuild'
import { statOf } from '../io/fileStat.ts'
import { writeWhole } from '../io/writeWhole.ts'
import type { Bundle } from '../model/bundle.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import { runBundler, stopBundler } from './bundler.ts'
import { type BundleOptions, toDiagnostic } from './bundleTypes.ts'
import {
  type BundleRecord,
  freshBundle,
  hashOfInput,
  type Input,
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
    const record: BundleRecord = {
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

const importsConfig = ({ inputs }: Metafile): boolean =>
  Object.keys(inputs).some((input) => input === 'generated:@generated/docusaurus.config')

function inputsOf(metafiles: readonly Metafile[], work: string, read: readonly string[]): Input[] {
  const paths = new Set<string>(read.filter((path) => existsSync(path)))
  for (const metafile of metafiles)
    for (const path of Object.keys(metafile.inputs)) {
      const absolute = resolve(work, path.replace(/^[\w-]+:/, '').replace(/\?.*$/, ''))
      if (existsSync(absolute)) paths.add(absolute)
    }
  return [...paths].sort().map((path) => ({ path, ...statOf(statSync(path)), hash: hashOfInput(path) }))
}
