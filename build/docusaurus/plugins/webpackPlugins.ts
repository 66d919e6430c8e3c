// Plugins of webpack that have a meaning here: constants, modules that stand for global variables, and
// modules in the place of others. The classes are those that `configureWebpack` gets as webpack itself.
import { joinRules, type ModuleReplacement, type ModuleRules, noRules } from '../../model/pluginOutcome.ts'
import { isJson } from '../../shared/isJson.ts'
import { type MonacoOptions, monacoRules } from './monacoEditor.ts'

/** The rules of one plugin; null when it has no equivalent. */
export function rulesOfPlugin(plugin: object): ModuleRules | null {
  if (plugin instanceof EnvironmentPlugin) return { ...noRules, define: plugin.constants() }
  const own = withGiven(plugin as Own)
  const read = readers[plugin.constructor.name]
  return read ? { ...noRules, ...read(own) } : null
}

/** Whether `rulesOfPlugin` reads plugins of this class, without applying them. */
export const isReadPlugin = (plugin: object): boolean =>
  plugin instanceof Applied || Object.hasOwn(readers, plugin.constructor.name)

type Own = Readonly<Record<string, unknown>>

/** Plugins of Rspack keep what they are made with in a list. */
function withGiven(plugin: Own): Own {
  const { _args: given } = plugin
  if (!Array.isArray(given)) return plugin
  const [first, second] = given as readonly unknown[]
  return { definitions: first, options: first, resourceRegExp: first, newResource: second }
}

/** By the name of the class, as a plugin may come from the site's own webpack. */
const readers: Readonly<Record<string, (plugin: Own) => Partial<ModuleRules>>> = {
  DefinePlugin: ({ definitions }) => {
    const all = constantsOf((definitions ?? {}) as Own)
    const isPlain = ([name, value]: readonly [string, string]) =>
      path.test(name) && (path.test(value) || isJson(value))
    const others = all.filter((one) => !isPlain(one))
    return {
      define: Object.fromEntries(all.filter(isPlain)),
      provided: Object.fromEntries(others.map(([name, code]) => [name, { code }])),
    }
  },
  // The modules that an import can mean are those that are there.
  ContextReplacementPlugin: () => ({}),
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
  EnvironmentPlugin: ({ keys, defaultValues }) => ({
    define: environmentOf(
      Object.fromEntries(
        [keys ?? []].flat().map((name) => [String(name), (defaultValues as Own)[String(name)]]),
      ),
    ),
  }),
  MonacoEditorWebpackPlugin: ({ options }) => monacoRules(options as MonacoOptions),
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

function settingsOf(plugin: Own): ModuleRules {
  const resolve: { fallback: ModuleRules['fallbacks'] } = { fallback: {} }
  const plugins: object[] = []
  const apply = plugin['apply'] as ((compiler: object) => void) | undefined
  apply?.call(plugin, { options: { plugins, resolve }, webpack: webpackExports })
  const rules = joinRules(plugins.flatMap((one) => rulesOfPlugin(one) ?? []))
  return { ...rules, fallbacks: { ...rules.fallbacks, ...resolve.fallback } }
}

/** Name → expression. The name can begin with `typeof`. Members of an object have names, too. */
const constantsOf = (definitions: Own): readonly (readonly [string, string])[] =>
  Object.entries(definitions)
    .flatMap(([name, value]) => [[name, expressionOf(value)] as const, ...membersOf(name, value)])
    .filter(([name]) => path.test(name.replace(/^typeof\s+/, '')))

function membersOf(name: string, value: unknown): readonly (readonly [string, string])[] {
  const isPlain = typeof value === 'object' && value !== null && !Array.isArray(value)
  if (!isPlain || value instanceof RegExp || isRuntimeValue(value) || !path.test(name)) return []
  return constantsOf(
    Object.fromEntries(Object.entries(value).map(([member, one]) => [`${name}.${member}`, one])),
  )
}

/** Text is code, also in objects and lists, and so is what a function of `runtimeValue` returns. */
function expressionOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'function') return `(${value})`
  if (typeof value === 'bigint') return `${value}n`
  if (value instanceof RegExp) return String(value)
  if (isRuntimeValue(value)) return expressionOf(value.fn({ module: {}, key: '', version: undefined }))
  if (Array.isArray(value)) return `[${value.map(expressionOf).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  const members = Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}:${expressionOf(one)}`)
  return `{${members.join()}}`
}

/** The class of webpack that `DefinePlugin.runtimeValue` makes. */
class RuntimeValue {
  readonly fn: (context: object) => unknown
  constructor(fn: RuntimeValue['fn']) {
    this.fn = fn
  }
}

const isRuntimeValue = (value: unknown): value is RuntimeValue =>
  (value as object | null)?.constructor?.name === 'RuntimeValue'

/** `Buffer: ['buffer', 'Buffer']`: a module, and what of it; all of it when it is alone. */
const providedBy = (definitions: Own): ModuleRules['provided'] =>
  Object.fromEntries(
    Object.entries(definitions).flatMap(([name, value]) => {
      const [module, member] = [value].flat() as readonly (string | undefined)[]
      return /^[\w$]+$/.test(name) && module ? [[name, { module, member: member ?? null }]] : []
    }),
  )

/** A name that esbuild can replace, and the expression that replaces it. */
const path = /^(?!\d)[\w$]+(?:\.[\w$]+)*$/

/** A plugin of webpack that others apply. */
class Applied {
  apply({ options }: { readonly options: { readonly plugins: object[] } }): void {
    options.plugins.push(this)
  }
}

class DefinePlugin extends Applied {
  static readonly runtimeValue = (fn: RuntimeValue['fn']): RuntimeValue => new RuntimeValue(fn)
  readonly definitions: Own
  constructor(definitions: Own) {
    super()
    this.definitions = definitions
  }
}

class ProvidePlugin extends DefinePlugin {}

class NormalModuleReplacementPlugin extends Applied {
  readonly resourceRegExp: unknown
  readonly newResource: unknown
  constructor(resourceRegExp: unknown, newResource: unknown) {
    super()
    this.resourceRegExp = resourceRegExp
    this.newResource = newResource
  }
}

class IgnorePlugin extends Applied {
  readonly options: unknown
  constructor(options: unknown) {
    super()
    this.options = options
  }
}

/** Names of variables, or an object with their values when they are not set. */
class EnvironmentPlugin extends Applied {
  readonly variables: Own
  constructor(...given: readonly unknown[]) {
    super()
    const [first] = given
    const isObject = typeof first === 'object' && first !== null && !Array.isArray(first)
    this.variables = isObject
      ? (first as Record<string, unknown>)
      : Object.fromEntries(given.flat().map((name) => [String(name), undefined]))
  }
  constants(): Readonly<Record<string, string>> {
    return environmentOf(this.variables)
  }
}

/** Variables of the environment, or their values where they are not set. */
const environmentOf = (variables: Own): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      `process.env.${name}`,
      JSON.stringify(process.env[name] ?? value) ?? 'undefined',
    ]),
  )

/** As copiedFiles.ts reads it. */
class CopyRspackPlugin extends Applied {
  readonly patterns: unknown
  constructor(options?: { readonly patterns?: unknown }) {
    super()
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

const namedClass = (name: string): unknown => ({ [name]: class extends Applied {} })[name]
