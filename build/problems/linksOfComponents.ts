// Links that components of a site with its own theme make: one component can be on every page, and its file
// is not that of the page.
import { placeOfHref } from '../link/linksInHtml.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import type { Route } from '../model/route.ts'
import type { SourceFiles } from '../model/sourceFiles.ts'
import { openSourceTexts } from './sourceTexts.ts'

/** A link that is the same on several pages. */
export interface LinkGroup {
  readonly href: string
  /** The first of them. */
  readonly route: Route
  readonly others: number
}

/** What counts from the page is another link on each of them. */
export function groupLinks(
  pages: readonly { readonly route: Route; readonly links: readonly string[] }[],
): readonly LinkGroup[] {
  const groups = new Map<string, LinkGroup>()
  for (const { route, links } of pages)
    for (const href of links) {
      const key = `${route.locale} ${href.startsWith('/') ? '' : route.path} ${href}`
      const known = groups.get(key)
      groups.set(key, known ? { ...known, others: known.others + 1 } : { href, route, others: 0 })
    }
  return [...groups.values()]
}

/** Names the page, and the place of the link where a file of the site has it literally. */
export function withPlace(
  broken: readonly { readonly problem: Diagnostic; readonly group: LinkGroup }[],
  { names }: SourceFiles,
  root: string,
): readonly Diagnostic[] {
  if (broken.length === 0) return []
  const texts = openSourceTexts(root)
  const components = [...names].filter((name) => /^src\/.*\.[jt]sx?$/.test(name)).sort()
  return broken.map(({ problem, group: { href, route, others } }) => {
    const files = route.source === null ? components : [route.source, ...components]
    const places = files.flatMap((file) => {
      const place = placeOfHref(href, texts(file) ?? '')
      return place ? [{ file, ...place }] : []
    })
    return { ...problem, ...places[0], message: `${problem.message} ${pagesWith(route, others)}` }
  })
}

const pagesWith = ({ path }: Route, others: number): string =>
  others === 0
    ? `A component on ${path} has this link.`
    : `Components on ${path} and ${others} other ${others === 1 ? 'page' : 'pages'} have this link.`
