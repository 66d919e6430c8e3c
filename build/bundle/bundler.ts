// esbuild runs: browser code, server code, boot script, service worker. Each page is an entry of its own, so that a change in one page
// changes the files of that page alone.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { BuildOptions, BuildResult, Metafile, OutputFile } from 'esbuild'
import { hashOf, shortHash } from '../io/hash.ts'
import { writeWhole } from '../io/writeWhole.ts'
import type { Bundle, PageModule, StyleAddress } from '../model/bundle.ts'
import { formatTheme } from '../shared/formatTheme.ts'
import { type OutputPath, outputPath, type SourcePath, sourcePath } from '../shared/paths.ts'
import { assetPlugin } from './assetPlugin.ts'
import { layOut } from './bundleLayout.ts'
import { aliasPlugin, cssModulesPlugin } from './bundlePlugins.ts'
import { type BundleOptions, bootConstants, offlineOptions, toDiagnostic } from './bundleTypes.ts'
import { cssTextPlugin } from './cssTextPlugin.ts'
import { generatedPlugin } from './generatedPlugin.ts'
import { markdownPlugin } from './markdownPlugin.ts'
import { pageEntryPlugin } from './pageEntryPlugin.ts'
import { bundlePageStyles, type PageStyles } from './pageStyles.ts'
import { findWorkbox, workerBuild } from './serviceWorker.ts'
import { styleUrlPlugin } from './styleUrlPlugin.ts'
import { svgPlugin } from './svgPlugin.ts'

export interface BundlerRun {
  readonly bundle: Bundle
  readonly metafiles: readonly Metafile[]
  /** Folder that the metafiles' paths begin at. */
  readonly work: string
}

/** Ends esbuild's process, whose memory the rest of a build can use. The next bundle starts another. */
export const stopBundler = async (): Promise<void> => (await import('esbuild')).stop()

