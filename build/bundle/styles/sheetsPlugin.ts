// esbuild plugin: a style sheet that imports the finished one of the theme, then those of the site.
import { readFileSync } from 'node:fs'
import type { Plugin } from 'esbuild'
import type { Config } from '../../model/project.ts'
import { workName } from '../workFolder/workNames.ts'

/** The entry that imports all. */
export const allSheets = 'stock-styles:all'

/** Whether a site has style sheets beside the one of the theme. */
export const hasSheets = ({ customCss }: Config): boolean => customCss.length > 0

/** `ofTheme`: absolute paths. */
export function sheetsPlugin(ofTheme: readonly string[], config: Config, work: string): Plugin {
  const imports = [
    importOf('stock-styles:of-theme'),
    ...config.customCss.map((path) => importOf(`./${workName(path)}`)),
  ]
  const theme = () => ofTheme.map((file) => readFileSync(file, 'utf8')).join('\n')
  return {
    name: 'troodon-stock-styles',
    setup(build) {
      build.onResolve({ filter: /^stock-styles:/ }, ({ path }) => ({
        path: path.slice('stock-styles:'.length),
        namespace: 'stock-styles',
      }))
      build.onLoad({ filter: /.*/, namespace: 'stock-styles' }, ({ path }) => ({
        contents: path === 'of-theme' ? theme() : imports.join('\n'),
        loader: 'css',
        resolveDir: work,
      }))
    },
  }
}

const importOf = (sheet: string): string => `@import ${JSON.stringify(sheet)};`
