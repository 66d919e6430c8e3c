// The position of a document in its sidebar, and what decided it.
import type { Doc, DocRouteEntry, SidebarEntry } from '../../model/docs.ts'
import type { SiteInput } from '../../model/site.ts'
import { fileNameOf } from '../../shared/paths.ts'
import type { SidebarPlace } from '../contentKind.ts'

/** Null when the document is in no sidebar. */
export function placeInSidebar({ doc, version }: DocRouteEntry, input: SiteInput): SidebarPlace | null {
  const sidebar = version.sidebars.find(({ name }) => name === doc.sidebar)
  const found = sidebar && placeAmong(sidebar.items, doc, [])
  if (!sidebar || !found) return null
  const file = version.sidebarFile
  const written = file !== null && input.data.has(file) && mentions(input.data.get(file), doc.id)
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

/** Whether the data of a sidebars file has the id as an item, or as the `id` of one. */
function mentions(value: unknown, id: string): boolean {
  if (value === id) return true
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, part]) => key !== 'label' && mentions(part, id))
}

function orderReason({ file, page }: Doc): string {
  const { sidebar_position: position } = page.facts.frontMatter
  if (position !== undefined) return `sidebar_position ${position} in its front matter`
  return file.position === null
    ? `sorted by file name (${fileNameOf(file.relative)})`
    : `number ${file.position} in its file name`
}