export async function runBundler(options: BundleOptions, folder: string): Promise<BundlerRun> {
  const { root, engineRoot, config, compile } = options
  const pages = [...options.pages, ...(options.codePages ?? [])]
  const work = layOut(folder, root, engineRoot)
  const workbox = findWorkbox(root, config)
  const esbuild = await import('esbuild')
  const define = {
    'process.env.NODE_ENV': '"production"',
    'process.env.TROODON_BOOT': JSON.stringify(JSON.stringify(bootConstants(config))),
    'process.env.TROODON_CLIENT_MODULES': config.clientModules.length > 0 ? '"1"' : '""',
    'process.env.TROODON_DRAFTS': config.drafts ? '"1"' : '""',
    'process.env.TROODON_PWA': JSON.stringify(workbox ? JSON.stringify(offlineOptions(config)) : ''),
  }
  const common = {
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    metafile: true,
    logLevel: 'silent',
    absWorkingDir: work,
    preserveSymlinks: true,
    tsconfigRaw: '{}',
    nodePaths: [join(work, 'node_modules')],
    loader: { '.js': 'jsx' },
    assetNames: 'assets/media/[name].[hash]',
    outdir: '/out',
    splitting: true,
  } satisfies BuildOptions & { write: false; metafile: true; bundle: true }
  const aliases = aliasPlugin({
    site: join(work, 'site'),
    engine: work,
    themePath: join(root, config.themePath) === join(engineRoot, 'theme') ? null : config.themePath,
  })
  const assets = new Map<string, Uint8Array>()
  const styleAddresses = new Map<string, StyleAddress>()
  const plugins = [
    markdownPlugin({ site: join(work, 'site'), compile }),
    styleUrlPlugin(config.baseUrl, styleAddresses),
    svgPlugin,
    generatedPlugin(config),
    cssTextPlugin([join(work, 'node_modules')]),
    aliases,
    assetPlugin(config.baseUrl, assets, options.cacheFolder),
  ]
  const entries = Object.fromEntries(pages.map((page) => [entryName(page), join(work, 'site', page)]))
  const forBrowser = {
    ...common,
    entryNames: 'assets/[name].[hash]',
    chunkNames: 'assets/chunks/[hash]',
    publicPath: config.baseUrl.replace(/\/$/, '') || '/',
    minify: true,
    platform: 'browser',
    target: ['es2022', 'chrome110', 'firefox115', 'safari16.4'],
    define: { ...define, 'process.env.TROODON_SSR': '""' },
  } satisfies BuildOptions & { write: false; metafile: true }
  const client = esbuild.build({
    ...forBrowser,
    entryPoints: { client: join(work, 'theme/client.tsx'), ...entries },
    plugins: [
      pageEntryPlugin({
        entries: pages.map((page) => join(work, 'site', page)),
        site: join(work, 'site'),
        without: [config.themePath, formatTheme, ...config.clientModules].map((path) =>
          join(work, 'site', path),
        ),
        frame: join(work, 'theme/App.tsx'),
      }),
      ...plugins,
      cssModulesPlugin(true),
    ],
  })
  const server = esbuild.build({
    ...common,
    entryPoints: { server: join(work, 'theme/server.tsx'), ...entries },
    entryNames: '[name].[hash]',
    chunkNames: 'chunks/[hash]',
    outExtension: { '.js': '.mjs' },
    platform: 'node',
    target: 'node20',
    minifySyntax: true,
    define: { ...define, 'process.env.TROODON_SSR': '"1"' },
    banner: {
      js: "import { createRequire as createRequire_ } from 'node:module'; const require = createRequire_(import.meta.url);",
    },
    plugins: [...plugins, cssModulesPlugin(false)],
  })
  const boot = esbuild.build({
    ...common,
    entryPoints: [join(work, 'theme/boot.ts')],
    format: 'iife',
    splitting: false,
    minify: true,
    platform: 'browser',
    target: 'es2020',
    define,
  })
  const worker =
    workbox &&
    esbuild.build({
      ...common,
      ...workerBuild(join(work, 'theme/sw.ts'), workbox),
      define,
      write: false,
      metafile: true,
    })
  const [clientResult, serverResult, bootResult, workerResult] = await Promise.all([
    client,
    server,
    boot,
    worker,
  ])
  const styles = await bundlePageStyles({
    metafile: clientResult.metafile,
    frame: 'theme/client.tsx',
    entries: pages.map((page) => `site/${page}`),
    work,
    settings: { ...forBrowser, plugins: [...plugins, cssModulesPlugin(true)] },
  })
  const media = [...assets].map(([name, contents]) => ({ path: `/out/${name}`, contents }))
  const outputs = withPageStyles(clientResult, 'theme/client.tsx', styles)
  const files = writeFiles([...outputs, ...media], join(folder, 'client'))
  const serverFiles = writeFiles(
    serverResult.outputFiles.filter(({ path }) => path.endsWith('.mjs')),
    join(folder, 'server'),
  )
  const browser = graphOf(clientResult.metafile, files)
  const node = graphOf(serverResult.metafile, serverFiles)
  const pageModule = (page: SourcePath): PageModule => {
    const shown = browser.entry(`site/${page}`)
    const printed = node.entry(`site/${page}`)
    const own = styles.outputs.get(`site/${page}`)
    const sheets = own === undefined ? [] : [outputPath(nameOf(own))]
    return {
      script: shown.path,
      styles: sheets,
      hasDefaultExport: shown.exports.includes('default'),
      serverFile: printed.file,
      key: hashOf(shown.path, ...sheets, printed.closure),
      inputs: contentOf(browser.inputsOf(shown.path), work, 'site/'),
      markdown: browser.markdownIn(shown.path),
    }
  }
  const main = browser.entry('theme/client.tsx')
  const theme = node.entry('theme/server.tsx')
  const bootScript = (bootResult.outputFiles[0]?.text ?? '').trim()
  const messages = new Map(
    [...clientResult.warnings, ...serverResult.warnings]
      .filter(({ pluginName }) => pluginName !== '')
      .map((message) => [JSON.stringify([message.text, message.location]), message]),
  )
  return {
    work,
    metafiles: [clientResult, serverResult, bootResult, ...(workerResult ? [workerResult] : [])].map(
      ({ metafile }) => metafile,
    ),
    bundle: {
      key: hashOf(main.path, ...main.styles, theme.closure, bootScript),
      inputs: contentOf([...browser.inputsOf(main.path), ...node.inputsOf(theme.path)], work),
      files,
      script: main.path,
      styles: main.styles,
      pages: Object.fromEntries(pages.map((page) => [page, pageModule(page)])),
      serverBundle: theme.file,
      boot: bootScript,
      worker: workerResult?.outputFiles[0]?.text ?? null,
      styleAddresses: [...styleAddresses.values()],
      diagnostics: [...messages.values()].map((message) => toDiagnostic(message, 'missingModule')),
    },
  }
}

