// Which files are read in another way than the site's settings say: those of instances with plugins, or with
// other types of admonitions.
import { settingsOf } from '../model/config/knownPlugins.ts'
import type { UnifiedPlugins } from '../model/config/markdownExtensions.ts'
import { type PluginTrigger, triggerOf } from '../model/config/pluginTriggers.ts'
import type { MarkdownVariant } from '../model/markdownVariant.ts'
import type { Config } from '../model/project.ts'
import { openInstances } from './instanceOfFile.ts'

export interface MarkdownVariants {
  readonly all: readonly MarkdownVariant[]
  /** Null: as the site's settings say. */
  readonly of: (file: string) => MarkdownVariant | null
}

const none: MarkdownVariants = { all: [], of: () => null }

/** Computed once for each configuration. */
export function markdownVariants(config: Config): MarkdownVariants {
  const found = known.get(config) ?? variantsOf(config)
  known.set(config, found)
  return found
}

const known = new WeakMap<Config, MarkdownVariants>()

function variantsOf(config: Config): MarkdownVariants {
  const instances = [
    ...config.docs.map((instance) => ({ kind: 'docs', instance })),
    ...config.blogs.map((instance) => ({ kind: 'blog', instance })),
    ...config.pages.map((instance) => ({ kind: 'pages', instance })),
  ]
  const all = instances
    .filter(({ instance }) => hasPlugins(instance) || instance.admonitions !== true)
    .map(({ kind, instance }) => variantOf(`${kind}/${instance.id}`, instance))
  if (all.length === 0) return none
  const byName = new Map(all.map((variant) => [variant.name, variant]))
  const instanceOf = openInstances(config)
  return { all, of: (file) => byName.get(instanceOf(file)?.name ?? '') ?? null }
}

const hasPlugins = (plugins: UnifiedPlugins): boolean =>
  [
    plugins.beforeDefaultRemarkPlugins,
    plugins.remarkPlugins,
    plugins.beforeDefaultRehypePlugins,
    plugins.rehypePlugins,
  ].some((list) => list.length > 0)

function variantOf(
  name: string,
  instance: UnifiedPlugins & { readonly admonitions: boolean | readonly string[] },
): MarkdownVariant {
  const { settings, others } = settingsOf(instance)
  const triggers = others.map(triggerOf)
  return {
    name,
    overrides: { ...settings, ...admonitionsOf(instance.admonitions) },
    unified: others.length > 0,
    triggers: triggers.includes(null) ? null : (triggers as readonly PluginTrigger[]),
  }
}

const admonitionsOf = (chosen: boolean | readonly string[]): MarkdownVariant['overrides'] =>
  chosen === true ? {} : { admonitions: chosen || [], onlyOwnAdmonitions: true }
