// For `<Backlinks>`: the pages that link to a page. The links of all pages are resolved only in sites that
// have the component, with the first page that shows it.
import type { PlannedSite } from '../../kinds/contentKind.ts'
import { kindOf } from '../../kinds/index.ts'
import type { LinkIndex } from '../../link/linkIndex.ts'
import { resolveOrCorrect } from '../../link/resolveOrCorrect.ts'
import type { LinkFact } from '../../model/page.ts'
import type { Route } from '../../model/route.ts'
import { titleOf } from '../../model/titleOf.ts'
import { hrefOf, type RoutePath } from '../../shared/paths.ts'
import type { LinkData, RouteData } from '../../shared/routeData.ts'

type Graph = ReadonlyMap<RoutePath, ReadonlySet<Route>>

const graphs = new WeakMap<LinkIndex, Graph>()

export function backlinksTo(route: Route, index: LinkIndex, site: PlannedSite): Pick<RouteData, 'backlinks'> {
  if (!route.page?.facts.widgets?.includes('Backlinks')) return {}
  const graph = graphs.get(index) ?? graphOf(index, site)
  graphs.set(index, graph)
  return { backlinks: [...(graph.get(route.path) ?? [])].map((from) => linkTo(from, index)) }
}

const linkTo = ({ path, page }: Route, { baseUrl }: LinkIndex): LinkData => ({
  href: hrefOf(path, baseUrl),
  label: (page && titleOf(page.facts)) ?? path,
})

/** Path of a page → the pages that link to it, in the order of the site. Hidden pages count as nobody. */
function graphOf(index: LinkIndex, site: PlannedSite): Graph {
  const graph = new Map<RoutePath, Set<Route>>()
  for (const route of site.routes) {
    const { page } = route
    if (!page || !kindOf(route, site).indexable(route, new Set())) continue
    for (const link of page.facts.links) {
      const target = leadsTo(link, route, index)
      if (target === null || target.path === route.path || target.locale !== route.locale) continue
      const known = graph.get(target.path)
      if (known) known.add(route)
      else graph.set(target.path, new Set([route]))
    }
  }
  return graph
}

function leadsTo(link: LinkFact, route: Route, index: LinkIndex): Route | null {
  if (link.kind !== 'link' && link.kind !== 'href') return null
  const from = { locale: route.locale, route, source: link.source ?? route.source }
  const resolution = resolveOrCorrect(link, from, index)
  return resolution.kind === 'route' ? resolution.route : null
}
