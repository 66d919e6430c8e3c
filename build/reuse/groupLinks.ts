// What the store keeps of the links of each group of pages, so that the link check reads nothing of the pages
// of a group that did not change (link/keptLinks.ts).
import type { PlannedSite } from '../kinds/contentKind.ts'
import type { GroupLinks, PageLinks } from '../link/keptLinks.ts'
import type { RoutePath } from '../shared/paths.ts'
import { groupOf } from './groupKeys.ts'
import { groupLinksKey } from './keys.ts'
import type { Store } from './store.ts'

export interface StoredGroupLinks extends GroupLinks {
  /** Stores what the check has kept of groups that were not known; `keys` are those at the end of a build. */
  readonly save: (keys: ReadonlyMap<string, string>) => void
}

/** `keys` are those of the groups (groupKeys.ts). */
export function openGroupLinks(
  site: PlannedSite,
  keys: ReadonlyMap<string, string>,
  store: Store,
): StoredGroupLinks {
  const known = new Map<string | null, ReadonlyMap<RoutePath, PageLinks>>()
  const fresh = new Map<string | null, { readonly pages: [RoutePath, PageLinks][]; count: number }>()
  let count = 0
  for (const [name, key] of keys) {
    const kept = store.get(groupLinksKey(key))
    if (kept) known.set(name, new Map(kept.pages))
    else fresh.set(name, { pages: [], count: 0 })
    count += kept?.count ?? 0
  }
  return {
    count,
    of(route) {
      const pages = known.get(groupOf(route, site))
      return pages && (pages.get(route.path) ?? null)
    },
    areBeside: (one, other) => groupOf(one, site) === groupOf(other, site),
    keep(route, links, kept) {
      const own = fresh.get(groupOf(route, site))
      if (!own) return
      own.count += links
      if (kept) own.pages.push([route.path, kept])
    },
    save(atEnd) {
      for (const [name, key] of atEnd) {
        const links = fresh.get(name)
        if (links) store.put(groupLinksKey(key), links)
      }
    },
  }
}
