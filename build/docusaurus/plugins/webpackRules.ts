// `configureWebpack` of a plugin, as far as it has a meaning here: aliases, fallbacks, loaders of text and
// URLs, and constants. The rest is named.
import { isDeepStrictEqual } from 'node:util'
import { joinRules, type ModuleRules, noRules } from '../../model/pluginOutcome.ts'
import { withApplied } from './appliedPlugins.ts'
import { type AssetDefaults, withDefaults } from './assetRules.ts'
import { type CopyPattern, copyPatterns } from './copiedFiles.ts'
import type { RunningPlugin } from './docusaurusPlugin.ts'
import { fileRule, globalsOf, namedLoaders, type OpenLoader, type SingleRule } from './fileRules.ts'
import { aliasesOf } from './webpackAliases.ts'
import { isReadPlugin, rulesOfPlugin, webpackExports } from './webpackPlugins.ts'

interface WebpackConfig {
  readonly resolve?: {
    readonly alias?: unknown
    readonly fallback?: unknown
    readonly extensions?: readonly string[]
    readonly [key: string]: unknown
  }
  readonly module?: AssetDefaults['module'] & { readonly rules?: readonly Rule[] }
  readonly output?: AssetDefaults['output']
  readonly plugins?: readonly object[]
  readonly externals?: unknown
  readonly mergeStrategy?: Readonly<Record<string, string>>
  readonly resolveLoader?: { readonly alias?: Readonly<Record<string, string>> }
  readonly [key: string]: unknown
}

interface Rule extends SingleRule {
  readonly oneOf?: unknown
  readonly rules?: unknown
}

export interface WebpackRules extends ModuleRules {
  /** Settings that Troodon ignores: `module.rules (worker-loader)`. */
  readonly unknown: readonly string[]
  /** Files for the output. */
  readonly copies: readonly CopyPattern[]
}

/** For browsers, or for the pages that the build renders. `open` finds loaders. */
export function webpackRules(one: RunningPlugin, isServer: boolean, open: OpenLoader): WebpackRules {
  const offered = offeredConfig(one.context, isServer)
  const given = configOf(one, isServer, offered)
  const config = given && withApplied(given, offered, isRead)
  if (!config) return { ...noRules, unknown: [], copies: [] }
  const {
    resolve = {},
    module = {},
    plugins = [],
    externals,
    resolveLoader,
    mergeStrategy = {},
    experiments,
    output = {},
    ...others
  } = config
  const unchanged: Readonly<Record<string, unknown>> = offeredConfig(one.context, isServer)
  const { alias, fallback, extensions = [], ...resolving } = resolve
  const rules = rulesIn(module).map((rule) => fileRule(withDefaults(rule, { output, module }), open))
  const named = namedLoaders(resolveLoader, open)
  const globals = globalsOf(externals)
  const compiling = plugins.filter((one) => Boolean(one) && copyPatterns(one) === null)
  const ofPlugins = compiling.map((one) => [one, rulesOfPlugin(one)] as const)
  const found = joinRules(ofPlugins.flatMap(([, rules]) => rules ?? []))
  return {
    ...found,
    aliases: Object.fromEntries(Object.entries(aliasesOf(alias)).filter(([name]) => !ownAliases.has(name))),
    fallbacks: { ...found.fallbacks, ...aliasesOf(fallback) },
    loaders: named.loaders,
    extensions:
      given === offered
        ? withUsual(extensions)
        : extensionsOf(extensions, mergeStrategy['resolve.extensions'] ?? mergeStrategy['resolve']),
    globals: globals ?? {},
    copies: plugins.filter(Boolean).flatMap((one) => copyPatterns(one) ?? []),
    files: [...found.files, ...rules.flatMap((rule) => (typeof rule === 'string' ? [] : [rule]))],
    unknown: [
      ...(globals ? [] : ['externals']),
      ...named.unknown,
      ...unknownExperiments(experiments),
      ...(isChanged(output, unchanged.output) ? ['output'] : []),
      ...Object.keys(others).filter(
        (key) => !harmless.has(key) && !isDeepStrictEqual(others[key], unchanged[key]),
      ),
      ...Object.keys(resolving)
        .filter((key) => !harmless.has(key))
        .map((key) => `resolve.${key}`),
      ...rules.flatMap((rule) => (typeof rule === 'string' && rule !== '' ? [`module.rules (${rule})`] : [])),
      ...ofPlugins.flatMap(([one, found]) => (found ? [] : [`plugins (${nameOf(one)})`])),
    ],
  }
}

