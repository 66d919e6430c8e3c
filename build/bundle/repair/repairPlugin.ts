// esbuild plugin: stand-ins for what cannot be bundled. A stand-in throws when it is loaded, so that only the
// pages that need it fail.
import type { OnLoadResult, Plugin } from 'esbuild'
import { relativePath } from '../../io/osPath.ts'
import { hasRepairs, importKey, type MissingNames, type Repairs } from './repairs.ts'

/** Must come before all other plugins. Has no effect if there is nothing to repair. */
export function repairPlugin(repairs: Repairs): Plugin {
  const { files, imports, names } = repairs
  const importers = new Set([...names.values()].flatMap((one) => [...one.importers]))
  return {
    name: 'troodon-repairs',
    setup(build) {
      if (!hasRepairs(repairs)) return
      const work = build.initialOptions.absWorkingDir ?? '/'
      const nameOf = (path: string, namespace: string) =>
        namespace === 'file' || namespace === '' ? relativePath(work, path) : `${namespace}:${path}`
      build.onResolve({ filter: /.*/ }, async (args) => {
        const { path, kind, importer, namespace, resolveDir, pluginData } = args
        if (pluginData?.repair || kind === 'entry-point') return null
        const from = nameOf(importer, namespace)
        if (imports.has(importKey(from, path)))
          return kind === 'url-token' || kind === 'import-rule'
            ? { path, external: true }
            : { path, namespace: 'broken' }
        if (!importers.has(from)) return null
        const found = await build.resolve(path, {
          kind,
          importer,
          namespace,
          resolveDir,
          pluginData: { ...pluginData, repair: true },
        })
        const target = nameOf(found.path, found.namespace)
        const isMissing = found.errors.length === 0 && names.get(target)?.importers.has(from)
        return isMissing ? { path: target, namespace: 'lenient' } : null
      })
      build.onLoad({ filter: /.*/, namespace: 'broken' }, ({ path }) => {
        const known = [...imports].find(([key]) => key.endsWith(importKey('', path)))
        return standIn(known?.[1].message ?? path)
      })
      build.onLoad({ filter: /.*/, namespace: 'file' }, ({ path }) => {
        const failure = files.get(nameOf(path, 'file'))
        if (!failure) return null
        return /\.(?:css|s[ac]ss|less|styl|stylus)$/.test(path)
          ? { contents: '', loader: 'css' }
          : standIn(failure.message)
      })
      build.onLoad({ filter: /.*/, namespace: 'lenient' }, ({ path }) => ({
        ...lenient(names.get(path) as MissingNames),
        resolveDir: work,
      }))
    },
  }
}

const standIn = (message: string): OnLoadResult => ({
  contents: `module.exports = {}; throw new Error(${JSON.stringify(message)})`,
  loader: 'js',
})

/** A module with further names. Those of the theme's modules say what exists; others are undefined. */
function lenient({ target, names }: MissingNames): OnLoadResult {
  const isOurs = target.startsWith('theme/')
  const added = [...names].map(([name, { message, hint }]) => {
    const text = JSON.stringify([message, hint].filter(Boolean).join(' '))
    const get = isOurs ? `throw new Error(${text})` : 'return undefined'
    return `Object.defineProperty(all, ${JSON.stringify(name)}, { enumerable: true, get() { ${get} } })`
  })
  const file = JSON.stringify(`./${target.replace(/^[\w-]+:/, '')}`)
  return {
    contents: `const found = require(${file})
const all = Object.defineProperties({}, Object.getOwnPropertyDescriptors(found))
${added.join('\n')}
module.exports = all`,
    loader: 'js',
  }
}
