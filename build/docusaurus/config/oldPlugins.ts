// Plugins of Markdown on a site that has Docusaurus 2 installed. They are made for MDX 1, whose trees differ
// from those of later versions, so only plugins with an equivalent in Troodon are kept.
import { findPackage } from '../../io/findPackage.ts'
import { knownSettings } from '../../model/config/knownPlugins.ts'
import type { MarkdownPlugin } from '../../model/config/markdownExtensions.ts'
import { markdownPlugins } from './convert/content.ts'
import type { Convert } from './convert/context.ts'
import type { Entry } from './convert/entries.ts'
import { listOf } from './docusaurusConfig.ts'

/** The entries without plugins of Markdown that cannot run. */
export function withoutOldPlugins(
  entries: readonly Entry[],
  root: string,
  { note }: Convert,
): readonly Entry[] {
  const lists = entries.some(({ options }) => markdownPlugins.some((key) => listOf(options[key]).length > 0))
  const installed = lists ? findPackage('@docusaurus/core', root) : null
  if (installed === null || !installed.version.startsWith('2.')) return entries
  const todo = `Docusaurus ${installed.version} is installed. Troodon runs these plugins with Docusaurus 3: npm install @docusaurus/core@3 @docusaurus/preset-classic@3`
  return entries.map((entry) => {
    const kept = markdownPlugins.flatMap((key) => {
      const given = entry.options[key]
      if (!Array.isArray(given)) return []
      const [usable, others] = [given.filter(isBuiltIn), given.filter((one) => !isBuiltIn(one))]
      const where = `${entry.where}.${key}`
      for (const one of others)
        note('unsupported', `${nameOf(one)} in ${where} is a plugin for MDX 1, and does not run.`, {
          where,
          todo,
        })
      return [[key, usable]]
    })
    return { ...entry, options: { ...entry.options, ...Object.fromEntries(kept) } }
  })
}

/** Values that are no plugins are checked with those of every other configuration. */
const isBuiltIn = (given: unknown): boolean =>
  !isPlugin(given) || knownSettings(given as MarkdownPlugin) !== null

const isPlugin = (given: unknown): boolean => typeof functionOf(given) === 'function'

const functionOf = (given: unknown): unknown => (Array.isArray(given) ? given[0] : given)

const nameOf = (given: unknown): string => (functionOf(given) as { name?: string }).name || 'A function'