/** The rules for files of a plugin, those within others included. */
export const configuredRules = (one: RunningPlugin, isServer: boolean): readonly Rule[] =>
  rulesIn(configOf(one, isServer, offeredConfig(one.context, isServer))?.module)

function configOf({ plugin, content }: RunningPlugin, isServer: boolean, offered: object) {
  const configure = plugin.configureWebpack
  return (typeof configure === 'function' ? configure(offered, isServer, utils, content) : configure) as
    | WebpackConfig
    | undefined
    | null
}

const isRead = (plugin: object): boolean => copyPatterns(plugin) !== null || isReadPlugin(plugin)

const rulesIn = (module: WebpackConfig['module']): readonly Rule[] =>
  (module?.rules ?? []).filter(Boolean).flatMap(withinRule)

/** Values that a plugin can read, or change and return. */
const offeredConfig = (
  { baseUrl, generatedFilesDir, outDir, siteDir }: RunningPlugin['context'],
  isServer: boolean,
) => ({
  mode: 'production',
  name: isServer ? 'server' : 'client',
  target: isServer ? 'node' : 'browserslist',
  context: siteDir,
  entry: {},
  output: { publicPath: baseUrl, path: outDir },
  resolve: {
    alias: { '@site': siteDir, '@generated': generatedFilesDir },
    fallback: {},
    extensions: [...usualExtensions],
  },
  module: { rules: [] },
  optimization: {},
  plugins: [],
})

/** More than the names of files. */
function isChanged(
  { assetModuleFilename: _, ...output }: Record<string, unknown>,
  offered: unknown,
): boolean {
  const before = offered as typeof output
  return Object.entries(output).some(([key, value]) => !isDeepStrictEqual(value, before[key]))
}

const usualExtensions: readonly string[] = ['.wasm', '.mjs', '.js', '.jsx', '.ts', '.tsx', '.json']

/** A changed list of the usual ones. */
const withUsual = (extensions: readonly string[]): readonly string[] => [
  ...new Set(extensions.map((one) => (usualExtensions.includes(one) ? '...' : one))),
]

/** They come after the usual ones, as webpack-merge adds lists, unless the plugin says otherwise. */
function extensionsOf(given: readonly string[], strategy = 'append'): readonly string[] {
  const own = given.filter((one) => one !== '...')
  if (strategy === 'append') return ['...', ...own]
  return given.includes('...') ? given : [...own, '...']
}

/** Resolved by the bundler itself. */
const ownAliases: ReadonlySet<string> = new Set(['@site', '@generated'])

/** The rules in `oneOf` and `rules` of a rule; itself when it has none. */
function withinRule(rule: Rule): readonly Rule[] {
  const { oneOf, rules, ...own } = rule
  const inner = [oneOf, rules].flat().filter(Boolean) as readonly Rule[]
  return inner.length === 0 ? [rule] : inner.flatMap((one) => withinRule({ ...own, ...one }))
}

const nameOf = (plugin: object): string =>
  typeof plugin === 'function' ? plugin.name || 'a function' : plugin.constructor.name

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
  'fullySpecified',
  'symlinks',
  'modules',
  'mainFields',
  'node',
])

/** Most experiments are about how webpack builds, or work here anyway. */
const unknownExperiments = (given: unknown): readonly string[] =>
  Object.entries((given ?? {}) as Readonly<Record<string, unknown>>).flatMap(([name, value]) =>
    changing.test(name) && value ? [`experiments.${name}`] : [],
  )

const changing = /^(?:asyncWebAssembly|syncWebAssembly|buildHttp)$/

/** The object that Docusaurus passes as `utils`. */
const utils = {
  getStyleLoaders: () =>
    ['style-loader', 'css-loader', 'postcss-loader'].map((loader) => ({ loader, options: {} })),
  getJSLoader: () => ({ loader: 'babel-loader', options: {} }),
  currentBundler: { name: 'webpack', instance: webpackExports },
}
