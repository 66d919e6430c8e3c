// esbuild plugins: global variables that stand for modules (ProvidePlugin of webpack) and for expressions
// (DefinePlugin). A file that uses such a name loads the module first; esbuild replaces the free variable by
// the place where the module is kept. Files that other plugins load are no exception.
import { readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import type { Loader, OnLoadArgs, OnLoadResult, Plugin, PluginBuild } from 'esbuild'
import { isWithin } from '../../io/osPath.ts'
import type { ModuleRules, PluginOutcome } from '../../model/pluginOutcome.ts'
import { keptName, namesIn, type ProvidedNames, typesIn, withProvided } from './providedCode.ts'

type Provided = ModuleRules['provided']

/** Variable → where its module is kept: settings of esbuild's `define`. */
export const providedNames = (provided: Provided, isServer: boolean): Readonly<Record<string, string>> =>
  Object.fromEntries(namesIn(provided, isServer).map((name) => [name, keptName(name)]))

interface Folders {
  /** Where the modules are looked for. */
  readonly from: string
  /** The theme of Troodon, absolute. */
  readonly theme: string
}

/** The plugins of a run, with what the code that they load uses. */
export function withProvidedNames(
  plugins: readonly Plugin[],
  { browser, server }: Pick<PluginOutcome, 'browser' | 'server'>,
  folders: Folders,
): Plugin[] {
  const isEmpty = [browser, server].every(({ provided }) => Object.keys(provided).length === 0)
  if (isEmpty) return [...plugins]
  const rules = { browser, server }
  const changed = plugins.map(
    ({ name, setup }): Plugin => ({
      name,
      setup: (build) => {
        const change = changeOf(build, rules, folders)
        return setup({
          ...build,
          onLoad: (options, load) =>
            build.onLoad(options, async (args) => change(args, (await load(args)) ?? null)),
        })
      },
    }),
  )
  return [...changed, providedPlugin(rules, folders)]
}

function providedPlugin(rules: Pick<PluginOutcome, 'browser' | 'server'>, folders: Folders): Plugin {
  return {
    name: 'troodon-provided',
    setup(build) {
      const isServer = build.initialOptions.platform === 'node'
      const { provided } = isServer ? rules.server : rules.browser
      build.onResolve({ filter: /^troodon-provided:/ }, async ({ path }) => {
        const name = path.slice('troodon-provided:'.length)
        if (isExpression(name, provided)) return { path: name, namespace }
        const kind = memberOf(name, provided) === null ? 'require-call' : 'import-statement'
        // Modules of Node are provided for packages that ask whether they run there.
        const found = await build.resolve(requestOf(name, provided), { kind, resolveDir: folders.from })
        const isOfNode = found.external || found.namespace === 'builtin'
        const isMissing = found.errors.length > 0 || (isOfNode && !isServer)
        return isMissing ? { path: name, namespace: 'nothing' } : { path: name, namespace }
      })
      build.onLoad({ filter: /.*/, namespace }, ({ path: name }) => ({
        contents: contentsOf(name, provided),
        resolveDir: folders.from,
      }))
      const change = changeOf(build, rules, folders)
      build.onLoad({ filter: /\.(?:[cm]?js|jsx|tsx?)$/, namespace: 'file' }, async (args) => {
        const contents = readFileSync(args.path, 'utf8')
        const changed = await change(args, { contents, loader: loaderOf(args.path) })
        return changed?.contents === contents ? null : changed
      })
    },
  }
}

const namespace = 'provided'

type Change = (args: OnLoadArgs, loaded: OnLoadResult | null) => Promise<OnLoadResult | null>

function changeOf(
  build: PluginBuild,
  rules: Pick<PluginOutcome, 'browser' | 'server'>,
  { theme }: Folders,
): Change {
  const { platform, define = {} } = build.initialOptions
  const { provided } = platform === 'node' ? rules.server : rules.browser
  const names = namesIn(provided, platform === 'node')
  const known: ProvidedNames = {
    names,
    types: typesIn(provided),
    constants: Object.keys(define).filter((name) => !names.includes(name)),
    transform: build.esbuild.transform,
  }
  const ofTheme: ProvidedNames = { ...known, types: {} }
  return async (args, loaded) => {
    const { contents = null, loader = 'js' } = loaded ?? {}
    if (contents === null || args.namespace === namespace || !ofCode.has(loader)) return loaded
    const text = typeof contents === 'string' ? contents : Buffer.from(contents).toString()
    const own = isWithin(args.path, theme) ? ofTheme : known
    const changed = await withProvided({ text, loader }, basename(args.path), own)
    return changed ? { ...loaded, contents: changed.text, loader: changed.loader } : loaded
  }
}

const ofCode: ReadonlySet<Loader> = new Set(['js', 'jsx', 'ts', 'tsx'])

function contentsOf(name: string, provided: Provided): string {
  const given = provided[name]
  if (given && 'code' in given) return `${keptName(name)} = (${given.code})`
  const member = memberOf(name, provided)
  const module = JSON.stringify(requestOf(name, provided))
  if (member === null) return `${keptName(name)} = require(${module})`
  // As with webpack: of a package that has both, the module for `import`.
  return `import * as module from ${module}\n${keptName(name)} = module[${JSON.stringify(member)}]`
}

function memberOf(name: string, provided: Provided): string | null {
  const given = provided[name]
  return given && 'module' in given ? given.member : null
}

const isExpression = (name: string, provided: Provided): boolean => 'code' in (provided[name] ?? {})

function requestOf(name: string, provided: Provided): string {
  const given = provided[name]
  const module = given && 'module' in given ? given.module : ''
  return /^(?:\/|[A-Za-z]:\\)/.test(module) ? `troodon-file:${module}` : module
}

const loaderOf = (path: string): Loader => {
  const ending = extname(path)
  return ending === '.ts' || ending === '.tsx' ? (ending.slice(1) as Loader) : 'jsx'
}
