// The links between a route and the rest of the site, from what the parser found.
import type { LinkIndex } from '../../link/linkIndex.ts'
import { resolveHref } from '../../link/resolveHref.ts'
import type { Route } from '../../model/route.ts'
import type { Site } from '../../model/site.ts'

export interface OutgoingLink {
  readonly href: string
  /** A route, a file, another site; null when it leads nowhere. */
  readonly leadsTo: string | null
}

export const outgoingLinks = (route: Route, index: LinkIndex): readonly OutgoingLink[] =>
  linksOf(route, index).map(({ href, target }) => ({ href, leadsTo: target }))

/** Routes whose pages link to this one, sorted. Without links that components render. */
export function incomingLinks(route: Route, site: Site, index: LinkIndex): readonly string[] {
  const from = site.routes.filter(
    (other) => other !== route && linksOf(other, index).some(({ target }) => target === route.path),
  )
  return [...new Set(from.map(({ path }) => path as string))].sort()
}

function linksOf(
  route: Route,
  index: LinkIndex,
): readonly { readonly href: string; readonly target: string | null }[] {
  const page = route.page
  return (page?.facts.links ?? []).map(({ href, source }) => {
    const target = resolveHref(
      href,
      { locale: route.locale, route, source: source ?? page?.source ?? null },
      index,
    )
    if (target.kind === 'route') return { href, target: target.route.path }
    if (target.kind === 'outside') return { href, target: target.href }
    if (target.kind === 'made') return { href, target: target.path }
    return { href, target: target.kind === 'broken' ? null : target.source }
  })
}
