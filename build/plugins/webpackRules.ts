// `configureWebpack` of a plugin, as far as it has a meaning here: aliases, fallbacks, loaders of text and
// URLs, and constants. The rest is named.
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
}

export interface WebpackRules extends ModuleRules {
  /** Settings that Troodon ignores: `module.rules (worker-loader)`. */
  readonly unknown: readonly string[]
}

/** For browsers, or for the pages that the build renders. */
export function webpackRules({ plugin, content }: RunningPlugin, isServer: boolean): WebpackRules {
  const configure = plugin.configureWebpack
  const config = (
    typeof configure === 'function'
      ? configure({ resolve: { alias: {} }, module: { rules: [] } }, isServer, utils, content)
      : configure
  ) as WebpackConfig | undefined | null
  if (!config) return { ...noRules, unknown: [] }
  const { resolve = {}, module = {}, plugins = [], mergeStrategy: _, ...others } = config
  const { alias = {}, fallback = {}, ...resolving } = resolve
  const rules = (module.rules ?? []).map(fileRule)
  const ofPlugins = plugins.filter(Boolean).map((one) => [one, rulesOfPlugin(one)] as const)
  return {
    ...joinRules(ofPlugins.flatMap(([, found]) => found ?? [])),
    aliases: alias,
    fallbacks: fallback,
    files: rules.flatMap((rule) => (typeof rule === 'string' ? [] : [rule])),
    unknown: [
      ...Object.keys(others).filter((key) => !harmless.has(key)),
      ...Object.keys(resolving)
        .filter((key) => !harmless.has(key))
        .map((key) => `resolve.${key}`),
      ...rules.flatMap((rule) => (typeof rule === 'string' && rule !== '' ? [`module.rules (${rule})`] : [])),
      ...ofPlugins.flatMap(([one, found]) => (found ? [] : [`plugins (${nameOf(one)})`])),
    ],
  }
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
    .map((one) => /.*node_modules[/\\]((?:@[^/\\]+[/\\])?[^/\\]+)/.exec(one)?.[1] ?? one)
  const isText = type === 'asset/source' || names.some((name) => name.startsWith('raw-loader'))
  const isUrl =
    type === 'asset/resource' || type === 'asset' || names.some((name) => /^(?:url|file)-loader/.test(name))
  if (test instanceof RegExp && (isText || isUrl)) return { test, as: isText ? 'text' : 'url' }
  if (names.length > 0 && names.every((name) => builtInLoaders.test(name))) return ''
  return names.join(', ') || String(type ?? test ?? 'a rule')
}

/** The object that Docusaurus passes as `utils`. */
const utils = {
  getStyleLoaders: () => [],
  getJSLoader: () => ({ loader: 'babel-loader' }),
  currentBundler: { name: 'webpack', instance: webpackExports },
}
