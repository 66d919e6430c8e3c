// What the store keeps of the links of each group of pages, so that the link check reads nothing of the pages
// of a group that did not change (link/keptLinks.ts). Where these links lead is part of the group's key.
import { hashOf } from '../io/hash.ts'
import type { PlannedSite } from '../kinds/contentKind.ts'
import type { GroupLinks, PageLinks } from '../link/keptLinks.ts'
import type { ResolvedLink } from '../link/linkProblems.ts'
import type { Resolution } from '../link/resolveHref.ts'
import type { RoutePath } from '../shared/paths.ts'
import { groupOf } from './groupKeys.ts'
import { groupLinksKey } from './keys.ts'
import { type LinkedIds, openLinkedIds } from './linkedIds.ts'
import type { Store } from './store.ts'

export interface StoredGroupLinks extends GroupLinks {
  /** The ids that links of the whole site lead to. */
  readonly linkedIds: () => string | null
  /** The keys of groups with where their links lead: pages of a group with the same key are the same. */
  readonly withTargets: (keys: ReadonlyMap<string, string>) => ReadonlyMap<string, string>
  /** Stores what the check has kept of groups that were not known; `keys` are those at the end of a build. */
  readonly save: (keys: ReadonlyMap<string, string>) => void
}

/** `keys` are those of the groups without their links to others (groupKeys.ts). */
export function openGroupLinks(
  site: PlannedSite,
  keys: ReadonlyMap<string, string>,
  store: Store,
): StoredGroupLinks {
  const known = new Map<string | null, ReadonlyMap<RoutePath, PageLinks>>()
  const fresh = new Map<string | null, FreshGroup>()
  const ids = openLinkedIds()
  const targets = new Map<string | null, string[]>([...keys.keys()].map((name) => [name, []]))
  let count = 0
  for (const [name, key] of keys) {
    const kept = store.get(groupLinksKey(key))
    if (kept) {
      known.set(name, new Map(kept.pages))
      ids.addStored(kept.ids)
    } else fresh.set(name, { pages: [], count: 0, ids: openLinkedIds() })
    count += kept?.count ?? 0
  }
  const addTargets = (name: string | null, { path }: { readonly path: RoutePath }, links: Links) => {
    const own = targets.get(name)
    for (const link of links) own?.push(`${path} ${targetOf(link.resolution)}`)
  }
  return {
    count,
    of(route) {
      const pages = known.get(groupOf(route, site))
      return pages && (pages.get(route.path) ?? null)
    },
    areBeside: (one, other) => groupOf(one, site) === groupOf(other, site),
    resolved: ids.add,
    linkedIds: ids.stored,
    see: (route, links) => addTargets(groupOf(route, site), route, links),
    keep(route, { all, links, escapes }) {
      const name = groupOf(route, site)
      const own = fresh.get(name)
      if (!own) return
      own.count += all.length
      own.ids.add(all)
      if (links.length > 0 || escapes.length > 0)
        own.pages.push([route.path, { links: links.map(({ link }) => link), escapes }])
      addTargets(name, route, links)
    },
    withTargets: (now) =>
      new Map([...now].map(([name, key]) => [name, hashOf(key, (targets.get(name) ?? []).join('\n'))])),
    save(atEnd) {
      for (const [name, key] of atEnd) {
        const links = fresh.get(name)
        if (links) store.put(groupLinksKey(key), { ...links, ids: links.ids.stored() })
      }
    },
  }
}

interface FreshGroup {
  readonly pages: [RoutePath, PageLinks][]
  readonly ids: LinkedIds
  count: number
}

type Links = readonly ResolvedLink[]

/** Everything that a page shows of where a link leads. The content of files is part of all keys. */
function targetOf(target: Resolution): string {
  switch (target.kind) {
    case 'route':
      return `route ${target.route.path} ${target.query}${target.hash}`
    case 'static':
      return `static ${target.source} ${target.path} ${target.rest}`
    case 'asset':
      return `asset ${target.source} ${target.rest}`
    case 'made':
      return `made ${target.path} ${target.rest}`
    case 'outside':
      return `outside ${target.href}`
    case 'broken':
      return 'broken'
  }
}
