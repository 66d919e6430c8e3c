// Where a page stands: in its sidebar and why there, and in the link graph.
import type { LinkIndex } from '../link/linkIndex.ts'
import { resolveHref } from '../link/resolveHref.ts'
import {
  type Doc,
  type DocRouteEntry,
  pageOf,
  type Route,
  type SidebarEntry,
  type Site,
  type SiteInput,
} from '../model/site.ts'
import { fileNameOf } from '../shared/paths.ts'

export interface SidebarPlace {
  readonly name: string
  /** Labels of the categories above, outermost first. */
  readonly path: readonly string[]
  /** Counted from 1 among `of` items of its category. */
  readonly item: number
  readonly of: number
  readonly reason: string
}

/** Null when the document stands in no sidebar. */
export function placeInSidebar({ doc, version }: DocRouteEntry, input: SiteInput): SidebarPlace | null {
  const sidebar = version.sidebars.find(({ name }) => name === doc.sidebar)
  const found = sidebar && placeAmong(sidebar.items, doc, [])
  if (!sidebar || !found) return null
  const file = version.sidebarFile
  const written = file !== null && input.data.has(file) && names(input.data.get(file), doc.id)
  return {
    name: sidebar.name,
    ...found,
    reason: written ? `where ${file} names it` : `by its folder: ${orderReason(doc)}`,
  }
}

function placeAmong(
  items: readonly SidebarEntry[],
  doc: Doc,
  path: readonly string[],
): Omit<SidebarPlace, 'name' | 'reason'> | null {
  for (const [index, entry] of items.entries()) {
    if (entry.type === 'doc' && entry.doc.id === doc.id) return { path, item: index + 1, of: items.length }
    if (entry.type !== 'category') continue
    if (entry.link && 'doc' in entry.link && entry.link.doc.id === doc.id)
      return { path, item: index + 1, of: items.length }
    const below = placeAmong(entry.items, doc, [...path, entry.label])
    if (below) return below
  }
  return null
}

/** Whether a sidebars file, as data, has the id as an item, or as the `id` of one. */
function names(value: unknown, id: string): boolean {
  if (value === id) return true
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, part]) => key !== 'label' && names(part, id))
}

function orderReason({ file, page }: Doc): string {
  const { sidebar_position: position } = page.facts.frontMatter
  if (position !== undefined) return `sidebar_position ${position} in its front matter`
  return file.position === null
    ? `after those with a position, by the name of ${fileNameOf(file.relative)}`
    : `number ${file.position} in its file name`
}

export interface OutgoingLink {
  readonly href: string
  /** A route, a file, another site; null when it leads nowhere. */
  readonly leadsTo: string | null
}

export const outgoingLinks = (route: Route, index: LinkIndex): readonly OutgoingLink[] =>
  linksOf(route, index).map(({ href, target }) => ({ href, leadsTo: target }))

/** Routes whose text links to this one, sorted. Links that components make are known while a site is built only. */
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
  const page = pageOf(route)
  return (page?.facts.links ?? []).map(({ href, source }) => {
    const target = resolveHref(
      href,
      { locale: route.locale, route, source: source ?? page?.source ?? null },
      index,
    )
    if (target.kind === 'route') return { href, target: target.route.path }
    if (target.kind === 'outside') return { href, target: target.href }
    return { href, target: target.kind === 'broken' ? null : target.source }
  })
}
