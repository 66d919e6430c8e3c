// The theme of a site for Docusaurus as code: a script for the server, modules for browsers, and one style
// sheet for each direction of writing.
import { dirname, join } from 'node:path'
import type { BuildOptions, Metafile, OutputFile, Plugin } from 'esbuild'
import { providedNames } from '../../bundle/resolve/providedPlugin.ts'
import { extensionsOf, pageEnvironment } from '../../bundle/runSettings.ts'
import { type Workbox, workerBuild } from '../../bundle/serviceWorker.ts'
import { hashOf } from '../../io/hash.ts'
import type { ThemeCode } from '../../model/bundle.ts'
import type { Diagnostic } from '../../model/diagnostics.ts'
import { asFunctionBody, waitsAtTop } from './awaitingScript.ts'
import { codePlugins, type ThemeOptions } from './codePlugins.ts'
import { withLaterCommonJs } from './laterCommonJs.ts'
import { type LooseBuilder, looseBuilder } from './looseExports.ts'
import { moduleKeys } from './moduleKeys.ts'
import { strictAliases } from './moduleTypes.ts'
import { serverEntry } from './serverEntry.ts'
import { mirroredSheets, sheetOrder } from './sheetOrder.ts'
import { componentFinder } from './themePlugin.ts'

export interface ThemeBundle {
  /** Name in the output → content. */
  readonly files: ReadonlyMap<string, Uint8Array>
  readonly script: string
  /** That of the first language, and that of languages of the other direction. */
  readonly styles: readonly string[]
  readonly server: string
  readonly code: ThemeCode
  /** The service worker; null for a site without one. */
  readonly worker: string | null
  readonly inputs: readonly string[]
  readonly warnings: readonly Diagnostic[]
}

export async function bundleTheme(options: ThemeOptions): Promise<ThemeBundle> {
  const { build } = await import('esbuild')
  const { root } = options
  const found = { assets: new Map<string, Uint8Array>(), read: new Set<string>() }
  const plugins = (isServer: boolean): Plugin[] => codePlugins(options, isServer, found)
  // One after the other: esbuild would have the modules of both in memory.
  const loose = looseBuilder(root, build)
  const server = await bundleServer({ ...serverOptions(options), plugins: plugins(true) }, loose)
  const client = await loose.build({ ...clientOptions(options), plugins: plugins(false) })
  const sheets = sheetOrder(client.metafile, 'clientEntry.js')
  const styles = [await bundleSheets(options, sheets, found)]
  if (options.mirrored) {
    const mirrored = { ...options, ...options.mirrored }
    styles.push(await bundleSheets(mirrored, mirroredSheets(sheets, options), found))
  }
  const clientFiles = withLaterCommonJs(client.outputFiles, client.metafile)
  const scripts = namedFiles(clientFiles, root).filter(([name]) => name.endsWith('.js'))
  const worker = options.workbox && (await build(workerOptions(options, options.workbox)))
  const metafiles = [server, client, ...styles, ...(worker ? [worker] : [])].map(({ metafile }) => metafile)
  return {
    files: new Map([...found.assets, ...scripts, ...styles.flatMap(({ files }) => files)]),
    script: scripts.find(([name]) => /\/main-[A-Z0-9]+\.js$/.test(name))?.[0] ?? '',
    styles: styles.map(({ path }) => path),
    server: server.script,
    code: moduleKeys({ ...server, script: server.outputFiles[0]?.text ?? '', table }),
    worker: worker?.outputFiles[0]?.text ?? null,
    inputs: [...new Set([...metafiles.flatMap((metafile) => filesIn(metafile, root)), ...found.read])],
    warnings: loose.warnings(),
  }
}

async function bundleServer(
  options: ReturnType<typeof serverOptions> & { readonly plugins: Plugin[] },
  { build }: LooseBuilder,
) {
  try {
    const made = await build(options)
    return { ...made, script: made.outputFiles[0]?.text ?? '' }
  } catch (error) {
    if (!waitsAtTop(error)) throw error
    const define = { ...options.define, 'import.meta': '__meta' }
    const banner = { js: `${options.banner.js} var __meta = { url: "file:///server.js" };` }
    const made = await build({ ...options, define, banner, format: 'esm' as const })
    return { ...made, script: asFunctionBody(made.outputFiles[0]?.text ?? '') }
  }
}

interface BundledSheets {
  readonly path: string
  /** The sheet, and the files that it loads. */
  readonly files: readonly (readonly [name: string, contents: Uint8Array])[]
  readonly metafile: Metafile
}

