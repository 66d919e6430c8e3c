// Plugins that take part in the configuration: those that wrap the package of docs, blogs or pages, whose
// instances Troodon makes itself, and those that change the configuration when they start. Their functions
// are called while the configuration is read, and again in each build.
import { isDeepStrictEqual } from 'node:util'
import {
  type ContentHost,
  contentHost,
  defaults,
  wrapsContent,
} from '../../config/modules/contentPackages.ts'
import { inTime } from '../../io/inTime.ts'
import { configLimit } from '../../io/limits.ts'
import { readText } from '../../io/readText.ts'
import type { ContentKindName } from '../../model/contentPlugin.ts'
import { changedKeys, withChanges } from './changedKeys.ts'
import type { Entry } from './convert/entries.ts'
import { otherPlugins } from './convert/plugins.ts'
import type { Raw } from './docusaurusConfig.ts'
import { type ConfigPlace, earlyContext } from './earlyContext.ts'
import { codeOf, openPlugin, pluginFile } from './openPlugin.ts'
import { docusaurusSiteConfig } from './siteConfig.ts'
import { withThemeDefaults } from './themeDefaults.ts'

interface Changes {
  readonly config: Raw
  /** Docs, blogs and pages that wrappers begin. */
  readonly entries: readonly Entry[]
}

/** A plugin that fails is left out here: the build runs it again, and reports it. */
export async function changesOfPlugins(entries: readonly Entry[], place: ConfigPlace): Promise<Changes> {
  const begun: Entry[] = []
  const started = otherPlugins(entries).filter((entry) => takesPart(entry, place))
  if (started.length === 0) return { config: place.config, entries: [] }
  const whole = docusaurusSiteConfig(place.config)
  const before = withThemeDefaults(whole)
  const siteConfig = withThemeDefaults(whole)
  for (const entry of started) {
    const host: ContentHost = (kind, options) => {
      begun.push(instanceOf(kind, options, entry))
      return { load: () => Promise.resolve(undefined), onLoaded: () => {} }
    }
    const context = { ...earlyContext(place, siteConfig), [contentHost]: host }
    const name = `The plugin ${entry.name ?? entry.where}`
    await inTime(() => openPlugin(entry, context, place.modules), configLimit(), name).catch(() => {})
  }
  return { config: withChanges(place.config, changedKeys(before, siteConfig)), entries: begun }
}

/** Whether its code reads as if it wrapped a package or changed the configuration. */
function takesPart(entry: Entry, { root, modules }: ConfigPlace): boolean {
  const { module, preset } = entry
  if (typeof module === 'function') {
    const text = String(module)
    return changesConfig(text) || [...modules.inputs.keys()].some((file) => wrapsContent(readText(file)))
  }
  try {
    const file = pluginFile({ module: String(module), preset }, root, modules)
    return codeOf(file, modules).some((one) => wrapsContent(one) || changesConfig(one))
  } catch {
    return false
  }
}

/** Assignments to members of the configuration, and additions to its lists. */
const changesConfig = (text: string): boolean =>
  /\b(?:siteConfig|themeConfig)\b/.test(text) &&
  /\b(?:clientModules|customFields|footer|headTags|items|links|markdown|navbar|scripts|siteConfig|staticDirectories|stylesheets|themeConfig)\b[\w.?![\]'"]*\s*(?:\.\s*(?:push|unshift|splice)\(|=(?![=>]))/.test(
    text,
  )

/** Options that have their defaults were not written. */
function instanceOf(kind: ContentKindName, options: Raw, { where, module }: Entry): Entry {
  const own = Object.entries(options).filter(([key, value]) => !isDeepStrictEqual(value, defaults[kind][key]))
  return {
    name: `@docusaurus/plugin-content-${kind}`,
    kind: 'plugin',
    module,
    options: Object.fromEntries(own),
    where,
    isWrapped: true,
  }
}
