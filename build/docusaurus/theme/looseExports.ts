// Webpack adds an ending to the files that `exports` of a package name, and esbuild does not:
// `"./components/*": "./dist/components/*"` has `components/menu`, which is `dist/components/menu.js`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildFailure, BuildOptions, BuildResult, Message } from 'esbuild'
import { packageFolder } from '../../io/findPackage.ts'
import { packageOf } from '../../model/packageOf.ts'
import { moduleFile } from './clientPackages.ts'

/** Builds again with the files that were not found so; the errors are those of the last build. */
export async function withLooseExports<Options extends BuildOptions>(
  options: Options,
  build: (options: Options) => Promise<BuildResult<Options>>,
): Promise<BuildResult<Options>> {
  try {
    return await build(options)
  } catch (error) {
    const messages = (error as Partial<BuildFailure>).errors ?? []
    const found = messages.flatMap((one) => looseFile(one, options.absWorkingDir ?? ''))
    if (found.length === 0) throw error
    return build({ ...options, alias: { ...options.alias, ...Object.fromEntries(found) } })
  }
}

function looseFile({ text, location }: Message, root: string): [name: string, file: string][] {
  const [, name = ''] = /^Could not resolve "((?:@[^/"]+\/)?[^./"@][^/"]*\/[^"]+)"/.exec(text) ?? []
  const owner = name && packageOf(name)
  const folder = owner ? packageFolder(owner, join(root, location?.file ?? 'site.js')) : null
  if (folder === null) return []
  const target = exportedPath(exportsOf(folder), `.${name.slice(owner.length)}`)
  const file = target === null ? undefined : moduleFile(join(folder, target))
  return file ? [[name, file]] : []
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
