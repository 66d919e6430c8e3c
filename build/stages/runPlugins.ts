// Runs the plugins of a site at the start of a build. Their code may read anything, so it runs in every
// build; what it makes decides whether anything is built again.
import { join } from 'node:path'
import { type PluginRun, siteAdapter } from '../config/siteAdapter.ts'
import { hashOf } from '../io/hash.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import { type InjectedHtml, noPlugins, type PluginOutcome } from '../model/pluginOutcome.ts'
import { pluginFailed } from '../plugins/pluginFailed.ts'
import { runOwnPlugins } from '../plugins/runOwnPlugins.ts'
import type { HeadElement } from '../shared/routeData.ts'

/** Reports plugins that fail, and continues with the others. */
export async function runPlugins(run: PluginRun): Promise<PluginOutcome> {
  const { root, config } = run.project
  if (config.plugins.length === 0) return noPlugins
  const diagnostics: Diagnostic[] = []
  const seen = new Set<string>()
  const report = (found: Diagnostic) => {
    if (!seen.has(found.message)) diagnostics.push(found)
    seen.add(found.message)
  }
  // Their pages are part of the content that other plugins may read.
  const own = await runOwnPlugins(run, (name, error) => report(pluginFailed(run.project, name, error)))
  const { outcome, inputs } = (await siteAdapter().runPlugins?.(run, report)) ?? {
    outcome: noPlugins,
    inputs: [],
  }
  const whole: PluginOutcome = {
    ...outcome,
    routes: [...outcome.routes, ...own.routes],
    injected: withHead(outcome.injected, own.headTags, config.i18n.builtLocales),
    outputs: [...own.outputs, ...outcome.outputs],
    watched: [...outcome.watched, ...own.read.map((path) => join(root, path))],
    diagnostics: [...outcome.diagnostics, ...own.diagnostics, ...diagnostics],
  }
  return { ...whole, key: keyOf(whole, [...inputs, own.key]) }
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
