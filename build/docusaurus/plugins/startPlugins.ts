// Starts the plugins of a site in one language.

import type { SiteModules } from '../../config/modules/siteModules.ts'
import type { PluginRun } from '../../config/siteAdapter.ts'
import type { PluginConfig } from '../../model/config/plugin.ts'
import type { Diagnostic } from '../../model/diagnostics.ts'
import { prefixOf } from '../../model/locales.ts'
import { hookOf } from '../../plugins/hookOf.ts'
import { pluginFailed } from '../../plugins/pluginFailed.ts'
import { openPlugin } from '../config/openPlugin.ts'
import { loadedContents } from '../contents/plannedContents.ts'
import { type ContentAccess, type LoadContents, noContents, openContentAccess } from './contentAccess.ts'
import type { DocusaurusPlugin, StartedPlugin } from './docusaurusPlugin.ts'
import { pluginContext } from './pluginContext.ts'

interface StartedPlugins {
  readonly started: readonly StartedPlugin[]
  readonly access: ContentAccess
  readonly load: LoadContents
}

export const nothing: LoadContents = () => Promise.resolve(noContents)

/** `report` receives those that cannot be started. */
export async function startPlugins(
  { project, outDir, plan }: Pick<PluginRun, 'project' | 'outDir' | 'plan'>,
  locale: string,
  modules: SiteModules,
  report: (problem: Diagnostic) => void,
): Promise<StartedPlugins> {
  const load = plan ? async () => loadedContents(await plan(), project, locale) : nothing
  const access = openContentAccess(project.config, load, locale)
  const context = pluginContext({ project, outDir, host: access.host }, locale)
  const prefix = prefixOf(locale, project.config)
  const started: StartedPlugin[] = []
  const entries = (project.pluginsOf?.[locale] ?? project.config.plugins).filter(isOfDocusaurus)
  for (const [place, entry] of entries.entries()) {
    try {
      const { made, folder, options } = await hookOf({ name: nameOf(entry) }, () =>
        openPlugin(entry, context, modules),
      )
      if (made === null) continue
      const id = typeof entry.options['id'] === 'string' ? entry.options['id'] : 'default'
      const plugin = made as DocusaurusPlugin
      const module = nameOf(entry)
      started.push({ plugin, module, folder, id, options, context, locale, place, prefix })
    } catch (error) {
      report(pluginFailed(project, nameOf(entry), error))
    }
  }
  return { started, access, load }
}

type DocusaurusEntry = Extract<PluginConfig, { readonly type: 'docusaurus' }>

export const isOfDocusaurus = (entry: PluginConfig): entry is DocusaurusEntry => entry.type === 'docusaurus'

const nameOf = ({ module }: DocusaurusEntry): string =>
  typeof module === 'string' ? module : module.name || 'a function'
