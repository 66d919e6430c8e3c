// esbuild plugin: what the site's plugins configure. Files that generated modules import, `@generated/…`,
// aliases, fallbacks and replacements, and files whose text or URL is the module.
import { readFileSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, resolve } from 'node:path'
import type {
  OnLoadResult,
  OnResolveArgs,
  OnResolveResult,
  Plugin,
  PluginBuild,
  ResolveResult,
} from 'esbuild'
import { isWithin, relativePath } from '../../io/osPath.ts'
import type { FileRule, Loader, LoaderChain } from '../../model/config/moduleLoader.ts'
import type { AliasTarget, ModuleReplacement, PluginOutcome } from '../../model/pluginOutcome.ts'
import type { PathLinks } from '../workFolder/packageLinks.ts'
import { generatedNames } from './generatedPlugin.ts'
import type { MarkdownModule } from './markdownPlugin.ts'
import { runLoaders } from './runLoaders.ts'

/** Resolves another request in the place of one; `resolveDir` is that of the importer unless given. */
type Again = (path: string, args: OnResolveArgs, resolveDir?: string) => Promise<ResolveResult>
/** A file, or a request. */
type To = (target: string, args: OnResolveArgs) => Promise<ResolveResult>

interface PluginFiles {
  readonly root: string
  /** Troodon's own theme, which rules of plugins do not concern. */
  readonly theme: string
  readonly links: PathLinks
  readonly baseUrl: string
  readonly markdownModule: MarkdownModule
}

export function pluginFilesPlugin(
  { browser, server }: Pick<PluginOutcome, 'browser' | 'server'>,
  folders: PluginFiles,
  { assets, read }: FoundFiles,
): Plugin {
  const { links } = folders
  return {
    name: 'troodon-plugin-files',
    setup(build) {
      const isServer = build.initialOptions.platform === 'node'
      const rules = isServer ? server : browser
      const load: LoadWith = async (path, query, { loaders, result }) => {
        const { root, baseUrl } = folders
        const file = links.installedPath(path)
        const onFile = (name: string, content: Uint8Array) => void assets.set(name, content)
        const place = { file, query, root, isServer, onRead: (one: string) => void read.add(one), onFile }
        const text = await runLoaders(loaders, place)
        const isMarkdown = result === 'markdown'
        return loadedModule({
          ...{ path, result, baseUrl },
          text: isMarkdown ? await folders.markdownModule(path, text) : text,
        })
      }
      const concerns = ({ matches }: FileRule, path: string, query: string) =>
        !isWithin(path, folders.theme) && matches(links.installedPath(path), query)
      const again: Again = (path, args, resolveDir = args.resolveDir) =>
        resolveMarked(build, path, { ...args, resolveDir }, 'alias')
      const to: To = (target, args) => {
        if (!/^(?:\/|[A-Za-z]:[\\/])/.test(target)) return again(target, args)
        const file = links.workPath(target)
        return again(`./${basename(file)}`, args, join(file, '..'))
      }
      build.onResolve({ filter: /^troodon-file:/ }, (args) =>
        to(resolve(folders.root, args.path.slice('troodon-file:'.length)), args),
      )
      build.onResolve({ filter: /^@generated\// }, (args) =>
        generatedNames.test(args.path)
          ? null
          : to(join(folders.root, '.cache/plugins', args.path.slice('@generated/'.length)), args),
      )
      for (const one of rules.replacements) replace(build, one, { to, installed: links.installedPath })
      for (const [name, target] of Object.entries(rules.aliases)) resolveAlias(build, name, target, to)
      if (!isServer)
        for (const [name, target] of Object.entries(rules.fallbacks))
          resolveFallback(build, name, target, { again, to })
      loadNothing(build)
      build.onLoad({ filter: /.*/, namespace: 'global-variable' }, ({ path }) => ({
        contents: `module.exports = ${path.split('.').reduce((from, name) => `${from}?.[${JSON.stringify(name)}]`, 'globalThis')}`,
        loader: 'js',
      }))
      for (const [name, value] of Object.entries(rules.globals))
        resolveGlobal(build, { name, value, isServer }, again)
      const own = rules.files.filter((one) => typeof one.as === 'string' || one.as.result !== 'style')
      for (const one of own) loadFile(build, one, { concerns, load })
      for (const [name, loader] of Object.entries(rules.loaders)) loadNamed(build, name, loader, load)
    },
  }
}

/** Modules in the place of those that are left out. */
function loadNothing(build: PluginBuild): void {
  build.onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({ contents: 'module.exports = {}' }))
  build.onLoad({ filter: /.*/, namespace: 'ignored' }, ({ path }) => {
    const message = JSON.stringify(`Cannot find module '${path}'`)
    return { contents: `throw Object.assign(new Error(${message}), { code: 'MODULE_NOT_FOUND' })` }
  })
}

