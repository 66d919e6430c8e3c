// Files that many pages load: the data of the site in each language, and the items of each sidebar.
import type { LinkedSite } from './linkedSite.ts'
import type { TextOutput } from './output.ts'

export function* siteData({ shared }: Pick<LinkedSite, 'shared'>): Generator<TextOutput> {
  const sites = [...shared.sites.values()].map(({ file }) => file)
  for (const { path, hash, text } of [...sites, ...shared.sidebarFiles])
    yield { type: 'text', path, key: hash, text }
}
