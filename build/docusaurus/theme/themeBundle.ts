// The theme's code in the cache: bundled again when a file that went into it has changed.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { BuildFailure, Message } from 'esbuild'
import type { Bundled } from '../../bundle/bundle.ts'
import { recorded, recordedInput } from '../../bundle/bundleInputs.ts'
import { type BundleOptions, toDiagnostic } from '../../bundle/bundleTypes.ts'
import {
  currentRecord,
  freshBundle,
  recordedFolder,
  settingsOf,
  writeRecord,
} from '../../bundle/freshBundle.ts'
import { placeInText } from '../../bundle/load/markdownPlugin.ts'
import { restyledBundle, scannedStyles } from '../../bundle/restyledBundle.ts'
import { findWorkbox } from '../../bundle/serviceWorker.ts'
import { openStyles } from '../../bundle/styles/siteStyles.ts'
import { keepHeapLean, stopBundler, usingBundler } from '../../io/bundlerProcess.ts'
import { hashOf } from '../../io/hash.ts'
import type { Bundle } from '../../model/bundle.ts'
import type { ThemeContract } from '../../model/themeContract.ts'
import { outputPath, type SourcePath, sourcePath } from '../../shared/paths.ts'
import { bundleTheme, type ThemeBundle } from './bundleTheme.ts'
import { clientPackages, moduleFile } from './clientPackages.ts'
import type { ThemeOptions } from './codePlugins.ts'
import { openMediaOrder } from './mediaOrder.ts'
import { withThemeRules } from './themeRules.ts'

/**
 * `modules` are all that routes and texts of all languages name. `other` is that of a language which is
 * written in the other direction.
 */
export async function themeBundle(
  options: Omit<BundleOptions, 'codePages'>,
  contract: ThemeContract,
  other: ThemeContract | null,
  modules: readonly string[],
): Promise<Bundled> {
  const bars = contract.themes.flatMap((one) => moduleFile(join(one, 'SearchBar')) ?? [])
  const themes = withSearch(contract.themes, bars, options)
  const plugins = withThemeRules(options.plugins, contract)
  const orderMedia = openMediaOrder(options.root, contract.site.config)
  // Everything that decides what is bundled, besides the files themselves.
  const codePages = [
    ...modules,
    ...themes.map((one) => relative(options.root, one)),
    plugins.key,
    ...(orderMedia ? ['ordered media queries'] : []),
    ...(other ? [`mirrored: ${withThemeRules(options.plugins, other).key}`] : []),
  ] as SourcePath[]
  const all = { ...options, codePages }
  const work = join(options.cacheFolder, 'theme/none/work')
  const styles = openStyles({ ...all, plugins }, work)
  const mirrored = other && {
    clientModules: other.clientModules,
    styles: openStyles({ ...all, plugins: withThemeRules(options.plugins, other) }, work, styles.inputs),
  }
  const known = currentRecord(all)
  if (known && (freshBundle(all) ?? (await restyledBundle(all, styles))))
    return { ok: true, bundle: known.bundle, trace }
  try {
    const read = [...bars, ...contract.files]
    const bundle = await bundleAgain(all, contract, {
      ...{ themes, modules, plugins, styles, mirrored, orderMedia, work, read },
    })
    return { ok: true, bundle, trace }
  } catch (error) {
    if (!(error instanceof Error) || !('errors' in error)) throw error
    return {
      ok: false,
      diagnostics: (error as BuildFailure).errors.map((message) =>
        toDiagnostic(inMarkdown(message, options.root), 'bundleFailed'),
      ),
    }
  }
}

const trace = async () => null

/** Code of Markdown is compiled: the place is that in the file. */
function inMarkdown(message: Message, root: string): Message {
  const file = /^(.*\.mdx?)(?:\?values=\w+)?$/.exec(message.location?.file ?? '')?.[1]
  if (!message.location || file === undefined || !existsSync(join(root, file))) return message
  const place = placeInText(message.location, readFileSync(join(root, file), 'utf8'))
  return { ...message, location: { ...message.location, ...place, file } }
}

interface Code extends Pick<ThemeOptions, 'themes' | 'modules' | 'plugins' | 'mirrored' | 'orderMedia'> {
  readonly styles: ReturnType<typeof openStyles>
  readonly work: string
  /** Further files that it depends on. */
  readonly read: readonly string[]
}

async function bundleAgain(
  options: BundleOptions & { readonly codePages: readonly SourcePath[] },
  contract: ThemeContract,
  { themes, modules, plugins, styles, mirrored, orderMedia, work, read }: Code,
): Promise<Bundle> {
  const { root, engineRoot, config, cacheFolder, codePages, compile, compileValues } = options
  const begun = Date.now()
  const made = await usingBundler(async () => {
    await keepHeapLean()
    return bundleTheme({
      ...{ root, engineRoot, modules, themes, plugins, styles, mirrored, orderMedia },
      baseUrl: config.baseUrl,
      staticFolders: config.staticDirectories,
      packages: clientPackages(root, contract.themes),
      clientModules: contract.clientModules,
      data: contract.data,
      prismLanguages: languagesOf(contract),
      svgr: contract.svgr,
      workbox: findWorkbox(root, config),
      compile: (path, text) => compile(sourcePath(relative(root, path)), text),
      compileValues: async (path, text) =>
        (await compileValues?.(sourcePath(relative(root, path)), text)) ?? '',
    })
  })
  await stopBundler()
  const bundle = write(made, join(cacheFolder, 'theme'))
  const folders = { work, root }
  const inputs = new Set([...made.inputs, ...styles.inputs.files, ...read])
  writeRecord(cacheFolder, {
    settings: settingsOf(options),
    codePages,
    inputs: [...inputs].map(recordedInput(begun, folders)),
    scanned: await scannedStyles(styles, begun, folders),
    outputs: bundle.files.map(({ file }) => recorded(file)),
    // A component that a theme gets later takes the place of another one.
    folders: themes.flatMap(foldersIn).map(recordedFolder),
    missing: [],
    ignoring: {},
    siteConfig: null,
    needsAll: false,
    sheets: { frame: { own: [] }, pages: {} },
    bundle,
  })
  return bundle
}

/** Our search bar is the last one, unless a theme of the site has a search. */
function withSearch(
  themes: readonly string[],
  bars: readonly string[],
  { config, engineRoot }: Pick<BundleOptions, 'config' | 'engineRoot'>,
): readonly string[] {
  // The classic theme has an empty one.
  const hasSearch = bars.some((file) => !readFileSync(file, 'utf8').includes('@docusaurus/Noop'))
  return config.search?.provider === 'local' && !hasSearch
    ? [...themes, join(engineRoot, 'theme/docusaurus/search')]
    : themes
}

function foldersIn(folder: string): readonly string[] {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []
  const inner = entries.filter((one) => one.isDirectory() && one.name !== 'node_modules')
  return [folder, ...inner.flatMap(({ name }) => foldersIn(join(folder, name)))]
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
    key: hashOf(made.script, ...made.styles, serverKey),
    files,
    script: outputPath(made.script),
    styles: made.styles.map(outputPath),
    pages: {},
    serverBundle,
    usesBlocks: false,
    isStock: false,
    code: made.code,
    hasOwnParts: true,
    boot: '',
    inputs: {},
    worker: made.worker,
    styleHosts: [],
    connectHosts: [],
    failed: {},
    styleUrls: [],
    asksForDocs: false,
    diagnostics: made.warnings,
  }
}
