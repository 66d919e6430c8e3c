// Plugins of webpack that have a meaning here: constants, modules that stand for global variables, and
// modules in the place of others. The classes are those that `configureWebpack` gets as webpack itself.
import { joinRules, type ModuleReplacement, type ModuleRules, noRules } from '../model/pluginOutcome.ts'
import { isJson } from '../shared/isJson.ts'

/** The rules of one plugin; null when it has no equivalent. */
export function rulesOfPlugin(plugin: object): ModuleRules | null {
  if (plugin instanceof EnvironmentPlugin) return { ...noRules, define: plugin.constants() }
  const own = plugin as Readonly<Record<string, unknown>>
  const read = readers[plugin.constructor.name]
  return read ? { ...noRules, ...read(own) } : changesOf(own)
}

type Own = Readonly<Record<string, unknown>>

/** By the name of the class, as a plugin may come from the site's own webpack. */
const readers: Readonly<Record<string, (plugin: Own) => Partial<ModuleRules>>> = {
  DefinePlugin: ({ definitions }) => {
    const all = constantsOf((definitions ?? {}) as Own)
    const isPlain = ([, value]: readonly [string, string]) => path.test(value) || isJson(value)
    const others = all.filter((one) => !isPlain(one) && /^[\w$]+$/.test(one[0]))
    return {
      define: Object.fromEntries(all.filter(isPlain)),
      provided: Object.fromEntries(others.map(([name, code]) => [name, { code }])),
    }
  },
  ProvidePlugin: ({ definitions }) => ({ provided: providedBy((definitions ?? {}) as Own) }),
  NormalModuleReplacementPlugin: ({ resourceRegExp, newResource }) => ({
    replacements: [{ test: resourceRegExp as RegExp, to: newResource as ModuleReplacement['to'] }],
  }),
  IgnorePlugin: ({ options }) => {
    const { resourceRegExp, contextRegExp, checkResource } = (options ?? {}) as Ignored
    if (!resourceRegExp && !checkResource) return {}
    const isWanted = (request: string, folder: string) =>
      (contextRegExp?.test(folder) ?? true) && (checkResource?.(request, folder) ?? true)
    return { replacements: [{ test: resourceRegExp ?? /(?:)/, isWanted, to: false }] }
  },
  NodePolyfillPlugin: polyfills,
  Dotenv: (plugin) => ({ define: variablesOf(plugin as unknown as Dotenv) }),
}

/** The options of an IgnorePlugin: some requests, in some folders. */
interface Ignored {
  readonly resourceRegExp?: RegExp
  readonly contextRegExp?: RegExp
  readonly checkResource?: (request: string, folder: string) => boolean
}

/** The plugin of dotenv-webpack: variables of a file named `.env`. */
interface Dotenv {
  readonly gatherVariables: () => object
  readonly formatData: (given: { variables: object; target: string; version: string }) => Own
}

/** Also names a value for `process.env` itself, which browsers get from Troodon. */
function variablesOf(plugin: Dotenv): Readonly<Record<string, string>> {
  const all = plugin.formatData({ variables: plugin.gatherVariables(), target: 'web', version: '5' })
  return Object.fromEntries(constantsOf(all).filter(([name]) => name !== 'process.env'))
}

/** Adds a ProvidePlugin, and fallbacks. Browsers have a console. */
function polyfills(plugin: Own): Partial<ModuleRules> {
  const { provided, fallbacks } = settingsOf(plugin)
  const { console: _, ...others } = provided
  return { provided: others, fallbacks }
}

/**
 * The rules of a plugin that only changes the settings it is given. Null for others, which fail because there
 * is no compiler.
 */
function changesOf(plugin: Own): ModuleRules | null {
  if (typeof plugin['apply'] !== 'function') return null
  try {
    const rules = settingsOf(plugin)
    return JSON.stringify(rules) === JSON.stringify(noRules) ? null : rules
  } catch {
    return null
  }
}

function settingsOf(plugin: Own): ModuleRules {
  const resolve: { fallback: ModuleRules['fallbacks'] } = { fallback: {} }
  const plugins: object[] = []
  const apply = plugin['apply'] as ((compiler: object) => void) | undefined
  apply?.call(plugin, { options: { plugins, resolve } })
  const rules = joinRules(plugins.flatMap((one) => rulesOfPlugin(one) ?? []))
  return { ...rules, fallbacks: { ...rules.fallbacks, ...resolve.fallback } }
}

/** Name → expression. esbuild replaces no other names, such as `typeof window`. */
const constantsOf = (definitions: Own): readonly (readonly [string, string])[] =>
  Object.entries(definitions)
    .map(([name, value]) => [name, expressionOf(value)] as const)
    .filter(([name]) => path.test(name))

/** Text is code. Members of objects and lists are code too. */
function expressionOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return `[${value.map(expressionOf).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  const members = Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}:${expressionOf(one)}`)
  return `{${members.join()}}`
}

/** `Buffer: ['buffer', 'Buffer']`: a module, and what of it; all of it when it is alone. */
const providedBy = (definitions: Own): ModuleRules['provided'] =>
  Object.fromEntries(
    Object.entries(definitions).flatMap(([name, value]) => {
      const [module, member] = [value].flat() as readonly (string | undefined)[]
      return /^[\w$]+$/.test(name) && module ? [[name, { module, member: member ?? null }]] : []
    }),
  )

/** A name that esbuild can replace, and the expression that replaces it. */
const path = /^[\w$]+(?:\.[\w$]+)*$/

class DefinePlugin {
  readonly definitions: Own
  constructor(definitions: Own) {
    this.definitions = definitions
  }
}

class ProvidePlugin extends DefinePlugin {}

class NormalModuleReplacementPlugin {
  readonly resourceRegExp: unknown
  readonly newResource: unknown
  constructor(resourceRegExp: unknown, newResource: unknown) {
    this.resourceRegExp = resourceRegExp
    this.newResource = newResource
  }
}

class IgnorePlugin {
  readonly options: unknown
  constructor(options: unknown) {
    this.options = options
  }
}

/** Names of variables, or an object with their values when they are not set. */
class EnvironmentPlugin {
  readonly variables: Own
  constructor(...given: readonly unknown[]) {
    const [first] = given
    const isObject = typeof first === 'object' && first !== null && !Array.isArray(first)
    this.variables = isObject
      ? (first as Record<string, unknown>)
      : Object.fromEntries(given.flat().map((name) => [String(name), undefined]))
  }
  constants(): Readonly<Record<string, string>> {
    return Object.fromEntries(
      Object.entries(this.variables).map(([name, value]) => [
        `process.env.${name}`,
        JSON.stringify(process.env[name] ?? value ?? null),
      ]),
    )
  }
}

/** As copiedFiles.ts reads it. */
class CopyRspackPlugin {
  readonly patterns: unknown
  constructor(options?: { readonly patterns?: unknown }) {
    this.patterns = options?.patterns
  }
}

/** Webpack's exports. A plugin that has no meaning here is made, and named by `unknown`. */
export const webpackExports = new Proxy<Record<string, unknown>>(
  {
    CopyRspackPlugin,
    DefinePlugin,
    EnvironmentPlugin,
    IgnorePlugin,
    NormalModuleReplacementPlugin,
    ProvidePlugin,
  },
  {
    get: (known, name) =>
      typeof name === 'string' && /^[A-Z]\w*Plugin$/.test(name)
        ? (known[name] ?? namedClass(name))
        : known[name as string],
  },
)

const namedClass = (name: string): unknown => ({ [name]: class {} })[name]
