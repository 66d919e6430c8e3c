// `configureWebpack` of a plugin, as far as it has a meaning here: aliases, fallbacks, loaders of text and
// URLs, and constants. The rest is named.
import type { ModuleRules } from '../model/pluginOutcome.ts'
import type { RunningPlugin } from './docusaurusPlugin.ts'

interface WebpackConfig {
  readonly resolve?: {
    readonly alias?: Readonly<Record<string, string | false>>
    readonly fallback?: Readonly<Record<string, string | false>>
    readonly [key: string]: unknown
  }
  readonly module?: { readonly rules?: readonly Rule[] }
  readonly plugins?: readonly object[]
  readonly [key: string]: unknown
}

interface Rule {
  readonly test?: unknown
  readonly type?: string
  readonly loader?: string
  readonly use?: unknown
}

export interface WebpackRules extends ModuleRules {
  /** Settings that Troodon ignores: `module.rules (worker-loader)`. */
  readonly unknown: readonly string[]
}

export function webpackRules({ plugin, content }: RunningPlugin): WebpackRules {
  const configure = plugin.configureWebpack
  const config = (
    typeof configure === 'function'
      ? configure({ resolve: { alias: {} }, module: { rules: [] } }, false, utils, content)
      : configure
  ) as WebpackConfig | undefined | null
  if (!config) return { aliases: {}, fallbacks: {}, define: {}, files: [], unknown: [] }
  const { resolve = {}, module = {}, plugins = [], mergeStrategy: _, ...others } = config
  const { alias = {}, fallback = {}, ...resolving } = resolve
  const rules = (module.rules ?? []).map(fileRule)
  const constants = plugins.map(constantsOf)
  return {
    aliases: alias,
    fallbacks: fallback,
    define: Object.assign({}, ...constants),
    files: rules.flatMap((rule) => (typeof rule === 'string' ? [] : [rule])),
    unknown: [
      ...Object.keys(others).filter((key) => !harmless.has(key)),
      ...Object.keys(resolving)
        .filter((key) => !harmless.has(key))
        .map((key) => `resolve.${key}`),
      ...rules.flatMap((rule) => (typeof rule === 'string' && rule !== '' ? [`module.rules (${rule})`] : [])),
      ...plugins.flatMap((one, index) => (constants[index] ? [] : [`plugins (${one.constructor.name})`])),
    ],
  }
}

/** Keys that change how webpack works, not what the site is. */
const harmless = new Set([
  'cache',
  'devServer',
  'devtool',
  'ignoreWarnings',
  'infrastructureLogging',
  'mode',
  'optimization',
  'performance',
  'snapshot',
  'stats',
  'watchOptions',
  'extensions',
  'symlinks',
  'modules',
  'mainFields',
  'node',
])

/** Compiled by the bundler anyway. */
const builtInLoaders =
  /babel|esbuild|swc|ts-loader|css-loader|style-loader|sass-loader|postcss|mdx|svgr|json-loader|yaml/

/** A rule for files as text or URLs; the loader of any other, empty when it needs nothing. */
function fileRule({
  test,
  type,
  loader,
  use,
}: Rule): { readonly test: RegExp; readonly as: 'text' | 'url' } | string {
  const names = [
    loader,
    ...[use].flat().map((one) => (typeof one === 'object' && one !== null ? (one as Rule).loader : one)),
  ]
    .filter((one): one is string => typeof one === 'string')
    .map((one) => /node_modules[/\\]((?:@[^/\\]+[/\\])?[^/\\]+)/.exec(one)?.[1] ?? one)
  const isText = type === 'asset/source' || names.some((name) => name.startsWith('raw-loader'))
  const isUrl =
    type === 'asset/resource' || type === 'asset' || names.some((name) => /^(?:url|file)-loader/.test(name))
  if (test instanceof RegExp && (isText || isUrl)) return { test, as: isText ? 'text' : 'url' }
  if (names.length > 0 && names.every((name) => builtInLoaders.test(name))) return ''
  return names.join(', ') || String(type ?? test ?? 'a rule')
}

/** Null for any other plugin. */
function constantsOf(plugin: object): Readonly<Record<string, string>> | null {
  if (plugin instanceof EnvironmentPlugin) return plugin.constants()
  if (plugin.constructor.name !== 'DefinePlugin') return null
  const { definitions = {} } = plugin as { readonly definitions?: Readonly<Record<string, unknown>> }
  return Object.fromEntries(
    Object.entries(definitions)
      .map(([name, value]) => [
        name,
        typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined'),
      ])
      .filter(([name = '', value = '']) => path.test(name) && (path.test(value) || isJson(value))),
  )
}

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
  readonly definitions: Readonly<Record<string, unknown>>
  constructor(definitions: Readonly<Record<string, unknown>>) {
    this.definitions = definitions
  }
}

/** Names of variables, or an object with their values when they are not set. */
class EnvironmentPlugin {
  readonly variables: Readonly<Record<string, unknown>>
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
const bundler = new Proxy<Record<string, unknown>>(
  { DefinePlugin, EnvironmentPlugin },
  {
    get: (known, name) =>
      typeof name === 'string' && /^[A-Z]\w*Plugin$/.test(name)
        ? (known[name] ?? namedClass(name))
        : known[name as string],
  },
)

const namedClass = (name: string): unknown => ({ [name]: class {} })[name]

/** The object that Docusaurus passes as `utils`. */
const utils = {
  getStyleLoaders: () => [],
  getJSLoader: () => ({ loader: 'babel-loader' }),
  currentBundler: { name: 'webpack', instance: bundler },
}
