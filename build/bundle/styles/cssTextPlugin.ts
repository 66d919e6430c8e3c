// esbuild plugin: `import css from './a.css?text'` is the style sheet as a string, its imports included.
// Parts of a page that load later bring their styles this way.
import { dirname, join } from 'node:path'
import type { Plugin } from 'esbuild'
import { relativePath } from '../../io/osPath.ts'

/** `packages` finds the style sheets of packages. */
export function cssTextPlugin(packages: Plugin): Plugin {
  return {
    name: 'troodon-css-text',
    setup(build) {
      // Relative to the working folder: file names must not depend on absolute paths.
      const base = build.initialOptions.absWorkingDir ?? '/'
      build.onResolve({ filter: /\.css\?text$/ }, ({ path, resolveDir }) => ({
        path: relativePath(base, join(resolveDir, path.replace(/\?text$/, ''))),
        namespace: 'css-text',
      }))
      build.onLoad({ filter: /.*/, namespace: 'css-text' }, async ({ path }) => {
        const result = await build.esbuild.build({
          entryPoints: [join(base, path)],
          bundle: true,
          write: false,
          minify: true,
          logLevel: 'silent',
          preserveSymlinks: true,
          outdir: '/out',
          absWorkingDir: base,
          plugins: [packages],
        })
        return {
          contents: result.outputFiles[0]?.text ?? '',
          loader: 'text',
          resolveDir: dirname(join(base, path)),
        }
      })
    },
  }
}
