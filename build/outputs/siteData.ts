// Files that many pages load: the data of the site in each language, its documents, and the items of each
// sidebar.
import type { LinkedSite } from './linkedSite.ts'
import type { TextOutput } from './output.ts'

export function* siteData({ shared, bundle }: Pick<LinkedSite, 'shared' | 'bundle'>): Generator<TextOutput> {
  const sites = [...shared.sites.values()].map(({ file }) => file)
  const locales = bundle.asksForDocs ? [...shared.sites.keys()] : []
  const docs = locales.flatMap((locale) => shared.allDocs(locale)?.file ?? [])
  for (const { path, hash, text } of [...sites, ...docs, ...shared.sidebarFiles])
    yield { type: 'text', path, key: hash, text }
}
