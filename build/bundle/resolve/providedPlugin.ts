// esbuild plugin: global variables that stand for modules (ProvidePlugin of webpack). A file that uses such a
// name loads the module first; esbuild replaces the free variable by the place where the module is kept.
import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { Loader, Plugin } from 'esbuild'
import type { ModuleRules, PluginOutcome } from '../../model/pluginOutcome.ts'

type Provided = ModuleRules['provided']

/** Variable → where its module is kept: settings of esbuild's `define`. On the server, Node has its own. */
export const providedNames = (provided: Provided, isServer: boolean): Readonly<Record<string, string>> =>
  Object.fromEntries(namesIn(provided, isServer).map((name) => [name, `globalThis.${kept(name)}`]))

/** `from`: the folder where the modules are looked for. */
export function providedPlugin(
  { browser, server }: Pick<PluginOutcome, 'browser' | 'server'>,
  from: string,
): Plugin {
  return {
    name: 'troodon-provided',
    setup(build) {
      const isServer = build.initialOptions.platform === 'node'
      const { provided } = isServer ? server : browser
      const names = namesIn(provided, isServer)
      if (names.length === 0) return
      build.onResolve({ filter: /^troodon-provided:/ }, async ({ path, kind }) => {
        const name = path.slice('troodon-provided:'.length)
        if (isExpression(name, provided)) return { path: name, namespace: 'provided' }
        // Modules of Node are provided for packages that ask whether they run there.
        const found = await build.resolve(requestOf(name, provided), { kind, resolveDir: from })
        const isOfNode = found.external || found.namespace === 'builtin'
        const isMissing = found.errors.length > 0 || (isOfNode && !isServer)
        return isMissing ? { path: name, namespace: 'nothing' } : { path: name, namespace: 'provided' }
      })
      build.onLoad({ filter: /.*/, namespace: 'provided' }, ({ path: name }) => ({
        contents: contentsOf(name, provided),
        resolveDir: from,
      }))
      build.onLoad({ filter: /\.(?:[cm]?js|jsx|tsx?)$/, namespace: 'file' }, ({ path }) => {
        const code = readFileSync(path, 'utf8')
        const used = names.filter((name) => isUsed(code, name))
        if (used.length === 0) return null
        const loads = used.map((name) => `require("troodon-provided:${name}");`).join('')
        return { contents: loads + code, loader: loaderOf(path) }
      })
    },
  }
}

const namesIn = (provided: Provided, isServer: boolean): readonly string[] =>
  Object.keys(provided).filter((name) => !isServer || !ofNode.has(name))

const ofNode: ReadonlySet<string> = new Set(['Buffer', 'global', 'process'])

const kept = (name: string): string => `troodon_${name}`

function contentsOf(name: string, provided: Provided): string {
  const given = provided[name]
  if (given && 'code' in given) return `globalThis.${kept(name)} = (${given.code})`
  const { member = null } = given ?? {}
  const value = `require(${JSON.stringify(requestOf(name, provided))})`
  return `globalThis.${kept(name)} = ${value}${member === null ? '' : `[${JSON.stringify(member)}]`}`
}

const isExpression = (name: string, provided: Provided): boolean => 'code' in (provided[name] ?? {})

function requestOf(name: string, provided: Provided): string {
  const given = provided[name]
  const module = given && 'module' in given ? given.module : ''
  return /^(?:\/|[A-Za-z]:\\)/.test(module) ? `troodon-file:${module}` : module
}

/** As a variable: not after a point, and not in comments or strings. `process.env` is a constant. */
function isUsed(code: string, name: string): boolean {
  const word = new RegExp(`(?<![.\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])(?!\\.env\\b)`)
  if (!word.test(code) || declares(code, name)) return false
  return word.test(
    code.replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '""'),
  )
}

/** The module that is provided often declares the name itself, and must not load itself. */
const declares = (code: string, name: string): boolean =>
  new RegExp(`\\b(?:var|let|const|function|class|import)\\s+${name.replaceAll('$', '\\$')}(?![\\w$])`).test(
    code,
  )

const loaderOf = (path: string): Loader => {
  const ending = extname(path)
  return ending === '.ts' || ending === '.tsx' ? (ending.slice(1) as Loader) : 'jsx'
}
