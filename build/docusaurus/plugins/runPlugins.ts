// Runs the plugins of a site in each of its languages.

import { nameLanguage } from '../../config/inLanguages.ts'
import { openModules, type SiteModules } from '../../config/modules/siteModules.ts'
import type { AdaptedPlugins, PluginRun } from '../../config/siteAdapter.ts'
import { type ContentChanges, joinChanges } from '../../model/contentChanges.ts'
import type { Diagnostic } from '../../model/diagnostics.ts'
import { noPlugins } from '../../model/pluginOutcome.ts'
import { pluginFailed } from '../../plugins/pluginFailed.ts'
import { addAll } from '../../shared/addAll.ts'
import { collectOutcome } from './collectOutcome.ts'
import { readCopies } from './copiedFiles.ts'
import { type Made, runLifecycle } from './runLifecycle.ts'
import { isOfDocusaurus, nothing, startPlugins } from './startPlugins.ts'

/** `report` receives plugins that fail. The others run. */
export async function runPlugins(
  run: PluginRun,
  report: (problem: Diagnostic) => void,
): Promise<AdaptedPlugins> {
  const { root, config } = run.project
  const { plugins, i18n } = config
  if (!plugins.some(isOfDocusaurus)) return { outcome: noPlugins, inputs: [] }
  // Modules keep no values from one language to the next.
  const modules = i18n.builtLocales.map(() => openModules(run))
  const fail = (name: string, error: unknown) => report(pluginFailed(run.project, name, error))
  const made: Made[] = []
  const changes: ContentChanges[] = []
  for (const [index, locale] of i18n.builtLocales.entries()) {
    nameLanguage(locale)
    const { started, access, load } = await startPlugins(run, locale, modules[index] as SiteModules, report)
    // Reading the site does not count as the time of a plugin.
    if (access.isWrapped()) await load()
    const asks = access.isWrapped() || started.some(({ plugin }) => plugin.allContentLoaded !== undefined)
    made.push(
      await runLifecycle(started, {
        fail: ({ plugin }, error) => fail(plugin.name, error),
        load: asks ? load : nothing,
        callsAgain: config.runsTheme === 'docusaurus',
      }),
    )
    addAll(changes, access.changes)
  }
  nameLanguage(i18n.mainLocale)
  const first = modules[0] ?? openModules(run)
  const outcome = await collectOutcome(made, { project: run.project, modules: first }, fail)
  const inputs = new Map(modules.flatMap((one) => [...one.inputs]))
  const { copies } = outcome
  return {
    outcome: {
      ...outcome,
      outputs: copies.length === 0 ? [] : [() => readCopies(copies, root)],
      contentChanges: joinChanges(changes),
      watched: [...outcome.watched, ...inputs.keys()],
    },
    inputs: [...inputs.values()],
  }
}
