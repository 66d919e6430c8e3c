// Links of a group of pages, such as a version, that are checked again when only other groups changed: those
// to files, to ids on pages of other groups, and broken ones. All others lead where they led.
import type { EscapeFact, LinkFact } from '../model/page.ts'
import type { Route } from '../model/route.ts'
import type { RoutePath } from '../shared/paths.ts'
import type { ResolvedLink } from './linkProblems.ts'

/** What the check needs of one page. */
export interface PageLinks {
  readonly links: readonly LinkFact[]
  readonly escapes: readonly EscapeFact[]
}

/** Pages without such links are left out. */
export interface KeptLinks {
  /** Links of all pages of the group. */
  readonly count: number
  readonly pages: readonly (readonly [RoutePath, PageLinks])[]
}

/** The links of pages by their group. */
export interface GroupLinks {
  /** What was kept of a page; null: nothing. Undefined where the whole page must be checked. */
  readonly of: (route: Route) => PageLinks | null | undefined
  /** Links of all pages that need not be checked whole. */
  readonly count: number
  /** Whether a route belongs to the same group as another. */
  readonly areBeside: (one: Route, other: Route) => boolean
  /** What to keep of a page that was checked. `links` counts all of its links. */
  readonly keep: (route: Route, links: number, kept: PageLinks | null) => void
}

/** What is left to check of a page. With problems, that is everything, as is a page with comments. */
export function linksToKeep(
  resolved: readonly ResolvedLink[],
  { escapes, isFine }: { readonly escapes: readonly EscapeFact[]; readonly isFine: boolean },
  isBeside: (route: Route) => boolean,
): PageLinks | null {
  const isOpen = (link: ResolvedLink) => !isFine || escapes.length > 0 || !isSettled(link, isBeside)
  const links = resolved.filter(isOpen).map(({ link }) => link)
  return links.length > 0 || escapes.length > 0 ? { links, escapes } : null
}

/** As long as the pages of the site have the same paths, and those of the group the same ids. */
function isSettled({ resolution }: ResolvedLink, isBeside: (route: Route) => boolean): boolean {
  if (resolution.kind === 'outside' || resolution.kind === 'made') return true
  if (resolution.kind !== 'route') return false
  const { route, hash } = resolution
  return hash.length < 2 || (isBeside(route) && route.page !== null && !route.page.facts.code)
}
