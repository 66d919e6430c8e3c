// esbuild plugin: what the site's plugins configure. Files that generated modules import, `@generated/…`,
// aliases, fallbacks and replacements, and files whose text or URL is the module.
import { readFileSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, resolve } from 'node:path'
import type { OnResolveArgs, OnResolveResult, Plugin, PluginBuild, ResolveResult } from 'esbuild'
import type { ModuleReplacement, ModuleRules, PluginOutcome } from '../model/pluginOutcome.ts'
import { type LinkedFolders, packageLinks } from './packageLinks.ts'

/** Resolves another request in the place of one; `resolveDir` is that of the importer unless given. */
type Again = (path: string, args: OnResolveArgs, resolveDir?: string) => Promise<ResolveResult>
/** A file, or a request. */
type To = (target: string, args: OnResolveArgs) => Promise<ResolveResult>

export function pluginFilesPlugin(
  { browser, server }: Pick<PluginOutcome, 'browser' | 'server'>,
  folders: LinkedFolders,
): Plugin {
  const links = packageLinks(folders)
  return {
    name: 'troodon-plugin-files',
    setup(build) {
      const isServer = build.initialOptions.platform === 'node'
      const rules = isServer ? server : browser
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
        /^@generated\/(?:docusaurus\.config|client-modules|globalData)$/.test(args.path)
          ? null
          : to(join(folders.root, '.cache/plugins', args.path.slice('@generated/'.length)), args),
      )
      for (const one of rules.replacements) replace(build, one, to)
      for (const [name, target] of Object.entries(rules.aliases)) resolveAlias(build, name, target, to)
      if (!isServer)
        for (const [name, target] of Object.entries(rules.fallbacks))
          resolveFallback(build, name, target, { again, to })
      build.onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({ contents: 'module.exports = {}' }))
      for (const one of rules.files) loadFile(build, one)
    },
  }
}

/** The mark ends loops: whoever resolves again does not answer its own request. */
const resolveMarked = (build: PluginBuild, path: string, args: OnResolveArgs, mark: 'alias' | 'replaced') =>
  build.resolve(path, {
    kind: args.kind,
    importer: args.importer,
    namespace: args.namespace,
    resolveDir: args.resolveDir,
    pluginData: { ...args.pluginData, [mark]: true },
  })

/** The text or the URL of a file. JavaScript tests the path: esbuild's own filters have another syntax. */
function loadFile(build: PluginBuild, { test, as }: ModuleRules['files'][number]): void {
  const pattern = new RegExp(test.source, test.flags.replace(/[gy]/g, ''))
  build.onLoad({ filter: /.*/, namespace: 'file' }, ({ path }) =>
    pattern.test(path)
      ? {
          contents:
            as === 'text'
              ? `export default ${JSON.stringify(readFileSync(path, 'utf8'))}`
              : `export { default } from ${JSON.stringify(`./${basename(path)}?url`)}`,
          loader: 'js',
          resolveDir: join(path, '..'),
        }
      : null,
  )
}

const nothing = (path: string): OnResolveResult => ({ path, namespace: 'nothing' })

/** What esbuild found. A package can say that browsers have nothing there: then the path is no file. */
const asFound = ({ errors: _, warnings: __, ...found }: ResolveResult): OnResolveResult =>
  isDisabled(found) ? nothing(found.path) : found

const isDisabled = ({ external, namespace, path }: Pick<ResolveResult, 'external' | 'namespace' | 'path'>) =>
  !external && (namespace === '' || namespace === 'file') && !isAbsolute(path)

/** False for modules of Node, which browsers do not have, and for what a package leaves out there. */
const isCode = (found: ResolveResult): boolean =>
  found.errors.length === 0 && !found.external && found.namespace !== 'builtin' && !isDisabled(found)

function resolveFallback(
  build: PluginBuild,
  name: string,
  target: string | false,
  { again, to }: { readonly again: Again; readonly to: To },
): void {
  build.onResolve({ filter: new RegExp(`^(?:node:)?${escaped(name)}$`) }, async (args) => {
    if (args.pluginData?.alias) return null
    const found = await again(args.path, args)
    if (isCode(found)) return asFound(found)
    const other = target === false ? null : await to(target, args)
    return other && isCode(other) ? asFound(other) : nothing(args.path)
  })
}

/** `name` and what is below it; with `$` at the end, `name` alone. */
function resolveAlias(build: PluginBuild, name: string, target: string | false, to: To): void {
  const exact = name.endsWith('$')
  const bare = exact ? name.slice(0, -1) : name
  build.onResolve({ filter: new RegExp(`^${escaped(bare)}${exact ? '$' : '(?:/|$)'}`) }, async (args) => {
    if (args.pluginData?.alias) return null
    if (target === false) return nothing(args.path)
    const found = await to(target + args.path.slice(bare.length), args)
    return found.errors.length > 0 ? null : asFound(found)
  })
}

/** By the words of an import, and by the path of the file that it leads to. */
function replace(build: PluginBuild, { test, to: target }: ModuleReplacement, to: To): void {
  const pattern = new RegExp(test.source, test.flags.replace(/[gy]/g, ''))
  build.onResolve({ filter: /.*/ }, async (args) => {
    const isDone = args.pluginData?.alias || args.pluginData?.replaced
    if (isDone || args.kind === 'entry-point' || !pattern.test(args.path)) return null
    if (target === false) return nothing(args.path)
    const request = { request: args.path, context: args.resolveDir, contextInfo: { issuer: args.importer } }
    if (typeof target === 'function') target(request)
    else request.request = target
    if (request.request === args.path) return null
    const { request: other } = request
    const found = await (isAbsolute(other) ? to(other, args) : resolveMarked(build, other, args, 'replaced'))
    return found.errors.length > 0 ? null : asFound(found)
  })
  if (typeof target === 'function') return
  build.onLoad({ filter: /\.[cm]?[jt]sx?$/, namespace: 'file' }, ({ path }) => {
    if (!pattern.test(path)) return null
    const file = target === false ? null : resolve(dirname(path), target)
    if (file === path) return null
    const contents =
      file === null ? '' : `module.exports = require(${JSON.stringify(`troodon-file:${file}`)})`
    return { contents, loader: 'js', resolveDir: dirname(path) }
  })
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
