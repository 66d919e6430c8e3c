// esbuild plugin: one module type for each file of a site, whichever import finds it first. esbuild knows
// from package.json that a file is an ES module only if it resolves the import itself. A file that a plugin
// has found has no type (https://github.com/evanw/esbuild/issues/2958). The type decides what a default import
// of a CommonJS package is, and files of a site are imported in both ways: as `@site/a` or from Markdown, and
// as `./a`. So here a plugin finds them all, and default imports work as in files of TypeScript in webpack.
import { dirname, isAbsolute, join } from 'node:path'
import type { OnResolveArgs, OnResolveResult, Plugin, PluginBuild } from 'esbuild'
import { isModuleFolder } from './moduleFolder.ts'
import { remembered } from './packagePlace.ts'
import { resolveAgain } from './resolveAgain.ts'

const codeKinds: ReadonlySet<string> = new Set([
  'import-statement',
  'require-call',
  'dynamic-import',
  'entry-point',
])

/**
 * Last in the list: it answers what the other plugins leave to esbuild. Packages keep their types, and so do
 * files for which `isLoose` is false.
 */
export function moduleTypePlugin(isLoose: (path: string) => boolean = () => true): Plugin {
  const hasType = remembered(isModuleFolder)
  return {
    name: 'troodon-module-types',
    setup(build) {
      build.onResolve({ filter: /^(?:\.{0,2}[/\\]|\.{1,2}$|[a-z]:\\)/i }, async (args) => {
        const { path, kind, resolveDir, namespace, pluginData } = args
        // packagePlugin.ts imports a file of a package so that esbuild finds its type.
        if (pluginData?.type || namespace === 'package' || !codeKinds.has(kind)) return null
        const folder = dirname(isAbsolute(path) ? path : join(resolveDir, path))
        if (isInPackage(folder) || !hasType(folder)) return null
        const found = await resolved(build, args)
        return found?.path && isLoose(found.path) ? found : null
      })
    },
  }
}

async function resolved(build: PluginBuild, args: OnResolveArgs): Promise<OnResolveResult | null> {
  const { errors, warnings: _, ...found } = await resolveAgain(build, args.path, args, 'type')
  return errors.length > 0 ? null : found
}

const isInPackage = (folder: string): boolean => /[\\/]node_modules[\\/]/.test(folder)
