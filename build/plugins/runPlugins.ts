// Runs the plugins of a site at the start of a build. Their code may read anything, so it runs in every
// build; what it makes decides whether anything is built again.
import { join } from 'node:path'
import { openModules, type SiteModules } from '../config/modules/siteModules.ts'
import { hashOf } from '../io/hash.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import { prefixOf } from '../model/locales.ts'
import type { PluginConfig } from '../model/plugin.ts'
import { noPlugins, type PluginOutcome } from '../model/pluginOutcome.ts'
import type { Project } from '../model/project.ts'
import { collectOutcome } from './collectOutcome.ts'
import { openPlugin } from './openPlugin.ts'
import { pluginContext } from './pluginContext.ts'
import { pluginFailed } from './pluginFailed.ts'
import { type Made, runLifecycle, type StartedPlugin } from './runLifecycle.ts'
import { runOwnPlugins } from './runOwnPlugins.ts'

export interface PluginRun {
  readonly project: Project
  readonly outDir: string
  readonly cacheFolder: string
  readonly engineRoot: string
}

/** Plugins that fail are reported, and the others go on. */
export async function runPlugins(run: PluginRun): Promise<PluginOutcome> {
  const { root, config } = run.project
  const { plugins, i18n } = config
  if (plugins.length === 0) return noPlugins
  const modules = openModules(run)
  const diagnostics: Diagnostic[] = []
  const seen = new Set<string>()
  const add = (found: Diagnostic) => {
    if (!seen.has(found.message)) diagnostics.push(found)
    seen.add(found.message)
  }
  const fail = (name: string, error: unknown) => add(pluginFailed(run.project, name, error))
  const made: Made[] = []
  for (const locale of i18n.locales) {
    const started = await startPlugins(run, locale, modules, add)
    made.push(await runLifecycle(started, ({ plugin }, error) => fail(plugin.name, error)))
  }
  const outcome = await collectOutcome(made, run.project, fail)
  const own = await runOwnPlugins(run, fail)
  const whole: PluginOutcome = {
    ...outcome,
    routes: [...outcome.routes, ...own.routes],
    headTags: [...outcome.headTags, ...own.headTags],
    outputs: own.outputs,
    watched: [...outcome.watched, ...modules.inputs.keys(), ...own.read.map((path) => join(root, path))],
    diagnostics: [...outcome.diagnostics, ...diagnostics],
  }
  return { ...whole, key: keyOf(whole, modules, own.key) }
}

/** In one language. `report` receives those that cannot be started. */
export async function startPlugins(
  { project, outDir }: Pick<PluginRun, 'project' | 'outDir'>,
  locale: string,
  modules: SiteModules,
  report: (problem: Diagnostic) => void,
): Promise<readonly StartedPlugin[]> {
  const context = pluginContext(project, outDir, locale)
  const prefix = prefixOf(locale, project.config)
  const started: StartedPlugin[] = []
  for (const entry of project.config.plugins) {
    if (entry.type !== 'docusaurus') continue
    try {
      const opened = await openPlugin(entry, context, modules)
      if (opened === null) continue
      const id = typeof entry.options['id'] === 'string' ? entry.options['id'] : 'default'
      started.push({ ...opened, id, options: entry.options, context, locale, prefix })
    } catch (error) {
      report(pluginFailed(project, nameOf(entry), error))
    }
  }
  return started
}

const nameOf = (entry: PluginConfig): string =>
  entry.type === 'own'
    ? entry.plugin.name
    : typeof entry.module === 'string'
      ? entry.module
      : entry.module.name || 'a function'

/** Functions are known by the code that they come from. */
function keyOf(outcome: PluginOutcome, modules: SiteModules, own: string): string {
  const { outputs: _, afterBuild: __, postcss, diagnostics: ___, ...data } = outcome
  return hashOf(
    JSON.stringify(data, (_key, value: unknown) =>
      value instanceof RegExp || typeof value === 'function' ? String(value) : value,
    ),
    String(postcss !== null),
    ...modules.inputs.values(),
    own,
  )
}
