// Bullet lists with different markers. A list ends where the marker changes, so one list can become several.
import type { Token } from 'markdown-it'
import type { TextEdit } from '../../model/diagnostics.ts'
import type { PageText } from '../pageText.ts'
import type { PageRule } from '../rule.ts'

export const listMarkers: PageRule = (page, report, { listMarkers: { marker } }) => {
  const lists = page.tokens.flatMap((token, index) =>
    token.type === 'bullet_list_open' && token.map ? [{ token, index }] : [],
  )
  const wanted = marker === 'same' ? (lists[0]?.token.markup ?? '-') : marker
  for (const { token, index } of lists) {
    if (token.markup === wanted) continue
    const row = token.map?.[0] ?? 0
    const edits = editsOf(index, wanted, page)
    const isAlone =
      page.tokens[index - 1]?.type !== 'bullet_list_close' &&
      page.tokens[endOf(index, page.tokens) + 1]?.type !== 'bullet_list_open'
    report({
      ...{ line: row + page.lineOffset + 1, column: (page.lines[row] ?? '').indexOf(token.markup) + 1 },
      message: `This list has the marker ${token.markup}, and ${marker === 'same' ? 'the first list of the page' : 'the site'} has ${wanted}.`,
      hint: `Write ${wanted} before each of its items.`,
      ...(edits ? { fix: { edits, isSafe: isAlone } } : {}),
    })
  }
}

const endOf = (index: number, tokens: readonly Token[]): number =>
  tokens.findIndex(
    ({ type, level }, at) => at > index && type === 'bullet_list_close' && level === tokens[index]?.level,
  )

/** Null where a line is more than an item with text, or would be a rule or an underline. */
function editsOf(
  index: number,
  marker: string,
  { tokens, lines, lineOffset }: PageText,
): readonly TextEdit[] | null {
  const level = (tokens[index]?.level ?? 0) + 1
  const edits: TextEdit[] = []
  const end = endOf(index, tokens)
  for (let at = index; at < end; at++) {
    const token = tokens[at] as Token
    if (token.type !== 'list_item_open' || token.level !== level) continue
    const row = token.map?.[0] ?? 0
    const text = lines[row] ?? ''
    // The first marker of a line is that of the outer list.
    if (tokens[at - 2]?.type === 'list_item_open' && tokens[at - 2]?.map?.[0] === row) return null
    const before = /^[\s>]*(?=[-*+]\s+[^\s>*+_-])/.exec(text)
    if (!before || text[before[0].length] !== token.markup) return null
    const line = row + lineOffset + 1
    const column = before[0].length + 1
    edits.push({ line, column, endLine: line, endColumn: column + 1, text: marker })
  }
  return edits
}
