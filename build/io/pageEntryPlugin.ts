// esbuild plugin: each page of the site imports the theme's frame. esbuild puts modules that are needed by the same entries
// into one file; without this, every page that uses a part of the theme would cut that part out of the reader's first file
// into one more small file, and the first load would grow with the variety of pages.
import { readFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import type { Loader, Plugin } from 'esbuild'

const loaders: Readonly<Record<string, Loader>> = { '.tsx': 'tsx', '.ts': 'ts', '.jsx': 'jsx', '.js': 'jsx' }

/** `entries` and `frame` are absolute paths. */
export function pageEntryPlugin(entries: readonly string[], frame: string): Plugin {
  const wanted = new Set(entries)
  const theme = dirname(frame)
  return {
    name: 'troodon-page-entries',
    setup(build) {
      // Parts of the theme that are loaded later are entries as well.
      build.onResolve({ filter: /^\.\.?\// }, ({ path, kind, resolveDir }) => {
        if (kind === 'dynamic-import' && resolveDir.startsWith(theme)) wanted.add(join(resolveDir, path))
        return null
      })
      build.onLoad({ filter: /\.[jt]sx?$/, namespace: 'file' }, ({ path }) => {
        const loader = wanted.has(path) ? loaders[extname(path)] : undefined
        // On one line with the first, so that places in messages stay true.
        return loader ? { contents: `import ${JSON.stringify(frame)};${readFileSync(path, 'utf8')}`, loader } : null
      })
    },
  }
}
