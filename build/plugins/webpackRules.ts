// `configureWebpack` of a plugin, as far as it has a meaning here: aliases, fallbacks, loaders of text and
// URLs, and constants. The rest is named.
import { isDeepStrictEqual } from 'node:util'
import { joinRules, type ModuleRules, noRules } from '../model/pluginOutcome.ts'
import type { RunningPlugin } from './docusaurusPlugin.ts'
import { rulesOfPlugin, webpackExports } from './webpackPlugins.ts'

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
  readonly resolve?: object
  readonly oneOf?: unknown
  readonly rules?: unknown
}

export interface WebpackRules extends ModuleRules {
  /** Settings that Troodon ignores: `module.rules (worker-loader)`. */
  readonly unknown: readonly string[]
}

/** For browsers, or for the pages that the build renders. */
export function webpackRules(one: RunningPlugin, isServer: boolean): WebpackRules {
  const config = configOf(one, isServer)
  if (!config) return { ...noRules, unknown: [] }
  const { resolve = {}, module = {}, plugins = [], mergeStrategy: _, ...others } = config
  const given: Readonly<Record<string, unknown>> = givenConfig(one.context, isServer)
  const { alias = {}, fallback = {}, ...resolving } = resolve
  const rules = rulesIn(module).map(fileRule)
  const ofPlugins = plugins.filter(Boolean).map((one) => [one, rulesOfPlugin(one)] as const)
  const found = joinRules(ofPlugins.flatMap(([, rules]) => rules ?? []))
  return {
    ...found,
    aliases: Object.fromEntries(Object.entries(alias).filter(([name]) => !ownAliases.has(name))),
    fallbacks: { ...found.fallbacks, ...fallback },
    files: rules.flatMap((rule) => (typeof rule === 'string' ? [] : [rule])),
    unknown: [
      ...Object.keys(others).filter(
        (key) => !harmless.has(key) && !isDeepStrictEqual(others[key], given[key]),
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
  rulesIn(configOf(one, isServer)?.module)

function configOf({ plugin, content, context }: RunningPlugin, isServer: boolean) {
  const configure = plugin.configureWebpack
  return (
    typeof configure === 'function'
      ? configure(givenConfig(context, isServer), isServer, utils, content)
      : configure
  ) as WebpackConfig | undefined | null
}

const rulesIn = (module: WebpackConfig['module']): readonly Rule[] =>
  (module?.rules ?? []).filter(Boolean).flatMap(withinRule)

/** What a plugin may look at, or change and return. */
const givenConfig = (
  { baseUrl, generatedFilesDir, outDir, siteDir }: RunningPlugin['context'],
  isServer: boolean,
) => ({
  mode: 'production',
  name: isServer ? 'server' : 'client',
  target: isServer ? 'node' : 'browserslist',
  context: siteDir,
  entry: {},
  output: { publicPath: baseUrl, path: outDir },
  resolve: { alias: { '@site': siteDir, '@generated': generatedFilesDir }, fallback: {} },
  module: { rules: [] },
  optimization: {},
  plugins: [],
})

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
  'extensions',
  'fullySpecified',
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
  resolve = {},
}: Rule): { readonly test: RegExp; readonly as: 'text' | 'url' } | string {
  const names = [
    loader,
    ...[use].flat().map((one) => (typeof one === 'object' && one !== null ? (one as Rule).loader : one)),
  ]
    .filter((one): one is string => typeof one === 'string')
    .map((one) => /.*node_modules[/\\]((?:@[^/\\]+[/\\])?[^/\\]+)/.exec(one)?.[1] ?? one)
  const isText = type === 'asset/source' || names.some((name) => name.startsWith('raw-loader'))
  const isUrl =
    type === 'asset/resource' || type === 'asset' || names.some((name) => /^(?:url|file)-loader/.test(name))
  if (test instanceof RegExp && (isText || isUrl)) return { test, as: isText ? 'text' : 'url' }
  if (names.length > 0 && names.every((name) => builtInLoaders.test(name))) return ''
  const isPlain = type === undefined || /^(?:javascript|json|css)/.test(type)
  if (names.length === 0 && isPlain && Object.keys(resolve).every((key) => harmless.has(key))) return ''
  return names.join(', ') || String(type ?? test ?? 'a rule')
}

/** The object that Docusaurus passes as `utils`. */
const utils = {
  getStyleLoaders: () => [],
  getJSLoader: () => ({ loader: 'babel-loader' }),
  currentBundler: { name: 'webpack', instance: webpackExports },
}