/** The mark prevents loops: a plugin that resolves again does not answer its own request. */
const resolveMarked = (
  build: PluginBuild,
  path: string,
  args: OnResolveArgs,
  mark: 'alias' | 'replaced' | 'asset',
) =>
  build.resolve(path, {
    kind: args.kind,
    importer: args.importer,
    namespace: args.namespace,
    resolveDir: args.resolveDir,
    pluginData: { ...args.pluginData, [mark]: true },
  })

/** A module from the result of loaders. */
type LoadWith = (path: string, query: string, chain: LoaderChain) => Promise<OnLoadResult>

/** Files of the output that loaders write, and other files that they read, absolute. */
export interface FoundFiles {
  readonly assets: Map<string, Uint8Array>
  readonly read: Set<string>
}

/** The text or the URL of a file, or what loaders make of it. JavaScript tests the path. */
function loadFile(build: PluginBuild, rule: FileRule, { concerns, load }: FileLoading): void {
  const { as } = rule
  build.onLoad({ filter: /.*/, namespace: 'file' }, ({ path, suffix }) => {
    if (!concerns(rule, path, suffix)) return null
    if (typeof as !== 'string') return load(path, suffix, as)
    const contents =
      as === 'text'
        ? `export default ${JSON.stringify(readFileSync(path, 'utf8'))}`
        : `export { default } from ${JSON.stringify(`./${basename(path)}?url`)}`
    return { contents, loader: 'js', resolveDir: dirname(path) }
  })
}

interface FileLoading {
  readonly concerns: (rule: FileRule, path: string, query: string) => boolean
  readonly load: LoadWith
}

/** `name!./a.png?query`. */
function loadNamed(build: PluginBuild, name: string, loader: Loader, load: LoadWith): void {
  const namespace = `loader-${name}`
  const base = build.initialOptions.absWorkingDir ?? '/'
  build.onResolve({ filter: new RegExp(`^-?!{0,2}${escaped(name)}!`) }, async (args) => {
    const [, request = '', query = ''] = /!([^!?]*)(\?[^!]*)?$/.exec(args.path) ?? []
    const found = await resolveMarked(build, request, args, 'asset')
    return found.errors.length > 0
      ? { errors: found.errors }
      : { path: relativePath(base, found.path), namespace, suffix: query }
  })
  build.onLoad({ filter: /.*/, namespace }, ({ path, suffix }) =>
    load(join(base, path), suffix, { loaders: [loader], result: 'script' }),
  )
}

interface LoadedText extends Pick<LoaderChain, 'result'> {
  readonly path: string
  readonly text: string
  readonly baseUrl: string
}

function loadedModule({ path, text, result, baseUrl }: LoadedText): OnLoadResult {
  const resolveDir = dirname(path)
  if (result === 'text')
    return { contents: `export default ${JSON.stringify(text)}`, loader: 'js', resolveDir }
  if (result === 'json') return { contents: text, loader: 'json' }
  const ending = /\.(tsx?)$/.exec(path)?.[1]
  const isPublic = text.includes('__webpack_public_path__')
  return {
    contents: isPublic ? `const __webpack_public_path__ = ${JSON.stringify(baseUrl)};${text}` : text,
    loader: (ending ?? 'jsx') as 'ts' | 'tsx' | 'jsx',
    resolveDir,
  }
}

/** `externals`: a script of the page puts the module into a global variable. The server uses the package. */
function resolveGlobal(
  build: PluginBuild,
  { name, value, isServer }: { readonly name: string; readonly value: string; readonly isServer: boolean },
  again: Again,
): void {
  build.onResolve({ filter: new RegExp(`^${escaped(name)}$`) }, async (args) => {
    if (args.kind === 'entry-point' || args.pluginData?.alias) return null
    const found = isServer ? await again(args.path, args) : null
    return found?.errors.length === 0 ? asFound(found) : { path: value, namespace: 'global-variable' }
  })
}

