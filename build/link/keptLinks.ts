// Links of a group of pages, such as a version, that are resolved and checked again when only other groups
// changed. All others lead where they led, whatever happens in other groups (settledLinks.ts).
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
  /** Receives where links that were kept lead now. */
  readonly see: (route: Route, links: readonly ResolvedLink[]) => void
  /** Receives what is to be kept of a page that was checked whole. `count` is that of all its links. */
  readonly keep: (route: Route, page: OpenPage) => void
}

interface OpenPage {
  readonly count: number
  readonly links: readonly ResolvedLink[]
  readonly escapes: readonly EscapeFact[]
}
