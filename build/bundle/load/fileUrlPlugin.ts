// esbuild plugin: in code of the site, `new URL('./a.csv', import.meta.url)` is the URL of a copy of the
// file, and `new Worker(new URL('./worker.js', import.meta.url))` starts a script with all its imports. The
// same is true in modules of packages that modulesWithUrls.ts finds.
import { basename, dirname, extname, join } from 'node:path'
import type { BuildOptions, Loader, OnLoadArgs, OnLoadResult, Plugin, PluginBuild } from 'esbuild'
import { hashOf } from '../../io/hash.ts'
import { relativePath } from '../../io/osPath.ts'
import { hrefOf } from '../../shared/paths.ts'
import { remembered } from '../resolve/packagePlace.ts'
import { realPath } from '../workFolder/workNames.ts'
import { addModulesWithUrls } from './modulesWithUrls.ts'
import { packageCode, siteCode } from './siteCode.ts'

interface FileUrls {
  readonly baseUrl: string
  readonly root: string
  /** Where the bundler sees the site's own modules, absolute; the folder `site` by default. */
  readonly site?: string
  /** Receives the scripts of workers: name in `dist/` → content. */
  readonly assets: Map<string, Uint8Array>
  /** Receives the files in them, absolute. */
  readonly read: Set<string>
  /** Modules of packages with such URLs, absolute. Receives those of workers. */
  readonly withUrls: Set<string>
  /** The workers that are being bundled around this run, as their paths in the working folder. */
  readonly within?: readonly string[]
}

const pluginName = 'troodon-file-urls'

export function fileUrlPlugin(options: FileUrls): Plugin {
  return {
    name: pluginName,
    setup(build) {
      const base = build.initialOptions.absWorkingDir ?? '/'
      const site = options.site ?? join(base, 'site')
      const load =
        (codeOf: typeof siteCode) =>
        async ({ path }: Pick<OnLoadArgs, 'path'>): Promise<OnLoadResult | null> => {
          if (codeOf === siteCode && path.slice(site.length).includes('node_modules')) return null
          const { code, isChanged } = await codeOf(build, path)
          return isChanged ? { contents: code, loader: loaderOf(path), resolveDir: dirname(path) } : null
        }
      const ofSite = new RegExp(`^${escaped(site)}[\\\\/].*\\.(?:[cm]?js|jsx|tsx?)$`)
      build.onLoad({ filter: ofSite, namespace: 'file' }, load(siteCode))
      const ofPackages = [...options.withUrls].map(escaped).join('|')
      if (ofPackages !== '')
        build.onLoad({ filter: new RegExp(`^(?:${ofPackages})$`), namespace: 'file' }, load(packageCode))
      const workers = remembered((path) => workerUrl(path, build, options))
      build.onResolve(
        { filter: /^troodon-worker:/ },
        async ({ path, kind, importer, resolveDir, pluginData }) => {
          const file = path.slice('troodon-worker:'.length)
          const found = await build.resolve(file, { kind, importer, resolveDir, pluginData })
          if (found.errors.length > 0) return { errors: found.errors }
          const isRelative = found.namespace === 'package'
          const worker = isRelative ? found.path : relativePath(base, found.path)
          // esbuild loads no import of a module before all are resolved. A large worker, such as that of an
          // editor, is therefore finished before the rest of the editor is loaded: 100 MB less at the peak.
          await workers(worker)
          return { path: worker, namespace: 'worker' }
        },
      )
      build.onLoad({ filter: /.*/, namespace: 'worker' }, ({ path }) => workers(path))
    },
  }
}

/** A separate script. Only browsers start workers, so the server can get any URL. */
async function workerUrl(path: string, build: PluginBuild, options: FileUrls): Promise<OnLoadResult> {
  const { baseUrl, root, assets, read, withUrls, within = [] } = options
  if (build.initialOptions.platform === 'node') return { contents: 'export default "/"', loader: 'js' }
  if (within.includes(path)) return startedAgain(path, within)
  const base = build.initialOptions.absWorkingDir ?? '/'
  const { plugins = [], loader, define } = build.initialOptions
  const settings = {
    ...(loader ? { loader } : {}),
    ...(define ? { define: { ...define, global: 'self' } } : {}),
    absWorkingDir: base,
    entryPoints: [join(base, path)],
    bundle: true,
    write: false as const,
    minify: true,
    format: 'esm' as const,
    platform: 'browser' as const,
    jsx: 'automatic' as const,
    preserveSymlinks: true,
    logLevel: 'silent' as const,
    metafile: true as const,
    outdir: '/out',
    plugins: plugins
      .filter(({ name }) => !ofPages.has(name))
      .map((one) =>
        one.name === pluginName ? fileUrlPlugin({ ...options, within: [...within, path] }) : one,
      ),
  } satisfies BuildOptions
  try {
    const first = await build.esbuild.build(settings)
    const hasMore = addModulesWithUrls(first, base, withUrls)
    const { outputFiles, metafile } = hasMore ? await build.esbuild.build(settings) : first
    const content = outputFiles.find((file) => file.path.endsWith('.js'))?.contents ?? new Uint8Array()
    const stem = basename(path, extname(path)).replace(/[^\w.-]/g, '_')
    const name = `assets/workers/${stem}.${hashOf(content).slice(0, 8)}.js`
    assets.set(name, content)
    for (const input of Object.keys(metafile.inputs)) {
      const file = join(base, input)
      const isOfPackage = /^(?:[^:]*\/)?node_modules\//.test(input)
      const own = isOfPackage ? file : realPath(file, { work: base, root })
      if (own !== null) read.add(own)
    }
    return { contents: `export default ${JSON.stringify(hrefOf(`/${name}`, baseUrl))}`, loader: 'js' }
  } catch (error) {
    return { errors: (error as { errors: { text: string }[] }).errors }
  }
}

/** A worker that starts itself, as threads of WebAssembly do, has the URL of its own script. */
const startedAgain = (path: string, within: readonly string[]): OnLoadResult =>
  path === within.at(-1)
    ? { contents: 'export default self.location.href', loader: 'js' }
    : { errors: [{ text: `Workers start each other: ${[...within, path].join(' → ')}` }] }

/** Plugins for the entries of pages. */
const ofPages: ReadonlySet<string> = new Set(['troodon-page-entries', 'troodon-links', 'troodon-after-first'])

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

const loaderOf = (path: string): Loader => {
  const ending = extname(path)
  return ending === '.ts' || ending === '.tsx' ? (ending.slice(1) as Loader) : 'jsx'
}
