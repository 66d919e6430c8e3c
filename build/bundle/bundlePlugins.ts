// esbuild plugins of the theme: aliases with overrides by the site, and CSS modules whose class names are equal on the
// server and in the (minified) browser code.
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import type { Plugin } from 'esbuild'
import { hashOf } from '../io/hash.ts'
import { formatComponents, formatTheme } from '../shared/formatTheme.ts'

const endings = ['.tsx', '.ts', '.jsx', '.js']

/** `@theme/X`, `@docusaurus/X` → the site's or our `theme/public/X`; `@theme-original/X` → ours; `@site/x` → the root. */
export interface AliasOptions {
  readonly site: string
  readonly engine: string
  /** Folder of the site's own components; null when it is ours. */
  readonly themePath: string | null
}

export function aliasPlugin({ site, engine, themePath }: AliasOptions): Plugin {
  const ours = join(engine, 'theme')
  const theirs = join(site, themePath ?? 'theme')
  const own = themePath !== null
  const find = (base: string): string | undefined =>
    endings
      .map((ending) => base + ending)
      .concat(
        endings.map((ending) => join(base, `index${ending}`)),
        base,
      )
      .find((file) => existsSync(file) && /\.\w+$/.test(file))
  /** The site's file in place of ours; `part` has no ending: `public/Root`. */
  const replaced = (part: string): string | undefined => {
    if (!own) return undefined
    const name = part.replace(/^public\//, '')
    const named = part.startsWith('public/') ? find(join(theirs, part)) : undefined
    return named ?? (formatComponents.includes(name) ? find(join(site, formatTheme, name)) : undefined)
  }
  return {
    name: 'troodon-aliases',
    setup(build) {
      build.onResolve({ filter: /^@(?:theme|theme-original|docusaurus)\// }, ({ path }) => {
        const name = path.replace(/^@[\w-]+\//, '')
        const original = path.startsWith('@theme-original/')
        const file = (original ? undefined : replaced(`public/${name}`)) ?? find(join(ours, 'public', name))
        return file ? { path: file } : { errors: [{ text: `${path} does not exist in the theme.` }] }
      })
      build.onResolve({ filter: /^@site\// }, ({ path }) => {
        const file = find(join(site, path.slice('@site/'.length)))
        return file ? { path: file } : { errors: [{ text: `${path} does not exist in the site.` }] }
      })
      // One React for all: that of the builder, whatever the site has installed.
      build.onResolve({ filter: /^react(?:-dom)?(?:\/|$)/ }, ({ path, kind, pluginData }) =>
        pluginData?.react
          ? null
          : build.resolve(path, { kind, resolveDir: ours, pluginData: { ...pluginData, react: true } }),
      )
      if (!own || (!existsSync(theirs) && !existsSync(join(site, formatTheme)))) return
      build.onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir, importer }) => {
        const wanted = find(join(resolveDir, path))
        if (!wanted?.startsWith(ours + sep)) return null
        const exact = join(theirs, relative(ours, wanted))
        const override = existsSync(exact)
          ? exact
          : replaced(
              relative(ours, wanted)
                .replaceAll(sep, '/')
                .replace(/\.\w+$/, ''),
            )
        return override && override !== importer ? { path: override } : null
      })
    },
  }
}

/** Names are `<file>-<hash of the path>_<class>`; `withStyles` is off on the server, which needs the names alone. */
export function cssModulesPlugin(withStyles: boolean): Plugin {
  return {
    name: 'troodon-css-modules',
    setup(build) {
      const base = build.initialOptions.absWorkingDir ?? '/'
      build.onLoad({ filter: /\.css$/, namespace: 'file' }, ({ path }) =>
        withStyles || path.endsWith('.module.css') ? null : { contents: '', loader: 'css' },
      )
      build.onLoad({ filter: /\.module\.css$/, namespace: 'file' }, async ({ path }) => {
        const { script } = await compile(path)
        const styles = withStyles ? `import ${JSON.stringify(`css-module:${relative(base, path)}`)}\n` : ''
        return { contents: styles + script, loader: 'js', resolveDir: dirname(path) }
      })
      build.onResolve({ filter: /^css-module:/ }, ({ path }) => ({
        path: path.slice('css-module:'.length),
        namespace: 'css-module',
      }))
      build.onLoad({ filter: /.*/, namespace: 'css-module' }, async ({ path }) => ({
        contents: (await compile(join(base, path))).css,
        loader: 'css',
        resolveDir: dirname(join(base, path)),
      }))

      async function compile(path: string): Promise<{ script: string; css: string }> {
        const contents = readFileSync(path, 'utf8')
        const place = relative(base, path)
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
