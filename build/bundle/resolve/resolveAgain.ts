// Asks esbuild where an import leads from inside a plugin that answers the same question.
import type { OnResolveArgs, PluginBuild, ResolveResult } from 'esbuild'

/**
 * `mark` names the plugin: it must skip imports whose `pluginData` has this mark, or it would ask forever.
 */
export const resolveAgain = (
  build: PluginBuild,
  path: string,
  { kind, importer, resolveDir, namespace, pluginData }: OnResolveArgs,
  mark: 'asset' | 'later' | 'markdown' | 'type' | 'url',
): Promise<ResolveResult> =>
  build.resolve(path, {
    kind,
    importer,
    resolveDir,
    namespace,
    pluginData: { ...pluginData, [mark]: true },
  })
