// esbuild plugin: relative imports that leave the folder of the site, as in a repository with packages beside
// it. In the working folder, `..` of the site is not the folder around it.
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import type { Plugin } from 'esbuild'
import type { LinkedFolders } from '../workFolder/packageLinks.ts'
import { realPath, workPathOf } from '../workFolder/workNames.ts'

export function outsidePlugin(folders: Pick<LinkedFolders, 'work' | 'root'>): Plugin {
  const { work } = folders
  return {
    name: 'troodon-outside',
    setup(build) {
      build.onResolve({ filter: /^\.\.?\// }, async ({ path, kind, resolveDir, importer, pluginData }) => {
        const from = topOf(work, resolveDir)
        if (kind === 'entry-point' || !/^(?:site$|above\d)/.test(from)) return null
        const isInSite = topOf(work, join(resolveDir, path)) === from
        if (from === 'site' && isInSite) return null
        const real = realPath(resolveDir, folders)
        if (real === null) return null
        const target = workPathOf(resolve(real, path), folders)
        if (isInSite && topOf(work, target) === from) return null
        const { errors, ...found } = await build.resolve(`./${basename(target)}`, {
          kind,
          importer,
          resolveDir: dirname(target),
          pluginData,
        })
        return errors.length > 0 ? null : found
      })
    },
  }
}

/** The first folder below the working folder. */
const topOf = (work: string, path: string): string =>
  (path.startsWith(work + sep) ? path.slice(work.length + 1) : relative(work, path)).split(sep, 1)[0] ?? ''
