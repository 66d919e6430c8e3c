// Links of a group of pages, such as a version, that are resolved and checked again when only other groups
// changed. All others lead where they led, whatever happens in other groups (settledLinks.ts).
import type { EscapeFact, LinkFact } from '../model/page.ts'
import type { Route } from '../model/route.ts'
import type { RoutePath } from '../shared/paths.ts'
import type { ResolvedLink } from './linkProblems.ts'

/** The data of one page that the check needs. */
export interface PageLinks {
  readonly links: readonly LinkFact[]
  readonly escapes: readonly EscapeFact[]
}

/** Pages without such links are left out. */
export interface KeptLinks {
  /** Links of all pages of the group. */
  readonly count: number
  /** The ids that they lead to (reuse/linkedIds.ts). */
  readonly ids: string | null
  readonly pages: readonly (readonly [RoutePath, PageLinks])[]
}

/** The links of pages by their group. */
export interface GroupLinks {
  /** The stored links of a page; null for none. Undefined if the whole page must be checked. */
  readonly of: (route: Route) => PageLinks | null | undefined
  /** Links of all pages that need no complete check. */
  readonly count: number
  /** Whether two routes belong to the same group. */
  readonly areBeside: (one: Route, other: Route) => boolean
  /** Receives every link that is resolved, also those outside pages. */
  readonly resolved: (links: readonly ResolvedLink[]) => void
  /** Receives the current targets of stored links. */
  readonly see: (route: Route, links: readonly ResolvedLink[]) => void
  /** Receives the links of a page that was checked completely. */
  readonly keep: (route: Route, page: OpenPage) => void
}

interface OpenPage {
  readonly all: readonly ResolvedLink[]
  /** Those to store. */
  readonly links: readonly ResolvedLink[]
  readonly escapes: readonly EscapeFact[]
}