async function bundleSheets(
  options: ThemeOptions,
  sheets: readonly string[],
  found: Parameters<typeof codePlugins>[2],
): Promise<BundledSheets> {
  const { build } = await import('esbuild')
  const plugins = codePlugins(options, false, found)
  const { outputFiles, metafile } = await build({ ...styleOptions(options, sheets), plugins })
  const files = namedFiles(outputFiles, options.root)
  const written = files.find(([name]) => name === sheetName)?.[1] ?? new Uint8Array()
  const sheet = options.orderMedia
    ? Buffer.from(await options.orderMedia(Buffer.from(written).toString()))
    : written
  const path = `assets/css/styles.${hashOf(sheet).slice(0, 8)}.css`
  return {
    path,
    files: files.map(([name, contents]) => (name === sheetName ? [path, sheet] : [name, contents])),
    metafile,
  }
}

/** The module of the functions that load code, as the bundler names it. */
const table = 'troodon:modules'

const sheetName = 'styles.css'

const namedFiles = (
  files: readonly Pick<OutputFile, 'path' | 'contents'>[],
  root: string,
): [name: string, contents: Uint8Array][] =>
  files.map(({ path, contents }) => [path.slice(root.length + 1), contents])

const filesIn = ({ inputs }: Metafile, root: string): readonly string[] =>
  // Modules of values have the key of their code in their name.
  Object.keys(inputs).flatMap((name) =>
    /^(?:[\w-]+:|[<(])|\?values=\w+$/.test(name) ? [] : [join(root, name)],
  )

const define = {
  'process.env.NODE_ENV': '"production"',
  'process.env.TROODON_SEARCH': '"local"',
  'require.resolveWeak': '__weak',
  '__webpack_require__.gca': '__chunk',
}

/** Those of plugins, and what Docusaurus defines. */
function constants({ plugins }: ThemeOptions, isServer: boolean): Readonly<Record<string, string>> {
  const { provided, define: ofPlugins } = isServer ? plugins.server : plugins.browser
  return { ...providedNames(provided, isServer), ...ofPlugins, ...pageEnvironment(ofPlugins), ...define }
}

const commonOptions = ({ root, packages, themes, ...others }: ThemeOptions) =>
  ({
    alias: strictAliases(root, themes, componentFinder({ root, packages, themes, ...others })),
    bundle: true,
    write: false,
    metafile: true,
    absWorkingDir: root,
    nodePaths: [...packages.nodePaths],
    jsx: 'automatic',
    logLevel: 'silent',
    tsconfigRaw: '{}',
    loader: { '.js': 'jsx' },
    // What webpack's code asks for by these names is always there, or needs nothing.
    banner: { js: 'var __weak = (name) => name, __chunk = () => undefined;' },
  }) satisfies BuildOptions

const serverOptions = (options: ThemeOptions) =>
  ({
    ...commonOptions(options),
    stdin: {
      contents: serverEntry(options.packages.client),
      loader: 'jsx',
      resolveDir: options.packages.client,
    },
    outfile: join(options.root, 'server.cjs'),
    platform: 'node',
    format: 'cjs',
    mainFields: ['module', 'main'],
    conditions: ['import', 'node'],
    define: {
      ...constants(options, true),
      'globalThis.__site': '__site',
      'globalThis.__given': '__given',
    },
    ...extensionsOf(options.plugins.server),
  }) satisfies BuildOptions

const clientOptions = (options: ThemeOptions) =>
  ({
    ...commonOptions(options),
    entryPoints: { main: join(options.packages.client, 'clientEntry.js') },
    outdir: options.root,
    entryNames: 'assets/js/[name]-[hash]',
    chunkNames: 'assets/js/[hash]',
    platform: 'browser',
    format: 'esm',
    splitting: true,
    minify: true,
    mainFields: ['browser', 'module', 'main'],
    define: {
      global: 'globalThis',
      'process.env': 'Reflect',
      ...constants(options, false),
      'process.env.HYDRATE_CLIENT_ENTRY': 'true',
      'module.hot': 'undefined',
    },
    ...extensionsOf(options.plugins.browser),
  }) satisfies BuildOptions

const workerOptions = ({ root, engineRoot }: ThemeOptions, { folder }: Workbox) =>
  ({
    ...workerBuild(join(engineRoot, 'theme/sw.ts'), { name: 'troodon-no-packages', setup() {} }),
    ...{ bundle: true, write: false, metafile: true, absWorkingDir: root, outdir: root, logLevel: 'silent' },
    nodePaths: [dirname(folder)],
    define,
    tsconfigRaw: '{}',
  }) satisfies BuildOptions

/** One style sheet for all pages, as in Docusaurus. */
const styleOptions = (options: ThemeOptions, sheets: readonly string[]) =>
  ({
    ...commonOptions(options),
    stdin: {
      contents: sheets.map((sheet) => `@import ${JSON.stringify(sheet)};`).join('\n'),
      loader: 'css',
      resolveDir: options.root,
    },
    outfile: join(options.root, sheetName),
    minify: true,
    assetNames: 'assets/files/[name]-[hash]',
    publicPath: options.baseUrl,
    banner: {},
  }) satisfies BuildOptions
