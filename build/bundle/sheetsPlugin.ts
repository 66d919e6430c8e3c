// esbuild plugin: a style sheet that imports the finished one of the theme, then those of the site.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import type { Config } from '../model/project.ts'
import { workName } from './workNames.ts'

/** The entry that imports all. */
export const allSheets = 'stock-styles:all'

/** `ofTheme`: absolute paths. */
export function sheetsPlugin(ofTheme: readonly string[], { customCss }: Config, work: string): Plugin {
  const sheets = ['stock-styles:of-theme', ...customCss.map((path) => join(work, workName(path)))]
  return {
    name: 'troodon-stock-styles',
    setup(build) {
      build.onResolve({ filter: /^stock-styles:/ }, ({ path }) => ({
        path: path.slice('stock-styles:'.length),
        namespace: 'stock-styles',
      }))
      build.onLoad({ filter: /.*/, namespace: 'stock-styles' }, ({ path }) => ({
        contents:
          path === 'of-theme'
            ? ofTheme.map((file) => readFileSync(file, 'utf8')).join('\n')
            : sheets.map((sheet) => `@import ${JSON.stringify(sheet)};`).join('\n'),
        loader: 'css',
        resolveDir: work,
      }))
    },
  }
}
