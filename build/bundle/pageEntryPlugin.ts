// esbuild plugin: each page and component of the site imports the theme's frame. esbuild puts modules that are needed by the same entries
// into one file; without this, every page that uses a part of the theme would cut that part out of the reader's first file
// into one more small file, and the first load would grow with the variety of pages.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, extname, join, sep } from 'node:path'
import type { Loader, Plugin } from 'esbuild'

const loaders: Readonly<Record<string, Loader>> = { '.tsx': 'tsx', '.ts': 'ts', '.jsx': 'jsx', '.js': 'jsx' }

export interface PageEntryOptions {
  readonly entries: readonly string[]
  /** Where components of the site lie: any of them may be loaded by itself, later. */
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
        // On one line with the first, so that places in messages stay true.
        return loader
          ? { contents: `import ${JSON.stringify(frame)};${readFileSync(path, 'utf8')}`, loader }
          : null
      })
    },
  }
}

/** Parts of the theme that are loaded later are entries as well. Read from the sources: the order in which esbuild meets them varies. */
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
