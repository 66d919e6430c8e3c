// The rules of webpack for files: which loaders there are, and those that the bundler does not need.
import type { FileRule, Loader } from '../../model/config/moduleLoader.ts'
import { type AssetOptions, assetRule } from './assetRules.ts'
import { type Conditions, conditionsKey, matcherOf } from './webpackConditions.ts'

/** Finds a loader by its name; null when it is not installed. */
export type OpenLoader = (name: string, options: unknown) => Loader | null

/** A rule of webpack without the rules in it. */
export interface SingleRule extends Conditions, Omit<AssetOptions, 'parser'> {
  readonly loader?: string
  readonly options?: unknown
  readonly use?: unknown
  readonly resolve?: object
  readonly parser?: { readonly parse?: (text: string) => unknown } & AssetOptions['parser']
}

/** The equivalent of a rule; what has none in words, empty when it needs nothing. */
export function fileRule(rule: SingleRule, open: OpenLoader): FileRule | string {
  const { type, resolve = {} } = rule
  const uses = usesOf(rule)
  const names = uses.map(({ name }) => shortName(name))
  const { test, include, exclude, resource, resourceQuery } = rule
  const conditions = { test, include, exclude, resource, resourceQuery } as Conditions
  const matched = { matches: matcherOf(conditions), key: conditionsKey(conditions) }
  const others = uses.filter((_, at) => !builtInLoaders.test(names[at] ?? ''))
  const asset = others.length === 0 ? assetRule(rule, matched) : null
  if (asset) return asset
  const isText = type === 'asset/source' || names.some((name) => name.startsWith('raw-loader'))
  const isUrl =
    type === 'asset/resource' || type === 'asset' || names.some((name) => /^(?:url|file)-loader/.test(name))
  if ((isText || isUrl) && others.every(({ name }) => isOfFiles(shortName(name))))
    return { ...matched, as: isText ? 'text' : 'url' }
  // `yaml` and the like, as a function of the rule reads it.
  if (type === 'json' && others.length === 0 && !matched.matches('/a.json', ''))
    return jsonRule(rule, matched)
  if (others.length === 0) return isPlain(type, resolve, names) ? '' : String(type ?? test ?? 'a rule')
  const said = others.map(({ name }) => shortName(name)).join(', ')
  if (concernsMarkdown(matched.matches)) return `${said} for Markdown`
  // The last one runs first: it changes the text of a Markdown file.
  const markdownAt = names.findIndex((name) => markdownLoader.test(name))
  const isMarkdown = markdownAt !== -1
  if (isMarkdown && others.some((one) => uses.indexOf(one) < markdownAt)) return `${said} for Markdown`
  const own = others.filter(({ name }) => !isOfFiles(shortName(name)))
  if (isUrl || own.some(({ name }) => needsCompiler.test(shortName(name)))) return said
  const loaders = own.map(({ name, options }) => open(name, options))
  const missing = own.filter((_, at) => loaders[at] === null)
  if (missing.length > 0) return `${said}, which is not installed`
  const isStyle = names.some((name) => styleLoaders.test(name))
  const ofFile = isText ? 'text' : type === 'json' ? 'json' : 'script'
  const result = isMarkdown ? 'markdown' : isStyle ? 'style' : ofFile
  const found = loaders.filter((one) => one !== null)
  const options = found.map((one) => [one.file, one.options])
  return { ...matched, key: `${matched.key}${JSON.stringify(options)}`, as: { loaders: found, result } }
}

function jsonRule({ parser = {} }: SingleRule, matched: Omit<FileRule, 'as'>): FileRule {
  const { parse = JSON.parse } = parser
  const run: Loader['run'] = (text) => JSON.stringify(parse(String(text)) ?? null)
  const loader = { name: 'parser.parse', file: '', options: undefined, run, pitch: null, isRaw: false }
  return { ...matched, key: matched.key + String(parse), as: { loaders: [loader], result: 'json' } }
}

