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
  const instances = Object.fromEntries(docs.map((instance) => [instance.id, instance]))
  return docs.length === 0 ? ofLocale : { ...ofLocale, 'docusaurus-plugin-content-docs': instances }
}
