// The trail through the sidebar to a page: its entries and its breadcrumbs.
import type { DocRouteEntry, GeneratedIndexRouteEntry, SidebarEntry } from '../../model/docs.ts'
import { hrefOf } from '../../shared/paths.ts'
import type { Breadcrumb, SidebarRef } from '../../shared/routeData.ts'
import type { DataContext } from '../contentKind.ts'
import { sidebarKey, sidebarRef } from '../data.ts'
import { isUnlisted } from './listedItems.ts'
import { sidebarOf } from './routes.ts'
import { linkRoute } from './sidebarData.ts'

/** From the top category down to the page; nothing for a page outside the sidebar. */
export function breadcrumbs(
  route: DocRouteEntry | GeneratedIndexRouteEntry,
  context: DataContext,
): readonly Breadcrumb[] {
  if (!route.instance.config.breadcrumbs) return []
  const trail = entriesTo(route, context)
  return trail.map((entry, index): Breadcrumb => {
    if (entry.type !== 'category') return { label: 'label' in entry ? entry.label : '', href: null }
    const unlisted = entry.link !== null && isUnlisted(entry.link)
    const target = unlisted ? null : linkRoute(entry)
    return {
      label: entry.label,
      href: index === trail.length - 1 || target === null ? null : hrefOf(target, context.config.baseUrl),
    }
  })
}

/** The sidebar entries from the top down to a page; nothing for a page outside the sidebar. */
export function entriesTo(
  route: DocRouteEntry | GeneratedIndexRouteEntry,
  { sidebars }: DataContext,
): readonly SidebarEntry[] {
  const { version, instance, locale, path } = route
  const name = sidebarOf(route)
  if (name === null) return []
  const places = sidebars.get(sidebarKey(locale, instance.config.id, version.name, name))
  const [trail = []] = places?.trailsTo(path) ?? []
  let items = version.sidebars.find((sidebar) => sidebar.name === name)?.items ?? []
  const entries: SidebarEntry[] = []
  for (const index of trail) {
    const entry = items[index]
    if (!entry) break
    entries.push(entry)
    items = entry.type === 'category' ? entry.items : []
  }
  return entries
}

/** The sidebar beside a page; null when it has none. */
export function sidebarRefOf(
  route: DocRouteEntry | GeneratedIndexRouteEntry,
  context: DataContext,
): SidebarRef | null {
  const { version, instance, locale, path } = route
  const name = sidebarOf(route)
  return name === null
    ? null
    : sidebarRef(sidebarKey(locale, instance.config.id, version.name, name), path, context)
}
