// esbuild plugin: what the site's plugins configure. Files that generated modules import, `@generated/…`,
// aliases and fallbacks, and files whose text or URL is the module.
import { readFileSync } from 'node:fs'
import { basename, isAbsolute, join, resolve } from 'node:path'
import type { OnResolveArgs, OnResolveResult, Plugin, PluginBuild, ResolveResult } from 'esbuild'
import type { ModuleRules } from '../model/pluginOutcome.ts'
import { type LinkedFolders, packageLinks } from './packageLinks.ts'

export function pluginFilesPlugin(rules: ModuleRules, folders: LinkedFolders): Plugin {
  const links = packageLinks(folders)
  const aliases = Object.entries(rules.aliases)
  return {
    name: 'troodon-plugin-files',
    setup(build) {
      const again = (path: string, args: OnResolveArgs, resolveDir = args.resolveDir) =>
        build.resolve(path, {
          kind: args.kind,
          importer: args.importer,
          namespace: args.namespace,
          resolveDir,
          pluginData: { ...args.pluginData, alias: true },
        })
      const to = (target: string, args: OnResolveArgs) => {
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
      for (const [name, target] of aliases) resolveAlias(build, name, target, to)
      if (build.initialOptions.platform !== 'node')
        for (const [name, target] of Object.entries(rules.fallbacks))
          build.onResolve({ filter: new RegExp(`^(?:node:)?${escaped(name)}$`) }, async (args) => {
            if (args.pluginData?.alias) return null
            const found = await again(args.path, args)
            if (isCode(found)) return withoutErrors(found)
            const other = target === false ? null : await to(target, args)
            return other && isCode(other) ? withoutErrors(other) : { path: args.path, namespace: 'nothing' }
          })
      build.onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({ contents: 'module.exports = {}' }))
      for (const { test, as } of rules.files)
        build.onLoad(
          { filter: new RegExp(test.source, test.flags.replace(/[gy]/g, '')), namespace: 'file' },
          (args) => ({
            contents:
              as === 'text'
                ? `export default ${JSON.stringify(readFileSync(args.path, 'utf8'))}`
                : `export { default } from ${JSON.stringify(`./${basename(args.path)}?url`)}`,
            loader: 'js',
            resolveDir: join(args.path, '..'),
          }),
        )
    },
  }
}

/** False for modules of Node, which browsers do not have, and for what a package leaves out there. */
const isCode = ({ errors, external, namespace, path }: ResolveResult): boolean =>
  errors.length === 0 && !external && namespace !== 'builtin' && (namespace !== 'file' || isAbsolute(path))

const withoutErrors = ({ errors: _, warnings: __, ...found }: ResolveResult): OnResolveResult => found

type To = (target: string, args: OnResolveArgs) => ReturnType<PluginBuild['resolve']>

/** `name` and what is below it; with `$` at the end, `name` alone. */
function resolveAlias(build: PluginBuild, name: string, target: string | false, to: To): void {
  const exact = name.endsWith('$')
  const bare = exact ? name.slice(0, -1) : name
  build.onResolve({ filter: new RegExp(`^${escaped(bare)}${exact ? '$' : '(?:/|$)'}`) }, async (args) => {
    if (args.pluginData?.alias) return null
    if (target === false) return { path: args.path, namespace: 'nothing' }
    const { errors, ...found } = await to(target + args.path.slice(bare.length), args)
    return errors.length > 0 ? null : found
  })
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
