// The theme's code in the cache: bundled again when a file that went into it has changed.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { BuildFailure } from 'esbuild'
import type { Bundled } from '../../bundle/bundle.ts'
import { recorded, recordedInput } from '../../bundle/bundleInputs.ts'
import { type BundleOptions, toDiagnostic } from '../../bundle/bundleTypes.ts'
import { currentRecord, freshBundle, settingsOf, writeRecord } from '../../bundle/freshBundle.ts'
import { restyledBundle, scannedStyles } from '../../bundle/restyledBundle.ts'
import { openStyles } from '../../bundle/styles/siteStyles.ts'
import { stopBundler, usingBundler } from '../../io/bundlerProcess.ts'
import { hashOf } from '../../io/hash.ts'
import type { Bundle } from '../../model/bundle.ts'
import type { ThemeContract } from '../../model/themeContract.ts'
import { outputPath, type SourcePath, sourcePath } from '../../shared/paths.ts'
import { bundleTheme, type ThemeBundle } from './bundleTheme.ts'
import { clientPackages, moduleFile } from './clientPackages.ts'

/** `modules` are all that routes and texts of all languages name. */
export async function themeBundle(
  options: Omit<BundleOptions, 'codePages'>,
  contract: ThemeContract,
  modules: readonly string[],
): Promise<Bundled> {
  const trace = async () => null
  const themes = withSearch(contract.themes, options)
  // Everything that decides what is bundled, besides the files themselves.
  const codePages = [...modules, ...themes.map((one) => relative(options.root, one))] as SourcePath[]
  const { root, engineRoot, config } = options
  const folder = join(options.cacheFolder, 'theme')
  const folders = { work: join(folder, 'none/work'), root }
  const all = { ...options, codePages }
  const styles = openStyles(all, folders.work)
  const known = currentRecord(all)
  if (known && (freshBundle(all) ?? (await restyledBundle(all, styles))))
    return { ok: true, bundle: known.bundle, trace }
  const packages = clientPackages(root, contract.themes)
  const begun = Date.now()
  try {
    const made = await usingBundler(() =>
      bundleTheme({
        ...{ root, engineRoot, packages, modules, baseUrl: config.baseUrl },
        themes,
        clientModules: contract.clientModules,
        prismLanguages: languagesOf(contract),
        plugins: options.plugins,
        styles,
        compile: (path, text) => options.compile(sourcePath(relative(root, path)), text),
      }),
    )
    await stopBundler()
    const bundle = write(made, folder)
    const inputs = [...made.inputs, ...styles.inputs.files].map(recordedInput(begun, folders))
    writeRecord(options.cacheFolder, {
      settings: settingsOf(all),
      codePages,
      inputs,
      scanned: await scannedStyles(styles, begun, folders),
      outputs: bundle.files.map(({ file }) => recorded(file)),
      folders: [],
      missing: [],
      ignoring: {},
      siteConfig: null,
      needsAll: false,
      sheets: { frame: { own: [] }, pages: {} },
      bundle,
    })
    return { ok: true, bundle, trace }
  } catch (error) {
    if (!(error instanceof Error) || !('errors' in error)) throw error
    return {
      ok: false,
      diagnostics: (error as BuildFailure).errors.map((message) => toDiagnostic(message, 'bundleFailed')),
    }
  }
}

/** Our search bar is the last one, unless a theme of the site has a search. */
function withSearch(
  themes: readonly string[],
  { config, engineRoot }: Pick<BundleOptions, 'config' | 'engineRoot'>,
): readonly string[] {
  const bars = themes.flatMap((folder) => moduleFile(join(folder, 'SearchBar')) ?? [])
  // The classic theme has an empty one.
  const hasSearch = bars.some((file) => !readFileSync(file, 'utf8').includes('@docusaurus/Noop'))
  return config.search?.provider === 'local' && !hasSearch
    ? [...themes, join(engineRoot, 'theme/docusaurus/search')]
    : themes
}

function languagesOf({ site }: ThemeContract): readonly string[] {
  const { themeConfig } = site.config as {
    readonly themeConfig?: { readonly prism?: { readonly additionalLanguages?: readonly string[] } }
  }
  return themeConfig?.prism?.additionalLanguages ?? []
}

function write(made: ThemeBundle, folder: string): Bundle {
  rmSync(join(folder, 'client'), { recursive: true, force: true })
  const files = [...made.files].map(([path, contents]) => {
    const file = join(folder, 'client', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, contents)
    return { path: outputPath(path), file, hash: hashOf(contents) }
  })
  const serverKey = hashOf(made.server).slice(0, 12)
  const serverBundle = join(folder, `server-${serverKey}.cjs`)
  writeFileSync(serverBundle, made.server)
  return {
    key: hashOf(made.script, made.style, serverKey),
    files,
    script: outputPath(made.script),
    styles: [outputPath(made.style)],
    pages: {},
    serverBundle,
    isStock: false,
    hasOwnParts: true,
    boot: '',
    inputs: {},
    worker: null,
    styleHosts: [],
    connectHosts: [],
    failed: {},
    styleUrls: [],
    asksForOrigins: false,
    asksForDocs: false,
    diagnostics: [],
  }
}
