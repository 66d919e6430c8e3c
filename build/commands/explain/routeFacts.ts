// Facts about one route from the plan of the site.
import type { PlannedSite } from '../../kinds/contentKind.ts'
import { kindOf } from '../../kinds/index.ts'
import { indexLinks } from '../../link/linkIndex.ts'
import type { Route } from '../../model/route.ts'
import type { SiteInput } from '../../model/site.ts'
import { includedPath } from '../../shared/paths.ts'
import { incomingLinks, outgoingLinks } from './linksOfRoute.ts'

export type RouteFacts = ReturnType<typeof routeFacts>

export function routeFacts(route: Route, site: PlannedSite, input: SiteInput) {
  const page = route.page
  const index = indexLinks(site, input)
  return {
    route: route.path,
    kind: route.type,
    language: route.locale,
    source: route.source,
    ...kindOf(route, site).explain(route, input),
    form: formOf(route),
    includes: page?.facts.includes?.map(({ specifier }) => includedPath(specifier, page.source)) ?? [],
    headings: page?.facts.headings.map((heading) => heading.id) ?? [],
    linksOut: outgoingLinks(route, index),
    linksIn: incomingLinks(route, site, index),
  }
}

/** Data: finished HTML without its own script. Code: a module for the browser, and why. */
function formOf(route: Route): string {
  if (route.source !== null && route.page === null) return 'code: it is a React page'
  const code = route.page?.facts.code
  return code ? `code: ${code.reason} (line ${code.line}, column ${code.column})` : 'data'
}
