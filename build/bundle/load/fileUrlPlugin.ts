// esbuild plugin: in code of the site, `new URL('./a.csv', import.meta.url)` is the URL of a copy of the
// file, and `new Worker(new URL('./worker.js', import.meta.url))` starts a script with all its imports.
import { readFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import type { BuildOptions, Loader, OnLoadResult, Plugin, PluginBuild } from 'esbuild'
import { hashOf } from '../../io/hash.ts'
import { relativePath } from '../../io/osPath.ts'
import { hrefOf } from '../../shared/paths.ts'
import { withDynamicRequests } from '../resolve/dynamicRequests.ts'
import { realPath } from '../workFolder/workNames.ts'
import { withFileUrls } from './fileUrls.ts'

interface FileUrls {
  readonly baseUrl: string
  readonly root: string
  /** Receives the scripts of workers: name in `dist/` → content. */
  readonly assets: Map<string, Uint8Array>
  /** Receives the site's files in them, absolute. */
  readonly read: Set<string>
}

export function fileUrlPlugin(options: FileUrls): Plugin {
  return {
    name: 'troodon-file-urls',
    setup(build) {
      const base = build.initialOptions.absWorkingDir ?? '/'
      const site = join(base, 'site').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      const filter = new RegExp(`^${site}[\\\\/].*\\.(?:[cm]?js|jsx|tsx?)$`)
      build.onLoad({ filter, namespace: 'file' }, ({ path }) => {
        const code = readFileSync(path, 'utf8')
        const written = withFileUrls(withDynamicRequests(code))
        return written === code
          ? null
          : { contents: written, loader: loaderOf(path), resolveDir: dirname(path) }
      })
      build.onResolve(
        { filter: /^troodon-worker:/ },
        async ({ path, kind, importer, resolveDir, pluginData }) => {
          const file = path.slice('troodon-worker:'.length)
          const found = await build.resolve(file, { kind, importer, resolveDir, pluginData })
          if (found.errors.length > 0) return { errors: found.errors }
          return { path: relativePath(base, found.path), namespace: 'worker' }
        },
      )
      build.onLoad({ filter: /.*/, namespace: 'worker' }, ({ path }) => workerUrl(path, build, options))
    },
  }
}

/** A separate script. Only browsers start workers, so the server can get any URL. */
async function workerUrl(
  path: string,
  build: PluginBuild,
  { baseUrl, root, assets, read }: FileUrls,
): Promise<OnLoadResult> {
  if (build.initialOptions.platform === 'node') return { contents: 'export default "/"', loader: 'js' }
  const base = build.initialOptions.absWorkingDir ?? '/'
  const { plugins = [], loader, define } = build.initialOptions
  const settings: BuildOptions = {
    ...(loader ? { loader } : {}),
    ...(define ? { define: { ...define, global: 'self' } } : {}),
    absWorkingDir: base,
    entryPoints: [join(base, path)],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'browser',
    jsx: 'automatic',
    preserveSymlinks: true,
    logLevel: 'silent',
    metafile: true,
    outdir: '/out',
    plugins: plugins.filter(({ name }) => !ofPages.has(name)),
  }
  try {
    const { outputFiles = [], metafile } = await build.esbuild.build(settings)
    const content = outputFiles.find((file) => file.path.endsWith('.js'))?.contents ?? new Uint8Array()
    const stem = basename(path, extname(path)).replace(/[^\w.-]/g, '_')
    const name = `assets/workers/${stem}.${hashOf(content).slice(0, 8)}.js`
    assets.set(name, content)
    for (const input of Object.keys(metafile?.inputs ?? {})) {
      const file = realPath(join(base, input), { work: base, root })
      if (file !== null) read.add(file)
    }
    return { contents: `export default ${JSON.stringify(hrefOf(`/${name}`, baseUrl))}`, loader: 'js' }
  } catch (error) {
    return { errors: (error as { errors: { text: string }[] }).errors }
  }
}

/** Plugins for the entries of pages. */
const ofPages: ReadonlySet<string> = new Set(['troodon-page-entries', 'troodon-links', 'troodon-after-first'])

const loaderOf = (path: string): Loader => {
  const ending = extname(path)
  return ending === '.ts' || ending === '.tsx' ? (ending.slice(1) as Loader) : 'jsx'
}
