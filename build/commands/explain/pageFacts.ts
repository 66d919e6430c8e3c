// What the plan of the site says of one route.
import { indexLinks } from '../../link/linkIndex.ts'
import { pageOf, type Route, type Site, type SiteInput, sourceOf } from '../../model/site.ts'
import { includedPath } from '../../shared/paths.ts'
import { incomingLinks, outgoingLinks } from './linksOfRoute.ts'
import { placeInSidebar } from './placeInSidebar.ts'

export type PageFacts = ReturnType<typeof pageFacts>

export function pageFacts(route: Route, site: Site, input: SiteInput) {
  const page = pageOf(route)
  const index = indexLinks(site, input)
  return {
    route: route.path,
    kind: route.kind,
    language: route.locale,
    source: sourceOf(route),
    ...(route.kind === 'doc'
      ? { id: route.doc.id, version: route.version.name, sidebar: placeInSidebar(route, input) }
      : {}),
    form: formOf(route),
    includes: page?.facts.includes?.map(({ specifier }) => includedPath(specifier, page.source)) ?? [],
    headings: page?.facts.headings.map((heading) => heading.id) ?? [],
    linksOut: outgoingLinks(route, index),
    linksIn: incomingLinks(route, site, index),
  }
}

/** Data: finished HTML without a script of its own. Code: a module for the browser, and why. */
function formOf(route: Route): string {
  if (route.kind === 'componentPage') return 'code: it is a React page'
  const code = pageOf(route)?.facts.code
  return code ? `code: ${code.reason} (line ${code.line}, column ${code.column})` : 'data'
}
