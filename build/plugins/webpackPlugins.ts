// Plugins of webpack that have a meaning here: constants, modules that stand for global variables, and
// modules in the place of others. The classes are those that `configureWebpack` gets as webpack itself.
import { joinRules, type ModuleReplacement, type ModuleRules, noRules } from '../model/pluginOutcome.ts'

/** The rules of one plugin; null when it has no equivalent. */
export function rulesOfPlugin(plugin: object): ModuleRules | null {
  if (plugin instanceof EnvironmentPlugin) return { ...noRules, define: plugin.constants() }
  const own = plugin as Readonly<Record<string, unknown>>
  const read = readers[plugin.constructor.name]
  return read ? { ...noRules, ...read(own) } : null
}

type Own = Readonly<Record<string, unknown>>

/** By the name of the class, as a plugin may come from the site's own webpack. */
const readers: Readonly<Record<string, (plugin: Own) => Partial<ModuleRules>>> = {
  DefinePlugin: ({ definitions }) => ({ define: constantsOf((definitions ?? {}) as Own) }),
  ProvidePlugin: ({ definitions }) => ({ provided: providedBy((definitions ?? {}) as Own) }),
  NormalModuleReplacementPlugin: ({ resourceRegExp, newResource }) => ({
    replacements: [{ test: resourceRegExp as RegExp, to: newResource as ModuleReplacement['to'] }],
  }),
  IgnorePlugin: ({ options }) => {
    const { resourceRegExp } = (options ?? {}) as { readonly resourceRegExp?: RegExp }
    return { replacements: resourceRegExp ? [{ test: resourceRegExp, to: false }] : [] }
  },
  NodePolyfillPlugin: polyfills,
}

/** Changes the settings that it is given: adds a ProvidePlugin, and fallbacks. Browsers have a console. */
function polyfills(plugin: Own): Partial<ModuleRules> {
  const resolve: { fallback: ModuleRules['fallbacks'] } = { fallback: {} }
  const plugins: object[] = []
  const apply = plugin['apply'] as ((compiler: object) => void) | undefined
  apply?.call(plugin, { options: { plugins, resolve } })
  const { console: _, ...provided } = joinRules(plugins.flatMap((one) => rulesOfPlugin(one) ?? [])).provided
  return { provided, fallbacks: resolve.fallback }
}

const constantsOf = (definitions: Own): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(definitions)
      .map(([name, value]) => [
        name,
        typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined'),
      ])
      .filter(([name = '', value = '']) => path.test(name) && (path.test(value) || isJson(value))),
  )

/** `Buffer: ['buffer', 'Buffer']`: a module, and what of it; all of it when it is alone. */
const providedBy = (definitions: Own): ModuleRules['provided'] =>
  Object.fromEntries(
    Object.entries(definitions).flatMap(([name, value]) => {
      const [module, member] = [value].flat() as readonly (string | undefined)[]
      return /^[\w$]+$/.test(name) && module ? [[name, { module, member: member ?? null }]] : []
    }),
  )

/** What esbuild can replace, and an expression that it can put there. */
const path = /^[\w$]+(?:\.[\w$]+)*$/

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

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

/** Webpack's exports. A plugin that has no meaning here is made, and named by `unknown`. */
export const webpackExports = new Proxy<Record<string, unknown>>(
  { DefinePlugin, EnvironmentPlugin, IgnorePlugin, NormalModuleReplacementPlugin, ProvidePlugin },
  {
    get: (known, name) =>
      typeof name === 'string' && /^[A-Z]\w*Plugin$/.test(name)
        ? (known[name] ?? namedClass(name))
        : known[name as string],
  },
)

const namedClass = (name: string): unknown => ({ [name]: class {} })[name]
