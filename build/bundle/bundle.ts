// Bundles the theme and the site's pages into browser files, server code and the boot script. The bundle
// stays in the cache and is reused while no input changes.
import { join } from 'node:path'
import type { BuildFailure } from 'esbuild'
import { keepHeapLean, stopBundler, usingBundler } from '../io/bundlerProcess.ts'
import type { Bundle } from '../model/bundle.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import type { StopCode } from '../model/rules.ts'
import { withBoot } from './bootScript.ts'
import { filesOf, foldersOf, importsConfig, inputsOf, recorded, recordedInput } from './bundleInputs.ts'
import { runBundler } from './bundler.ts'
import { type BundleOptions, toDiagnostic } from './bundleTypes.ts'
import {
  type BundledSheets,
  freshBundle,
  hashesOfRules,
  largeImportsOf,
  type MadeBundle,
  noScannedStyles,
  recordedFolder,
  settingsOf,
  siteConfigKey,
  writeRecord,
} from './freshBundle.ts'
import { linkableTheme } from './prebuilt/linkableTheme.ts'
import { prebuiltTheme } from './prebuilt/prebuiltTheme.ts'
import { withStyles } from './prebuilt/stockStyles.ts'
import { hasStockTheme } from './prebuilt/stockTheme.ts'
import { missingStart } from './repair/missingStart.ts'
import { restyledBundle, scannedStyles } from './restyledBundle.ts'
import { hasSheets } from './styles/sheetsPlugin.ts'
import { openStyles } from './styles/siteStyles.ts'
import type { StyleSource } from './styles/styleSource.ts'
import { createTracer, type TraceCode } from './traceCode.ts'

export type Bundled =
  | { readonly ok: true; readonly bundle: Bundle; readonly trace: TraceCode }
  | { readonly ok: false; readonly diagnostics: readonly (Diagnostic & { readonly code: StopCode })[] }

export async function bundle(options: BundleOptions): Promise<Bundled> {
  const known = freshBundle(options)
  const trace = createTracer(options, stopBundler)
  if (known) return { ok: true, bundle: known, trace }
  const folder = join(options.cacheFolder, 'theme')
  const styles = openStyles(options, join(folder, 'work'))
  const restyled = await restyledBundle(options, styles)
  if (restyled) return { ok: true, bundle: restyled, trace }
  try {
    const site: Site = { options, folder, styles }
    const made = await usingBundler(async () => (await stockBundle(site)) ?? (await ownBundle(site)))
    writeRecord(options.cacheFolder, {
      settings: settingsOf(options),
      codePages: options.codePages ?? [],
      ...made,
    })
    return { ok: true, bundle: withBoot(made.bundle, options.config), trace }
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

/** Of a site without style sheets of its own. */
const noSheets: BundledSheets = { frame: { own: [] }, pages: {} }

interface Site {
  readonly options: BundleOptions
  readonly folder: string
  readonly styles: StyleSource
}

/** The theme that sites without code of their own share, with the site's style sheets; null for others. */
async function stockBundle({ options, folder, styles }: Site): Promise<MadeBundle | null> {
  const theme = hasStockTheme(options) ? await prebuiltTheme(options) : null
  if (!theme || hasSheets(options.config)) return theme && withStyles(theme, { ...options, styles }, folder)
  return {
    ...theme,
    scanned: noScannedStyles,
    folders: [],
    missing: [],
    ignoring: {},
    siteConfig: null,
    needsAll: false,
    sheets: noSheets,
  }
}

async function ownBundle({ options, folder, styles }: Site): Promise<MadeBundle> {
  const begun = Date.now()
  await keepHeapLean()
  const largeImports = largeImportsOf(options.cacheFolder)
  const run = await runBundler({ ...options, largeImports, styles }, folder, await linkableTheme(options))
  await stopBundler()
  const inputs = inputsOf(run)
  return {
    inputs: [
      ...(run.theme?.inputs ?? []),
      ...inputs.map(recordedInput(begun, { work: run.work, root: options.root })),
    ],
    scanned: await scannedStyles(styles, begun, { work: run.work, root: options.root }),
    outputs: [...(run.theme?.outputs ?? []), ...filesOf(folder).map(recorded)],
    folders: foldersOf(inputs, run.work, options.root).map(recordedFolder),
    missing: run.missing,
    ignoring: hashesOfRules(run.ignoreFiles),
    needsAll: largeImports === 'both',
    sheets: run.sheets,
    siteConfig: run.metafiles.some(importsConfig) ? siteConfigKey(options) : null,
    bundle: run.bundle,
  }
}
