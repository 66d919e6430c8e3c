// Runs the plugins of a site at the start of a build. Their code may read anything, so it runs in every
// build; what it makes decides whether anything is built again.
import { join } from 'node:path'
import { openPlugin } from '../config/docusaurus/openPlugin.ts'
import { nameLanguage } from '../config/inLanguages.ts'
import { openModules, type SiteModules } from '../config/modules/siteModules.ts'
import { hashOf } from '../io/hash.ts'
import type { PluginConfig } from '../model/config/plugin.ts'
import { type ContentChanges, joinChanges } from '../model/contentChanges.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import { prefixOf } from '../model/locales.ts'
import { type InjectedHtml, noPlugins, type PluginOutcome } from '../model/pluginOutcome.ts'
import type { Project } from '../model/project.ts'
import type { HeadElement } from '../shared/routeData.ts'
import { collectOutcome } from './collectOutcome.ts'
import { type ContentAccess, type LoadContents, noContents, openContentAccess } from './contentAccess.ts'
import { readCopies } from './copiedFiles.ts'
import type { DocusaurusPlugin, StartedPlugin } from './docusaurusPlugin.ts'
import { hookOf } from './hookOf.ts'
import { pluginContext } from './pluginContext.ts'
import { pluginFailed } from './pluginFailed.ts'
import { type Made, runLifecycle } from './runLifecycle.ts'
import { runOwnPlugins } from './runOwnPlugins.ts'

export interface PluginRun {
  readonly project: Project
  readonly outDir: string
  readonly cacheFolder: string
  readonly engineRoot: string
  /** The content of the site in a language, for plugins that ask for it. */
  readonly loadContents?: (locale: string) => ReturnType<LoadContents>
}

/** Reports plugins that fail, and continues with the others. */
export async function runPlugins(run: PluginRun): Promise<PluginOutcome> {
  const { root, config } = run.project
  const { plugins, i18n } = config
  if (plugins.length === 0) return noPlugins
  // Modules keep no values from one language to the next.
  const modules = i18n.builtLocales.map(() => openModules(run))
  const diagnostics: Diagnostic[] = []
  const seen = new Set<string>()
  const add = (found: Diagnostic) => {
    if (!seen.has(found.message)) diagnostics.push(found)
    seen.add(found.message)
  }
  const fail = (name: string, error: unknown) => add(pluginFailed(run.project, name, error))
  const made: Made[] = []
  const changes: ContentChanges[] = []
  // Their pages are part of the content that other plugins may read.
  const own = await runOwnPlugins(run, fail)
  for (const [index, locale] of i18n.builtLocales.entries()) {
    nameLanguage(locale)
    const ofLocale = modules[index] as SiteModules
    const { started, access, load } = await startPlugins(run, locale, ofLocale, add)
    // Reading the site does not count as the time of a plugin.
    if (access.isWrapped()) await load()
    const asks = access.isWrapped() || started.some(({ plugin }) => plugin.allContentLoaded !== undefined)
    const loadAll = asks ? load : none
    made.push(await runLifecycle(started, ({ plugin }, error) => fail(plugin.name, error), loadAll))
    changes.push(...access.changes)
  }
  nameLanguage(i18n.mainLocale)
  const first = modules[0] ?? openModules(run)
  const outcome = await collectOutcome(made, { project: run.project, modules: first }, fail)
  const inputs = new Map(modules.flatMap((one) => [...one.inputs]))
  const whole: PluginOutcome = {
    ...outcome,
    routes: [...outcome.routes, ...own.routes],
    injected: withHead(outcome.injected, own.headTags, i18n.builtLocales),
    outputs: [...own.outputs, ...copyOutputs(outcome, root)],
    contentChanges: joinChanges(changes),
    watched: [...outcome.watched, ...inputs.keys(), ...own.read.map((path) => join(root, path))],
    diagnostics: [...outcome.diagnostics, ...diagnostics],
  }
  return { ...whole, key: keyOf(whole, [...inputs.values(), own.key]) }
}

/** Elements of Troodon's own plugins are the same in all languages. */
function withHead(
  injected: PluginOutcome['injected'],
  headTags: readonly HeadElement[],
  locales: readonly string[],
): PluginOutcome['injected'] {
  if (headTags.length === 0) return injected
  const none: InjectedHtml = { headTags: [], body: { start: '', end: '' } }
  return Object.fromEntries(
    locales.map((locale) => {
      const before = injected[locale] ?? none
      return [locale, { ...before, headTags: [...before.headTags, ...headTags] }]
    }),
  )
}

const copyOutputs = ({ copies }: PluginOutcome, root: string): PluginOutcome['outputs'] =>
  copies.length === 0 ? [] : [() => readCopies(copies, root)]

interface StartedPlugins {
  readonly started: readonly StartedPlugin[]
  readonly access: ContentAccess
  readonly load: LoadContents
}

/** In one language. `report` receives those that cannot be started. */
export async function startPlugins(
  { project, outDir, loadContents }: Pick<PluginRun, 'project' | 'outDir' | 'loadContents'>,
  locale: string,
  modules: SiteModules,
  report: (problem: Diagnostic) => void,
): Promise<StartedPlugins> {
  const load = loadContents ? () => loadContents(locale) : none
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
      started.push({ plugin: made as DocusaurusPlugin, folder, id, options, context, locale, place, prefix })
    } catch (error) {
      report(pluginFailed(project, nameOf(entry), error))
    }
  }
  return { started, access, load }
}

const isOfDocusaurus = (entry: PluginConfig) => entry.type === 'docusaurus'

const none: LoadContents = () => Promise.resolve(noContents)

const nameOf = (entry: PluginConfig): string =>
  entry.type === 'own'
    ? entry.plugin.name
    : typeof entry.module === 'string'
      ? entry.module
      : entry.module.name || 'a function'

/** Functions are known by the code that they come from. */
function keyOf(outcome: PluginOutcome, inputs: readonly string[]): string {
  const { outputs: _, afterBuild: __, postcss, diagnostics: ___, ran: ____, ...data } = outcome
  return hashOf(
    JSON.stringify(data, (_key, value: unknown) =>
      value instanceof RegExp || typeof value === 'function' ? String(value) : value,
    ),
    String(postcss !== null),
    ...inputs,
  )
}
