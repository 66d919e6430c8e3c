// esbuild plugin: CSS modules whose class names are equal on the server and in the (minified) browser code.
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'esbuild'
import { hashOf } from '../../io/hash.ts'
import { relativePath } from '../../io/osPath.ts'
import type { StyleSource } from './styleSource.ts'

const modules = /\.module\.(?:css|s[ac]ss|less|styl|stylus)$/i

/**
 * Names are `<file>-<hash of the path>_<class>`; `withStyles` is off on the server, which needs the names
 * alone.
 */
export function cssModulesPlugin(withStyles: boolean, source: StyleSource): Plugin {
  return {
    name: 'troodon-css-modules',
    setup(build) {
      const base = build.initialOptions.absWorkingDir ?? '/'
      build.onLoad({ filter: modules, namespace: 'file' }, async ({ path }) => {
        const css = await textOf(path)
        if (typeof css !== 'string') return { errors: [css] }
        const { script } = await compile(path, css)
        const styles = withStyles
          ? `import ${JSON.stringify(`css-module:${relativePath(base, path)}`)}\n`
          : ''
        return { contents: styles + script, loader: 'js', resolveDir: dirname(path) }
      })
      build.onResolve({ filter: /^css-module:/ }, ({ path }) => ({
        path: path.slice('css-module:'.length),
        namespace: 'css-module',
      }))
      build.onLoad({ filter: /.*/, namespace: 'css-module' }, async ({ path }) => {
        const css = await textOf(join(base, path))
        if (typeof css !== 'string') return { errors: [css] }
        const contents = (await compile(join(base, path), css)).css
        return { contents, loader: 'css', resolveDir: dirname(join(base, path)) }
      })

      const textOf = async (path: string) =>
        source.compiles(path) ? source.read(path) : readFileSync(path, 'utf8')

      async function compile(path: string, contents: string): Promise<{ script: string; css: string }> {
        const place = relativePath(base, path)
        const name = `${basename(path).replace(/\.module\.\w+$/, '')}-${hashOf(place).slice(0, 5)}.css`
        const result = await build.esbuild.build({
          stdin: { contents: 'export { default } from "styles"', loader: 'js' },
          bundle: true,
          write: false,
          format: 'esm',
          outdir: '/out',
          logLevel: 'silent',
          plugins: [
            {
              name: 'one-file',
              setup(inner) {
                inner.onResolve({ filter: /^styles$/ }, () => ({ path: `/${name}`, namespace: 'one' }))
                inner.onResolve({ filter: /.*/, namespace: 'one' }, ({ path: target }) => ({
                  path: target,
                  external: true,
                }))
                inner.onLoad({ filter: /.*/, namespace: 'one' }, () => ({ contents, loader: 'local-css' }))
              },
            },
          ],
        })
        const text = (ending: string) =>
          result.outputFiles.find((file) => file.path.endsWith(ending))?.text ?? ''
        return { script: text('.js'), css: text('.css') }
      }
    },
  }
}