/** The frame's style sheet is that of its entry; pages have the ones made for them. */
function withPageStyles(
  { metafile, outputFiles }: BuildResult<{ write: false; metafile: true }>,
  frame: string,
  { files }: PageStyles,
): readonly OutputFile[] {
  const { cssBundle = '' } =
    Object.values(metafile.outputs).find(({ entryPoint }) => entryPoint === frame) ?? {}
  const kept = outputFiles.filter(({ path }) => !path.endsWith('.css') || path.endsWith(nameOf(cssBundle)))
  const names = new Set(kept.map(({ path }) => path))
  return [...kept, ...files.filter(({ path }) => !names.has(path))]
}

/** Where an output lies below `dist/`. */
const nameOf = (path: string): string => path.replace(/^(?:\.\.\/)*\/?out\//, '')

const entryName = (page: SourcePath): string =>
  `pages/${page.replace(/\.\w+$/, '').replaceAll(/[^\w/-]/g, '_')}`

interface WrittenFile {
  readonly path: OutputPath
  readonly file: string
  readonly hash: string
}

/** Writes what is new and removes what is not made any more. Names carry a hash: equal names are equal files. */
function writeFiles(
  outputs: readonly Pick<OutputFile, 'path' | 'contents'>[],
  folder: string,
): readonly WrittenFile[] {
  const files = outputs.map(({ path, contents }) => {
    const name = outputPath(relative('/out', path).replaceAll('\\', '/'))
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeWhole(file, contents)
    return { path: name, file, hash: hashOf(contents) }
  })
  const kept = new Set(files.map(({ file }) => file))
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (entry.isFile() && !kept.has(file)) rmSync(file)
  }
  return files
}

/** Names of files below the work folder → identity of what they hold; `site/src/a.jsx` is `src/a.jsx`. Packages do not count. */
function contentOf(inputs: readonly string[], work: string, below = ''): Record<string, string> {
  const names = [...new Set(inputs.map((input) => input.replace(/^[\w-]+:|\?.*$/g, '')))]
    .filter(
      (input) => /^(?:site|theme)\//.test(input) && input.startsWith(below) && existsSync(join(work, input)),
    )
    .sort()
  return Object.fromEntries(
    names.map((name) => [name.replace(/^site\//, ''), shortHash(readFileSync(join(work, name), 'latin1'))]),
  )
}

interface Entry {
  readonly path: OutputPath
  readonly file: string
  readonly styles: readonly OutputPath[]
  readonly exports: readonly string[]
  /** Identity of the file and of all it imports. */
  readonly closure: string
}

function graphOf({ outputs }: Metafile, files: readonly WrittenFile[]) {
  const byPath = new Map(files.map((file) => [file.path as string, file]))
  const named = new Map(Object.entries(outputs).map(([path, output]) => [nameOf(path), output]))
  const reached = (path: string, seen = new Set<string>()): ReadonlySet<string> => {
    if (seen.has(path)) return seen
    seen.add(path)
    for (const { path: next, external } of named.get(path)?.imports ?? [])
      if (!external) reached(nameOf(next), seen)
    return seen
  }
  const inputsOf = (path: string): readonly string[] =>
    [...reached(path)].flatMap((one) => Object.keys(named.get(one)?.inputs ?? {}))
  return {
    entry(entryPoint: string): Entry {
      const found = [...named].find(([, output]) => output.entryPoint === entryPoint)
      if (!found) throw new Error(`esbuild made no file for ${entryPoint}.`)
      const [path, { cssBundle, exports }] = found
      const closure = hashOf(
        ...[...reached(path)].sort().flatMap((one) => [one, byPath.get(one)?.hash ?? '']),
      )
      return {
        path: outputPath(path),
        file: byPath.get(path)?.file ?? '',
        styles: cssBundle === undefined ? [] : [outputPath(nameOf(cssBundle))],
        exports,
        closure,
      }
    },
    inputsOf,
    markdownIn(path: string): readonly SourcePath[] {
      const inputs = inputsOf(path)
      return [
        ...new Set(
          inputs
            .filter((input) => /^site\/.*\.mdx?$/i.test(input))
            .map((input) => sourcePath(input.slice('site/'.length))),
        ),
      ].sort()
    },
  }
}
