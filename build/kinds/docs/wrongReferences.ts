// References in front matter to documents and sidebars that do not exist.
import type { Diagnostic } from '../../model/diagnostics.ts'
import type { Doc } from '../../model/docs.ts'
import { aboutDoc } from '../../model/subjects.ts'
import { nearest } from '../../model/text/nearest.ts'

/** `pagination_prev` and `pagination_next` name documents of the same version. */
export function unknownNeighbours(
  { page }: Doc,
  byId: ReadonlyMap<string, Doc>,
  draftIds: readonly string[],
): Diagnostic[] {
  const { pagination_prev, pagination_next } = page.facts.frontMatter
  if (pagination_prev === undefined && pagination_next === undefined) return []
  return Object.entries({ pagination_prev, pagination_next }).flatMap(([field, id]): Diagnostic[] => {
    if (id === undefined || id === null || byId.has(id) || draftIds.includes(id)) return []
    const similar = nearest(id, byId.keys())
    const message = `${field} is "${id}", but this version has no such document.`
    return [
      {
        code: 'unknownDocId',
        file: page.source,
        line: 1,
        column: 1,
        message,
        hint: similar ? `Did you mean ${similar}?` : null,
        find: [`${field}:`, id],
        about: aboutDoc(id),
      },
    ]
  })
}

export function unknownSidebar(
  doc: Omit<Doc, 'sidebar'>,
  wanted: string,
  names: readonly string[],
): Diagnostic {
  const similar = nearest(wanted, names)
  return {
    code: 'unknownSidebar',
    file: doc.page.source,
    line: 1,
    column: 1,
    message: `displayed_sidebar is "${wanted}", but the sidebars are ${names.join(', ') || 'none'}.`,
    hint: similar ? `Did you mean ${similar}?` : null,
    find: ['displayed_sidebar:', wanted],
  }
}
