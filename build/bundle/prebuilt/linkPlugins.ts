// esbuild plugins: imports from the bundled theme in place of its modules.
import { join, posix } from 'node:path'
import type { BuildResult, OnLoadArgs, OnLoadResult, Plugin, PluginBuild } from 'esbuild'
import { shortHash } from '../../io/hash.ts'
import { isWithin, outOfDrive, relativePath } from '../../io/osPath.ts'
import type { LinkableBrowser, LinkedModule, Symbols } from './linkTypes.ts'

/** In front of the path of a file of the bundled theme, until it is known which file imports it. */
const prefix = 'troodon-linked:'

/** `entry` exports all names. */
export function serverLinks(modules: ReadonlyMap<string, Symbols>, entry: string, work: string): Plugin {
  const from = quoted(`${prefix}linked/${posix.basename(entry)}`)
  return {
    name: 'troodon-links',
    setup(build) {
      link(build, true, ({ path }) => {
        const symbols = modules.get(relativePath(work, path))
        const names = symbols && listOf(symbols)
        if (names === undefined) return null
        return {
          contents: names === '' ? `import ${from}` : `export { ${names} } from ${from}`,
          loader: 'js',
        }
      })
    },
  }
}

/**
 * Each file of the site has imports of its own: esbuild would put those that two pages share into a file that
 * both load.
 */
export function browserLinks({ modules, frame }: LinkableBrowser, work: string): Plugin {
  const ours = join(work, 'theme')
  const inFrame = new Set(frame)
  return {
    name: 'troodon-links',
    setup(build) {
      link(build, false, ({ path }) => {
        const input = relativePath(work, path)
        const module = modules[input]
        if (module) return { contents: importsOf(module), loader: 'js' }
        // It is already loaded, and exports nothing that the code of a site could import.
        return inFrame.has(input) ? { contents: '', loader: 'js' } : null
      })
      build.onResolve({ filter: namesOfTheme }, async ({ path, importer, kind, pluginData, ...args }) => {
        const isOwn = path.startsWith('.') && !isWithin(importer, ours)
        if (
          pluginData?.linked ||
          isOwn ||
          kind !== 'import-statement' ||
          /[\\/]node_modules[\\/]/.test(importer)
        )
          return null
        const found = await build.resolve(path, {
          ...args,
          kind,
          importer,
          pluginData: { ...pluginData, linked: true },
        })
        const isLinked =
          found.errors.length === 0 && found.namespace === 'file' && modules[relativePath(work, found.path)]
        if (!isLinked) return null
        return { path: found.path, suffix: `?${shortHash(relativePath(work, importer))}`, sideEffects: false }
      })
    },
  }
}

const namesOfTheme =
  /^(?:react(?:-dom)?(?:\/|$)|troodon[/:]|@(?:theme|theme-original|theme-init|docusaurus)\/|\.\.?\/)/

function link(
  build: PluginBuild,
  sideEffects: boolean,
  load: (args: OnLoadArgs) => OnLoadResult | null,
): void {
  build.onResolve({ filter: /^troodon-linked:/ }, ({ path }) => ({ path, external: true, sideEffects }))
  const filter = /[\\/](?:theme|build)[\\/].*\.tsx?$|[\\/]react(?:-dom)?@[^\\/]+[\\/][^\\/]+\.js$/
  build.onLoad({ filter, namespace: 'file' }, load)
}

const listOf = (names: Symbols): string =>
  Object.entries(names)
    .map(([name, symbol]) => `${symbol} as ${name}`)
    .join(', ')

function importsOf({ file, names, properties }: LinkedModule): string {
  const from = quoted(prefix + file)
  const all = `export { ${listOf(names)} } from ${from}`
  if (properties.length === 0) return all
  // Leaves out unused names.
  const one = (name: string) => `export const ${name} = /* @__PURE__ */ (() => all.${name})()`
  return [`import { ${names['default']} as all } from ${from}`, all, ...properties.map(one)].join('\n')
}

const quoted = (text: string): string => JSON.stringify(text)

/** Outputs below `/out` import the files of the theme by relative paths. */
export function withLinks<Run extends BuildResult<{ write: false }>>(run: Run, work: string): Run {
  const outputFiles = run.outputFiles.map((output) => {
    if (!/\.m?js$/.test(output.path) || !output.text.includes(prefix)) return output
    const folder = posix.dirname(relativePath(outOfDrive(work), output.path))
    const text = output.text.replace(/"troodon-linked:([^"]+)"/g, (_, name: string) => {
      const path = posix.relative(folder, name)
      return quoted(path.startsWith('.') ? path : `./${path}`)
    })
    return { ...output, text, contents: Buffer.from(text) }
  })
  return { ...run, outputFiles }
}
