// What webpack accepts in imports, and esbuild does not:
// - A path that `exports` of a package names without its ending: `"./components/*": "./dist/components/*"`
//   has `components/menu`, which is `dist/components/menu.js`.
// - A name that its module does not export. It is undefined, and webpack prints a warning.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildFailure, BuildOptions, BuildResult, build, Message } from 'esbuild'
import { missingNames } from '../../bundle/repair/failedPages.ts'
import { repairPlugin } from '../../bundle/repair/repairPlugin.ts'
import { addMissingName, hasRepairs, noRepairs } from '../../bundle/repair/repairs.ts'
import { packageFolder } from '../../io/findPackage.ts'
import type { Diagnostic } from '../../model/diagnostics.ts'
import { packageOf } from '../../model/packageOf.ts'
import { moduleFile } from './clientPackages.ts'

export interface LooseBuilder {
  /** Runs the bundler again for what it did not find. The errors are those of the last run. */
  readonly build: <Options extends BuildOptions>(options: Options) => Promise<BuildResult<Options>>
  /** Names that are undefined. */
  readonly warnings: () => readonly Diagnostic[]
}

/** Each run finds errors that those of the previous run have hidden. */
const mostRuns = 8

/** What one build has found holds for the next one. */
export function looseBuilder(root: string, esbuild: typeof build): LooseBuilder {
  const run = esbuild as LooseBuilder['build']
  const repairs = noRepairs(root)
  const aliases: Record<string, string> = {}
  const runLoosely = <Options extends BuildOptions>(options: Options) => {
    const plugins = hasRepairs(repairs)
      ? [repairPlugin(repairs), ...(options.plugins ?? [])]
      : options.plugins
    return run({ ...options, ...(plugins && { plugins }), alias: { ...options.alias, ...aliases } })
  }
  const add = (message: Message): boolean => {
    const found = looseFile(message.text, join(root, message.location?.file ?? 'site.js'))
    if (found) aliases[found[0]] = found[1]
    return found !== null || addMissingName(message, repairs.names)
  }
  return {
    async build(options) {
      for (let count = 1; ; count++)
        try {
          return await runLoosely(options)
        } catch (error) {
          const messages = (error as Partial<BuildFailure>).errors ?? []
          const isNew = messages.filter(add).length > 0
          if (!isNew || count === mostRuns) throw error
        }
    },
    warnings: () => missingNames(repairs),
  }
}

function looseFile(text: string, importer: string): readonly [name: string, file: string] | null {
  const [, name = ''] = /^Could not resolve "((?:@[^/"]+\/)?[^./"@][^/"]*\/[^"]+)"/.exec(text) ?? []
  const owner = name && packageOf(name)
  const folder = owner ? packageFolder(owner, importer) : null
  if (folder === null) return null
  const target = exportedPath(exportsOf(folder), `.${name.slice(owner.length)}`)
  const file = target === null ? undefined : moduleFile(join(folder, target))
  return file ? [name, file] : null
}

const exportsOf = (folder: string): unknown =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly exports?: unknown }).exports

/** Null for a path that is not exported, and for one with conditions. */
function exportedPath(exports: unknown, path: string): string | null {
  if (typeof exports !== 'object' || exports === null) return null
  for (const [pattern, target] of Object.entries(exports)) {
    if (typeof target !== 'string') continue
    const [start = '', end] = pattern.split('*')
    if (pattern === path) return target
    if (end !== undefined && path.startsWith(start) && path.endsWith(end))
      return target.replaceAll('*', path.slice(start.length, path.length - end.length))
  }
  return null
}
