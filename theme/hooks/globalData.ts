// The data that plugins share with every page, in the language of the page.
import ofPlugins from '@generated/globalData'
import type { SiteData } from '../../build/shared/siteData.ts'
import type { GlobalDocs } from './docsData.ts'

export type Instances = Readonly<Record<string, unknown>>

/** By plugin and instance. `docs` are those of the site. */
export function globalData(
  { plugins }: SiteData,
  docs: readonly GlobalDocs[],
): Readonly<Record<string, Instances>> {
  const ofLocale = plugins?.globalData ?? ofPlugins
  if (docs.length === 0) return ofLocale
  const given = ofLocale[docsPlugin] ?? {}
  const instances = docs.map((instance) => [instance.id, withGiven(instance, given[instance.id])] as const)
  return { ...ofLocale, [docsPlugin]: { ...given, ...Object.fromEntries(instances) } }
}

const docsPlugin = 'docusaurus-plugin-content-docs'

/** A plugin that wraps the docs can set data of its own for an instance. */
const withGiven = (instance: GlobalDocs, given: unknown): GlobalDocs =>
  typeof given === 'object' && given !== null ? { ...instance, ...given } : instance
