// The theme and the site's pages → browser files, a server bundle and the boot script, with esbuild. Kept in the cache
// and used again while no input changed.
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { BuildFailure, BuildOptions, Metafile } from 'esbuild'
import type { Diagnostic } from '../model/diagnostics.ts'
import type { Config } from '../model/project.ts'
import { type OutputPath, outputPath, type SourcePath, sourcePath } from '../shared/paths.ts'
import { findStorageSuffix } from '../shared/storageSuffix.ts'
import { aliasPlugin, cssModulesPlugin } from './bundlePlugins.ts'
import { hashOf } from './hash.ts'
import { writeWhole } from './loadModule.ts'
import { type FileStat, sameStat, statOf } from './scan.ts'

export interface BundleOptions {
  readonly root: string
  readonly engineRoot: string
  readonly cacheFolder: string
  readonly config: Config
  /** Identity of the engine's code: what bundles is part of what is bundled. */
  readonly engine: string
  /** Page components, by source. */
  readonly pages: readonly SourcePath[]
}

export interface Bundle {
  /** Identity of all browser and server code. */
  readonly key: string
  /** Browser files: output path → file in the cache and its hash. */
  readonly files: readonly { readonly path: OutputPath; readonly file: string; readonly hash: string }[]
  readonly script: OutputPath
  readonly styles: readonly OutputPath[]
  readonly pages: Readonly<Record<SourcePath, PageModule>>
  readonly serverBundle: string
  readonly boot: string
}

export interface PageModule {
  readonly script: OutputPath
  readonly styles: readonly OutputPath[]
  readonly hasDefaultExport: boolean
}

const recordName = 'bundle.json'

interface Input extends FileStat {
  readonly path: string
  readonly hash: string
}

interface Recorded {
  readonly settings: string
  readonly inputs: readonly Input[]
  readonly bundle: Bundle
}

export type Bundled = { readonly ok: true; readonly bundle: Bundle } | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] }

export async function bundle(options: BundleOptions): Promise<Bundled> {
  const known = freshBundle(options)
  if (known) return { ok: true, bundle: known }
  const folder = join(options.cacheFolder, 'theme')
  try {
    const built = await buildAll(options, folder)
    writeWhole(join(folder, recordName), JSON.stringify({ settings: settingsOf(options), ...built } satisfies Recorded))
    return { ok: true, bundle: built.bundle }
  } catch (error) {
    if (!(error instanceof Error) || !('errors' in error)) throw error
    return { ok: false, diagnostics: (error as BuildFailure).errors.map(toDiagnostic) }
  }
}

/** Everything but file contents that decides what is built: files added to the site's theme folder count. */
const settingsOf = ({ root, engineRoot, config, pages, engine }: BundleOptions): string =>
  hashOf(engine, config.baseUrl, JSON.stringify([pages, bootConstants(config), overrides(root, engineRoot)]))

function overrides(root: string, engineRoot: string): readonly string[] {
  const folder = join(root, 'theme')
  if (folder === join(engineRoot, 'theme') || !existsSync(folder)) return []
  return (readdirSync(folder, { recursive: true }) as string[]).sort()
}

/** The last bundle, when no file that went into it has changed. */
export function freshBundle(options: BundleOptions): Bundle | null {
  try {
    const known = JSON.parse(readFileSync(join(options.cacheFolder, 'theme', recordName), 'utf8')) as Recorded
    if (known.settings !== settingsOf(options) || !existsSync(known.bundle.serverBundle)) return null
    return known.inputs.every(isUnchanged) && known.bundle.files.every(({ file }) => existsSync(file)) ? known.bundle : null
  } catch {
    return null
  }
}

const isUnchanged = (input: Input): boolean => sameStat(input, statOf(statSync(input.path))) || hashOf(readFileSync(input.path)) === input.hash

const bootConstants = (config: Config) => ({
  defaultMode: config.theme.colorMode.defaultMode,
  respectPrefersColorScheme: config.theme.colorMode.respectPrefersColorScheme,
  storageSuffix: findStorageSuffix(config.storage.namespace, config.url + config.baseUrl),
  announcementId: config.theme.announcementBar?.id ?? null,
})

/**
 * One layout for every site, made of links: theme/, build/ and node_modules/ are the engine's, site/ is the site. Paths go
 * into esbuild's names and hashes; with this the same files give the same bytes wherever they lie.
 */
function layOut(folder: string, root: string, engineRoot: string): string {
  const work = join(folder, 'work')
  mkdirSync(work, { recursive: true })
  // esbuild reads the nearest package.json; without one here it would be that of whatever folder the cache lies in.
  writeWhole(join(work, 'package.json'), '{ "type": "module" }')
  const links = { theme: join(engineRoot, 'theme'), build: join(engineRoot, 'build'), node_modules: join(engineRoot, 'node_modules'), site: root }
  for (const [name, target] of Object.entries(links)) {
    const link = join(work, name)
    if (lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() && readlinkSync(link) === target) continue
    rmSync(link, { recursive: true, force: true })
    symlinkSync(target, link)
  }
  return work
}