const nothing = (path: string): OnResolveResult => ({ path, namespace: 'nothing' })

/** The result of esbuild. A package can disable a module for browsers. Then the path is not a file. */
const asFound = ({ errors: _, warnings: __, ...found }: ResolveResult): OnResolveResult =>
  isDisabled(found) ? nothing(found.path) : found

const isDisabled = ({ external, namespace, path }: Pick<ResolveResult, 'external' | 'namespace' | 'path'>) =>
  !external && (namespace === '' || namespace === 'file') && !isAbsolute(path)

/**
 * False for modules of Node.js, which browsers do not have, and for modules that a package disables there.
 */
const isCode = (found: ResolveResult): boolean =>
  found.errors.length === 0 && !found.external && found.namespace !== 'builtin' && !isDisabled(found)

function resolveFallback(
  build: PluginBuild,
  name: string,
  target: AliasTarget,
  { again, to }: { readonly again: Again; readonly to: To },
): void {
  build.onResolve({ filter: new RegExp(`^(?:node:)?${escaped(name)}$`) }, async (args) => {
    if (args.pluginData?.alias) return null
    const found = await again(args.path, args)
    if (isCode(found)) return asFound(found)
    for (const one of targetsOf(target)) {
      const other = await to(one, args)
      if (isCode(other)) return asFound(other)
    }
    return nothing(args.path)
  })
}

/** `name` and what is below it; with `$` at the end, `name` alone. */
function resolveAlias(build: PluginBuild, name: string, target: AliasTarget, to: To): void {
  const exact = name.endsWith('$')
  const bare = exact ? name.slice(0, -1) : name
  build.onResolve({ filter: new RegExp(`^${escaped(bare)}${exact ? '$' : '(?:/|$)'}`) }, async (args) => {
    if (args.pluginData?.alias) return null
    if (target === false) return nothing(args.path)
    for (const one of targetsOf(target)) {
      const found = await to(one + args.path.slice(bare.length), args)
      if (found.errors.length === 0) return asFound(found)
    }
    return null
  })
}

const targetsOf = (target: AliasTarget): readonly string[] => (target === false ? [] : [target].flat())

/** By the specifier of an import, and by the path of its target. */
interface ReplacePlace {
  readonly to: To
  /** The path of a file or folder outside the working folder. */
  readonly installed: (path: string) => string
}

function replace(
  build: PluginBuild,
  { test, isWanted, to: target }: ModuleReplacement,
  { to, installed }: ReplacePlace,
): void {
  const pattern = new RegExp(test.source, test.flags.replace(/[gy]/g, ''))
  build.onResolve({ filter: /.*/ }, async (args) => {
    const isDone = args.pluginData?.alias || args.pluginData?.replaced
    if (isDone || args.kind === 'entry-point' || !pattern.test(args.path)) return null
    if (isWanted && !isWanted(args.path, installed(args.resolveDir))) return null
    // Code that asks for it while it runs can catch the error.
    if (target === false)
      return /^(?:require|dynamic)/.test(args.kind)
        ? { path: args.path, namespace: 'ignored' }
        : nothing(args.path)
    const request = { request: args.path, context: args.resolveDir, contextInfo: { issuer: args.importer } }
    if (typeof target === 'function') target(request)
    else request.request = target
    if (request.request === args.path) return null
    const { request: other } = request
    const found = await (isAbsolute(other) ? to(other, args) : resolveMarked(build, other, args, 'replaced'))
    return found.errors.length > 0 ? null : asFound(found)
  })
  if (typeof target !== 'string') return
  build.onLoad({ filter: /\.[cm]?[jt]sx?$/, namespace: 'file' }, ({ path }) => {
    if (!pattern.test(path)) return null
    const file = resolve(dirname(path), target)
    if (file === path) return null
    const contents = `module.exports = require(${JSON.stringify(`troodon-file:${file}`)})`
    return { contents, loader: 'js', resolveDir: dirname(path) }
  })
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
