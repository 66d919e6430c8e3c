// Renames a heading: its text, and the links to its id on all pages.
import type { Range, TextEdit } from 'vscode-languageserver'
import { resolveHref } from '../link/resolveHref.ts'
import type { Route } from '../model/route.ts'
import { splitHref } from '../shared/hrefs.ts'
import { encodePath, includedPath, type SourcePath } from '../shared/paths.ts'
import type { LinkedPages } from './editedSite.ts'
import { addEdit, changeLinks, type Edits } from './linkEdits.ts'
import { idOf } from './origin.ts'
import type { Place } from './place.ts'

/** The words of the heading at a place; null for a place without a heading of level 2 to 6. */
export async function headingAt({ source, text, lineNumber, line, headings }: Place): Promise<Range | null> {
  const found = (await headings(source, text)).find((one) => one.line === lineNumber + 1)
  const [, before = '', words = ''] = found ? (headingLine.exec(line) ?? []) : []
  if (words === '') return null
  const character = before.length
  return {
    start: { line: lineNumber, character },
    end: { line: lineNumber, character: character + words.length },
  }
}

/** What comes before the words, and the words without a closing `##` or an id. */
const headingLine = /^([\s>]*(?:#{1,6}\s+)?)(.*?)(?:\s+#+)?(?:\s*\{#[^{}]*\}|\s*\{\/\*.*?\*\/\})?\s*$/

export async function renameHeading(place: Place, name: string, linked: LinkedPages): Promise<Edits | null> {
  const range = await headingAt(place)
  if (!range) return null
  const { source, text, lineNumber, headings, textOf } = place
  const edit: TextEdit = { range, newText: name }
  const before = await headings(source, text)
  const after = await headings(source, withEdit(text, lineNumber, edit))
  const renamed = new Map<string, string>()
  // A heading with the same words as an earlier one has a number in its id, so other ids can change too.
  if (before.length === after.length)
    for (const [at, { id }] of before.entries()) {
      const now = after[at]?.id ?? id
      if (now !== id) renamed.set(id, now)
    }
  const edits = changeLinks(linked, textOf, (href, origin) => {
    const { path, query, hash } = splitHref(href)
    const next = renamed.get(idOf(hash))
    if (hash === '' || next === undefined) return null
    const target = resolveHref(href, origin, linked.index)
    const isOwn = path === '' && origin.source === source
    const isTarget = isOwn || (target.kind === 'route' && shows(target.route, source))
    return isTarget ? `${path}${query}#${encodePath(next)}` : null
  })
  addEdit(edits, source, edit)
  return edits
}

/** Whether the page shows the headings of the file. */
const shows = ({ source: own, page }: Route, source: SourcePath): boolean =>
  own === source ||
  (page?.facts.includes ?? []).some(
    ({ specifier }) => own !== null && includedPath(specifier, own) === source,
  )

function withEdit(text: string, at: number, { range, newText }: TextEdit): string {
  const lines = text.split('\n')
  const line = lines[at] ?? ''
  lines[at] = line.slice(0, range.start.character) + newText + line.slice(range.end.character)
  return lines.join('\n')
}
