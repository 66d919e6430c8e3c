// esbuild plugin: makes each page import the theme's frame, and each component of the site that loads later.
// esbuild puts modules that the same entries need into one file. Without this import, each page that uses a
// part of the theme would move that part into a small file of its own, and the first load would take more
// requests with every such page. The component itself stays as it is: other code can load it with `require`,
// which cannot wait for the frame.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, extname, join, sep } from 'node:path'
import type { Loader, OnResolveArgs, Plugin } from 'esbuild'
import { relativePath } from '../../io/osPath.ts'
import { hasDefaultExport } from '../resolve/hasDefaultExport.ts'
import { resolveAgain } from '../resolve/resolveAgain.ts'
import { withPageProps } from './pagePropsPlugin.ts'
import { siteCode } from './siteCode.ts'

const loaders: Readonly<Record<string, Loader>> = { '.tsx': 'tsx', '.ts': 'ts', '.jsx': 'jsx', '.js': 'jsx' }

const namespace = 'later-part'

export interface PageEntryOptions {
  readonly entries: readonly string[]
  /** Folder of the site's components: any of them can be loaded later, by itself. */
  readonly site: string
  /** Folders and files of the site that are part of the frame, or come before it. */
  readonly without: readonly string[]
  readonly frame: string
}

/** All paths are absolute. */
export function pageEntryPlugin({ entries, site, without, frame }: PageEntryOptions): Plugin {
  const wanted = new Set([...entries, ...laterParts(dirname(frame))])
  const isComponent = (path: string) =>
    path.startsWith(site + sep) &&
    /\.[jt]sx$/.test(path) &&
    !path.includes(`${sep}node_modules${sep}`) &&
    !without.some((one) => path.startsWith(one))
  return {
    name: 'troodon-page-entries',
    setup(build) {
      build.onLoad({ filter: /\.[jt]sx?$/, namespace: 'file' }, async ({ path }) => {
        const loader = wanted.has(path) ? loaders[extname(path)] : undefined
        // On the first line, so that line numbers in messages stay correct.
        if (!loader) return null
        const { code } = await siteCode(build, path)
        const page = entries.includes(path) ? withPageProps(code) : null
        return { contents: `import ${JSON.stringify(frame)};${page ?? code}`, loader }
      })
      build.onResolve({ filter: /./ }, async (request) => {
        if (!isLater(request, site)) return null
        const found = await resolveAgain(build, request.path, request, 'later')
        const isPart = found.errors.length === 0 && found.namespace === 'file' && isComponent(found.path)
        return isPart && !wanted.has(found.path)
          ? { path: relativePath(base(), found.path), namespace }
          : found
      })
      build.onLoad({ filter: /./, namespace }, async ({ path }) => {
        const file = join(base(), path)
        const own = JSON.stringify(file)
        // A file with a mistake is reported where it is loaded.
        const main = (await hasDefaultExport(file).catch(() => false))
          ? `export { default } from ${own};`
          : ''
        return {
          contents: `import ${JSON.stringify(frame)};export * from ${own};${main}`,
          resolveDir: dirname(file),
        }
      })
      // File names must not depend on absolute paths.
      const base = () => build.initialOptions.absWorkingDir ?? '/'
    },
  }
}

/** Packages have thousands of such imports, none of which is a component of the site. */
const isLater = ({ kind, namespace, importer, pluginData }: OnResolveArgs, site: string): boolean =>
  kind === 'dynamic-import' &&
  namespace === 'file' &&
  !pluginData?.later &&
  importer.startsWith(site + sep) &&
  !importer.includes(`${sep}node_modules${sep}`)

/**
 * Parts of the theme that load later are entries as well. Found in the sources, because esbuild's order
 * varies.
 */
function laterParts(theme: string): readonly string[] {
  const files = readdirSync(theme, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  )
  return files.flatMap((file) => {
    const path = join(theme, file)
    return [...readFileSync(path, 'utf8').matchAll(/\bimport\('(\.[^']+)'\)/g)].map(([, target]) =>
      join(dirname(path), target as string),
    )
  })
}
