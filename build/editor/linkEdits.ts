// Changes of links in all files of a site, as edits of their texts.
import type { TextEdit, WorkspaceEdit } from 'vscode-languageserver'
import type { LinkOrigin } from '../link/linkCandidates.ts'
import type { LinkFact } from '../model/page.ts'
import type { SourcePath } from '../shared/paths.ts'
import type { LinkedPages } from './editedSite.ts'
import { originOf } from './origin.ts'
import type { Place } from './place.ts'

export type Edits = Map<SourcePath, TextEdit[]>

/** `change`: the URL that a link gets, or null for a link that stays. */
export function changeLinks(
  linked: LinkedPages,
  textOf: Place['textOf'],
  change: (href: string, origin: LinkOrigin) => string | null,
): Edits {
  const edits: Edits = new Map()
  for (const [source, { links }] of linked.pages) {
    // What a page includes is a file of its own.
    const own = links.filter((link) => link.source === undefined)
    const origin = own.length === 0 ? null : originOf(source, linked)
    for (const link of own) {
      const next = origin && change(link.href, origin)
      const edit = next === null ? null : editOf(link, next, textOf(source) ?? '')
      if (edit) addEdit(edits, source, edit)
    }
  }
  return edits
}

export function addEdit(edits: Edits, source: SourcePath, edit: TextEdit): void {
  const known = edits.get(source) ?? []
  edits.set(source, known)
  const isKnown = known.some(({ range: { start } }) => isSame(start, edit.range.start))
  if (!isKnown) known.push(edit)
}

const isSame = (a: TextEdit['range']['start'], b: TextEdit['range']['start']): boolean =>
  a.line === b.line && a.character === b.character

/** Null where the text does not have the link as the page has it. */
function editOf({ href, line, column }: LinkFact, newText: string, text: string): TextEdit | null {
  const lines = text.split('\n')
  // The text of a link can have several lines before its URL.
  for (let at = line - 1; at < Math.min(line + 2, lines.length); at++) {
    const start = lines[at]?.indexOf(href, at === line - 1 ? Math.max(column - 1, 0) : 0) ?? -1
    if (start === -1) continue
    const range = { start: { line: at, character: start }, end: { line: at, character: start + href.length } }
    return { range, newText }
  }
  return null
}

export const workspaceEdit = (edits: Edits, uriOf: Place['uriOf']): WorkspaceEdit => ({
  changes: Object.fromEntries([...edits].map(([source, changes]) => [uriOf(source), changes])),
})
