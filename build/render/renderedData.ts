// The data of a page with what its components have declared and read while they were rendered.
import type { ComputedCode } from '../shared/code/computedCode.ts'
import type { HeadElement, RouteData } from '../shared/routeData.ts'
import type { SiteData } from '../shared/siteData.ts'

/** Elements that components declare for the head of their page. */
export interface DeclaredHead {
  readonly title?: string | null
  /** Whether the title is complete without the name of the site. */
  readonly isWholeTitle?: boolean
  readonly description?: string | null
  readonly htmlClass?: string | null
  readonly tags?: readonly HeadElement[]
  /** Whether a component has read the documents of the site. */
  readonly readsDocs?: boolean
}

interface Rendered {
  readonly head: DeclaredHead
  readonly computedCode: ComputedCode
}

export const renderedData = (route: RouteData, { head, computedCode }: Rendered, site: SiteData): RouteData =>
  withComputedCode(withReadDocs(withDeclared(route, head, site), head), computedCode)

const withComputedCode = (route: RouteData, computedCode: ComputedCode): RouteData =>
  Object.keys(computedCode).length === 0 ? route : { ...route, computedCode }

const withReadDocs = (route: RouteData, { readsDocs }: DeclaredHead): RouteData =>
  readsDocs && route.allDocs ? { ...route, allDocs: { ...route.allDocs, isRead: true as const } } : route

/** A React page declares its title and description while it renders. */
function withDeclared(route: RouteData, head: DeclaredHead, site: SiteData): RouteData {
  // The browser gives the document the classes of the route.
  const classes = (head.tags ?? []).flatMap(({ tag, attributes }) =>
    tag === 'html' ? (attributes['class'] ?? []) : [],
  )
  if (!head.title && !head.description && !head.htmlClass && classes.length === 0) return route
  const title = head.title
    ? head.isWholeTitle || head.title === site.title
      ? head.title
      : `${head.title} ${site.titleDelimiter} ${site.title}`
    : route.head.title
  return {
    ...route,
    htmlClass: namesOnce([route.htmlClass, head.htmlClass ?? '', ...classes]),
    head: { ...route.head, title, description: head.description ?? route.head.description },
  }
}

/** Components can declare classes that the page has already. */
const namesOnce = (lists: readonly string[]): string =>
  [...new Set(lists.flatMap((list) => list.split(/\s+/)))].filter(Boolean).join(' ')
