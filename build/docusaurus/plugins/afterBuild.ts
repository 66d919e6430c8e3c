// `postBuild` of a plugin made for Docusaurus, with what Docusaurus tells it of a finished build.

import { join } from 'node:path'
import type { Diagnostic } from '../../model/diagnostics.ts'
import type { BuiltSite, PluginOutcome } from '../../model/pluginOutcome.ts'
import type { Project } from '../../model/project.ts'
import { hookOf } from '../../plugins/hookOf.ts'
import { pluginFailed } from '../../plugins/pluginFailed.ts'
import { htmlOutput } from '../../shared/paths.ts'
import { builtHead } from './builtHead.ts'
import { builtRoutes } from './builtRoutes.ts'
import type { RunningPlugin } from './docusaurusPlugin.ts'
import { loadedPlugins } from './loadedPlugins.ts'
import type { Made } from './runLifecycle.ts'
import { siteMetadataOf } from './siteMetadata.ts'

/** What a language made, and the HTML that its plugins add to each page. */
type OfLocale = Pick<Made, 'running' | 'given' | 'globalData' | 'messages'> & {
  readonly versions: PluginOutcome['versions']
  readonly tags: Readonly<Record<'headTags' | 'preBodyTags' | 'postBodyTags', string>>
}

/** Nothing for a plugin without the method. */
export function afterBuild(
  { plugin, context, content, locale, prefix }: RunningPlugin,
  ofLocale: OfLocale,
  project: Project,
): PluginOutcome['afterBuild'] {
  if (!plugin.postBuild) return []
  return [
    async (outDir: string, { routes, contents, ...of }: BuiltSite): Promise<readonly Diagnostic[]> => {
      const own = routes.filter((route) => route.locale === locale)
      const notFound = `${context.baseUrl}404.html`
      const files = new Map([
        [notFound, join(outDir, prefix, '404.html')],
        ...own.map(({ path }) => [of.urlOf(path), join(outDir, htmlOutput(path))] as const),
      ])
      const routesBuildMetadata = Object.fromEntries([
        [notFound, { noIndex: false }],
        ...own.map(({ path }) => [of.urlOf(path), { noIndex: of.isHidden(path) }] as const),
      ])
      const plugins = loadedPlugins(ofLocale, contents(locale), project)
      const props = {
        ...context,
        ...ofLocale.tags,
        content,
        plugins,
        codeTranslations: { ...ofLocale.messages, ...context.codeTranslations },
        currentBundler: { name: 'webpack' },
        siteMetadata: siteMetadataOf(project.root, project.config, { versions: ofLocale.versions }),
        routesPaths: Object.keys(routesBuildMetadata),
        routesBuildMetadata,
        routes: builtRoutes(own, { ...of, contents: contents(locale) }, ofLocale.given),
        head: builtHead(files),
      }
      try {
        await hookOf(plugin, () => plugin.postBuild?.({ ...props, outDir: join(outDir, prefix) }))
        return []
      } catch (error) {
        return [pluginFailed(project, plugin.name, error)]
      }
    },
  ]
}