async function buildAll(options: BundleOptions, folder: string): Promise<Omit<Recorded, 'settings'>> {
  const { root, engineRoot, config, pages } = options
  const work = layOut(folder, root, engineRoot)
  const esbuild = await import('esbuild')
  const define = { 'process.env.NODE_ENV': '"production"', 'process.env.TROODON_BOOT': JSON.stringify(JSON.stringify(bootConstants(config))) }
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
    loader: { '.svg': 'file', '.png': 'file', '.jpg': 'file', '.jpeg': 'file', '.gif': 'file', '.webp': 'file', '.avif': 'file', '.woff2': 'file' },
    assetNames: 'assets/media/[name].[hash]',
    publicPath: config.baseUrl.replace(/\/$/, '') || '/',
    outdir: '/out',
  } satisfies BuildOptions & { write: false; metafile: true; bundle: true }
  const aliases = aliasPlugin({ site: join(work, 'site'), engine: work, overrides: root !== engineRoot })
  const entries = Object.fromEntries(
    pages.map((page) => [`pages/${page.replace(/\.\w+$/, '').replaceAll(/[^\w/-]/g, '_')}`, join(work, 'site', page)]),
  )
  const client = esbuild.build({
    ...common,
    entryPoints: { client: join(work, 'theme/client.tsx'), ...entries },
    entryNames: 'assets/[name].[hash]',
    chunkNames: 'assets/chunks/[hash]',
    splitting: true,
    minify: true,
    platform: 'browser',
    target: ['es2022', 'chrome110', 'firefox115', 'safari16.4'],
    define: { ...define, 'process.env.TROODON_SSR': '""' },
    plugins: [aliases, cssModulesPlugin(true)],
  })
  const imports = pages.map((page, index) => `import * as page${index} from ${JSON.stringify(join(work, 'site', page))}`)
  const server = esbuild.build({
    ...common,
    stdin: {
      contents: [
        `export { renderApp } from ${JSON.stringify(join(work, 'theme/server.tsx'))}`,
        ...imports,
        `export const pages = { ${pages.map((page, index) => `${JSON.stringify(page)}: page${index}`).join(', ')} }`,
      ].join('\n'),
      resolveDir: work,
      sourcefile: 'server-entry.js',
    },
    platform: 'node',
    target: 'node20',
    minifySyntax: true,
    define: { ...define, 'process.env.TROODON_SSR': '"1"' },
    banner: { js: "import { createRequire as createRequire_ } from 'node:module'; const require = createRequire_(import.meta.url);" },
    plugins: [aliases, cssModulesPlugin(false)],
  })
  const boot = esbuild.build({
    ...common,
    entryPoints: [join(work, 'theme/boot.ts')],
    format: 'iife',
    minify: true,
    platform: 'browser',
    target: 'es2020',
    define,
  })
  const [clientResult, serverResult, bootResult] = await Promise.all([client, server, boot])
  const browserFiles = clientResult.outputFiles.map((file) => ({
    path: outputPath(relative('/out', file.path).replaceAll('\\', '/')),
    contents: file.contents,
  }))
  const serverCode = serverResult.outputFiles.find((file) => file.path.endsWith('.js'))?.contents ?? new Uint8Array()
  const key = hashOf(serverCode, ...browserFiles.flatMap(({ path, contents }) => [path, contents]))
  const target = join(folder, key)
  const files = browserFiles.map(({ path, contents }) => {
    const file = join(target, path)
    mkdirSync(dirname(file), { recursive: true })
    writeWhole(file, contents)
    return { path, file, hash: hashOf(contents) }
  })
  const serverBundle = join(target, 'server.mjs')
  writeWhole(serverBundle, serverCode)
  const outputs = clientResult.metafile.outputs
  const main = entryOf(outputs, 'theme/client.tsx')
  const metafiles = [clientResult.metafile, serverResult.metafile, bootResult.metafile]
  return {
    inputs: inputsOf(metafiles, work),
    bundle: {
      key,
      files,
      script: main.script,
      styles: main.styles,
      pages: Object.fromEntries(pages.map((page) => [page, entryOf(outputs, `site/${page}`)])),
      serverBundle,
      boot: (bootResult.outputFiles[0]?.text ?? '').trim(),
    },
  }
}

function entryOf(outputs: Metafile['outputs'], entryPoint: string): PageModule {
  const found = Object.entries(outputs).find(([, output]) => output.entryPoint === entryPoint.replaceAll('\\', '/'))
  if (!found) throw new Error(`esbuild made no file for ${entryPoint}.`)
  const [path, { cssBundle, exports }] = found
  return { script: fromOut(path), styles: cssBundle === undefined ? [] : [fromOut(cssBundle)], hasDefaultExport: exports.includes('default') }
}

const fromOut = (path: string): OutputPath => outputPath(path.replace(/^(?:\.\.\/)*\/?out\//, ''))

function inputsOf(metafiles: readonly Metafile[], work: string): Input[] {
  const paths = new Set<string>()
  for (const metafile of metafiles)
    for (const path of Object.keys(metafile.inputs)) {
      const absolute = resolve(work, path.replace(/^[\w-]+:(?=\/)/, '').replace(/\?.*$/, ''))
      if (existsSync(absolute)) paths.add(absolute)
    }
  return [...paths].sort().map((path) => ({ path, ...statOf(statSync(path)), hash: hashOf(readFileSync(path)) }))
}

const toDiagnostic = (message: BuildFailure['errors'][number]): Diagnostic => ({
  code: 'bundleFailed',
  file: message.location ? sourcePath(message.location.file.replace(/^(?:.*\/)?theme\/work\/|^(?:\.\.\/)+/, '').replace(/^site\//, '')) : null,
  line: message.location?.line ?? 0,
  column: (message.location?.column ?? -1) + 1,
  message: message.text,
  hint: message.location?.suggestion || null,
})