/** `resolveLoader.alias`: names of loaders that imports write before a file. */
export function namedLoaders(
  given: { readonly alias?: Readonly<Record<string, string>> } | undefined,
  open: OpenLoader,
): { readonly loaders: Readonly<Record<string, Loader>>; readonly unknown: readonly string[] } {
  const found = Object.entries(given?.alias ?? {}).map(([name, path]) => {
    const [file = '', options] = path.split(/\?(.*)/s)
    return [name, open(file, options)] as const
  })
  return {
    loaders: Object.fromEntries(found.flatMap(([name, loader]) => (loader ? [[name, loader]] : []))),
    unknown: found.flatMap(([name, loader]) => (loader ? [] : [`resolveLoader.alias (${name})`])),
  }
}

/** Module → global variable, of names and objects with names; null for anything else. */
export function globalsOf(externals: unknown): Readonly<Record<string, string>> | null {
  if (externals === undefined || externals === null) return {}
  if (typeof externals === 'string') return { [externals]: externals }
  if (Array.isArray(externals)) {
    const all = externals.map(globalsOf)
    return all.includes(null) ? null : Object.assign({}, ...all)
  }
  if (typeof externals !== 'object' || externals instanceof RegExp) return null
  const found = Object.entries(externals).map(([name, value]) => [name, globalOf(name, value)] as const)
  return found.some(([, value]) => value === null)
    ? null
    : (Object.fromEntries(found) as Readonly<Record<string, string>>)
}

/** `jQuery`, `window jQuery`, `['React', 'Component']`, `{ root: 'jQuery' }`; true is the name itself. */
function globalOf(name: string, value: unknown): string | null {
  if (value === true) return name
  if (Array.isArray(value)) return value.join('.')
  if (typeof value === 'string') {
    const [, kind = 'root', own = ''] = /^(?:(\S+) )?(.*)$/s.exec(value) ?? []
    return /^(?:root|global|window|self|this|var|globalThis)$/.test(kind) ? own : null
  }
  const root: unknown = typeof value === 'object' && value !== null && 'root' in value ? value.root : null
  return root === null ? null : globalOf(name, root)
}

interface Use {
  readonly name: string
  readonly options: unknown
}

/** In the order of webpack: the last one runs first. */
function usesOf({ loader, options, use }: SingleRule): readonly Use[] {
  const given = typeof use === 'function' ? (use as (info: object) => unknown)({}) : use
  return [...(loader === undefined ? [] : [{ loader, options }]), ...[given].flat()].flatMap(
    (one): readonly Use[] => {
      const { loader: name, options: own } =
        typeof one === 'string' ? { loader: one, options: undefined } : ((one ?? {}) as SingleRule)
      if (typeof name !== 'string') return []
      const [file = '', query] = name.split(/\?(.*)/s)
      return [{ name: file, options: own ?? query }]
    },
  )
}

/** `yaml-loader` of `/site/node_modules/yaml-loader/index.js`. */
const shortName = (name: string): string =>
  /.*node_modules[/\\]((?:@[^/\\]+[/\\])?[^/\\]+)/.exec(name)?.[1] ?? name

/** Packages whose work the bundler does anyway. Files of the site with such a name are loaders of its own. */
const builtInLoaders =
  /^(?:@docusaurus[/\\])?(?:babel|esbuild|swc|ts|css|style|sass|postcss|mdx|json|thread|cache|source-map)-loader\b|^@(?:svgr[/\\]webpack|mdx-js[/\\])|mini-css-extract|swc-loader/

const styleLoaders = /\b(?:css|style|postcss|sass)-loader\b|mini-css-extract/

const markdownLoader = /^(?:@docusaurus[/\\])?mdx-loader|^@mdx-js[/\\]loader/

const isOfFiles = (name: string): boolean => /^(?:raw|url|file)-loader/.test(name)

/** Begin a compilation of their own. */
const needsCompiler = /^(?:worker|workerize|comlink|service-worker|bundle)-loader|^val-loader/

const concernsMarkdown = (matches: FileRule['matches']): boolean =>
  ['/docs/a.md', '/docs/a.mdx'].some((path) => matches(path, ''))

/** A rule without loaders that esbuild follows anyway. */
const isPlain = (type: string | undefined, resolve: object, names: readonly string[]): boolean =>
  names.length > 0 ||
  ((type === undefined || /^(?:javascript|json|css)/.test(type)) &&
    Object.keys(resolve).every((key) => resolving.has(key)))

const resolving = new Set(['extensions', 'fullySpecified', 'symlinks', 'modules', 'mainFields'])
