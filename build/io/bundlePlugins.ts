// esbuild plugins of the theme: aliases with overrides by the site, and CSS modules whose class names are equal on the
// server and in the (minified) browser code.
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import type { Plugin } from 'esbuild'
import { hashOf } from './hash.ts'

const endings = ['.tsx', '.ts', '.jsx', '.js']

/** `@theme/X`, `@docusaurus/X` → the site's or our `theme/public/X`; `@theme-original/X` → ours; `@site/x` → the root. */
export function aliasPlugin({ root, engineRoot }: { readonly root: string; readonly engineRoot: string }): Plugin {
  const ours = join(engineRoot, 'theme')
  const theirs = join(root, 'theme')
  const own = theirs !== ours
  const find = (base: string): string | undefined =>
    endings
      .map((ending) => base + ending)
      .concat(
        endings.map((ending) => join(base, `index${ending}`)),
        base,
      )
      .find((file) => existsSync(file) && /\.\w+$/.test(file))
  return {
    name: 'troodon-aliases',
    setup(build) {
      build.onResolve({ filter: /^@(?:theme|theme-original|docusaurus)\// }, ({ path }) => {
        const name = path.replace(/^@[\w-]+\//, '')
        const original = path.startsWith('@theme-original/')
        const file = (own && !original ? find(join(theirs, 'public', name)) : undefined) ?? find(join(ours, 'public', name))
        return file ? { path: file } : { errors: [{ text: `${path} does not exist in the theme.` }] }
      })
      build.onResolve({ filter: /^@site\// }, ({ path }) => {
        const file = find(join(root, path.slice('@site/'.length)))
        return file ? { path: file } : { errors: [{ text: `${path} does not exist in the site.` }] }
      })
      if (!own || !existsSync(theirs)) return
      build.onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir, importer }) => {
        const wanted = find(join(resolveDir, path))
        if (!wanted?.startsWith(ours + sep)) return null
        const override = join(theirs, relative(ours, wanted))
        return existsSync(override) && override !== importer ? { path: override } : null
      })
    },
  }
}

/** Names are `<file>-<hash of the path>_<class>`; `withStyles` is off on the server, which needs the names alone. */
export function cssModulesPlugin(withStyles: boolean): Plugin {
  return {
    name: 'troodon-css-modules',
    setup(build) {
      build.onLoad({ filter: /\.css$/, namespace: 'file' }, ({ path }) =>
        withStyles || path.endsWith('.module.css') ? null : { contents: '', loader: 'css' },
      )
      build.onLoad({ filter: /\.module\.css$/, namespace: 'file' }, async ({ path }) => {
        const { script } = await compile(path)
        const styles = withStyles ? `import ${JSON.stringify(`css-module:${path}`)}\n` : ''
        return { contents: styles + script, loader: 'js', resolveDir: dirname(path) }
      })
      build.onResolve({ filter: /^css-module:/ }, ({ path }) => ({ path: path.slice('css-module:'.length), namespace: 'css-module' }))
      build.onLoad({ filter: /.*/, namespace: 'css-module' }, async ({ path }) => ({
        contents: (await compile(path)).css,
        loader: 'css',
        resolveDir: dirname(path),
      }))

      async function compile(path: string): Promise<{ script: string; css: string }> {
        const contents = readFileSync(path, 'utf8')
        const place = relative(build.initialOptions.absWorkingDir ?? '/', path)
        const name = `${basename(path, '.module.css')}-${hashOf(place).slice(0, 5)}.css`
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
                inner.onResolve({ filter: /.*/, namespace: 'one' }, ({ path: target }) => ({ path: target, external: true }))
                inner.onLoad({ filter: /.*/, namespace: 'one' }, () => ({ contents, loader: 'local-css' }))
              },
            },
          ],
        })
        const text = (ending: string) => result.outputFiles.find((file) => file.path.endsWith(ending))?.text ?? ''
        return { script: text('.js'), css: text('.css') }
      }
    },
  }
}
