// esbuild plugin: makes each page and component of the site import the theme's frame. esbuild puts modules
// that the same entries need into one file. Without this import, each page that uses a part of the theme
// would move that part into a small file of its own, and the first load would take more requests with every
// such page.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, extname, join, sep } from 'node:path'
import type { Loader, Plugin } from 'esbuild'
import { withDynamicRequests } from '../resolve/dynamicRequests.ts'
import { withFileUrls } from './fileUrls.ts'
import { withConfig } from './pagePropsPlugin.ts'

const loaders: Readonly<Record<string, Loader>> = { '.tsx': 'tsx', '.ts': 'ts', '.jsx': 'jsx', '.js': 'jsx' }

export interface PageEntryOptions {
  readonly entries: readonly string[]
  /** Folder of the site's components: any of them may be loaded later, by itself. */
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
      build.onLoad({ filter: /\.[jt]sx?$/, namespace: 'file' }, ({ path }) => {
        const loader = wanted.has(path) || isComponent(path) ? loaders[extname(path)] : undefined
        // On the first line, so that line numbers in messages stay correct.
        if (!loader) return null
        const code = withFileUrls(withDynamicRequests(readFileSync(path, 'utf8')))
        const page = entries.includes(path) ? withConfig(code) : null
        return { contents: `import ${JSON.stringify(frame)};${page ?? code}`, loader }
      })
    },
  }
}

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
