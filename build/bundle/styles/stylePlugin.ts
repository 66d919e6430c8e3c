// esbuild plugin: style sheets of the site that Sass or PostCSS compile.
import { dirname } from 'node:path'
import type { Plugin } from 'esbuild'
import type { StyleReader } from './styleSource.ts'

/** `withStyles` is off on the server, which needs the names of classes alone. */
export const stylePlugin = (source: StyleReader, withStyles: boolean): Plugin => ({
  name: 'troodon-styles',
  setup(build) {
    build.onLoad({ filter: /\.(?:css|s[ac]ss|less|styl|stylus)$/i, namespace: 'file' }, async ({ path }) => {
      if (/\.module\.\w+$/.test(path)) return null
      if (!withStyles) return { contents: '', loader: 'css' }
      if (!source.compiles(path)) return null
      const css = await source.read(path)
      return typeof css === 'string'
        ? { contents: css, loader: 'css', resolveDir: dirname(path) }
        : { errors: [css] }
    })
  },
})
