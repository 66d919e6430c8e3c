// Code blocks with fences of another character than the site uses.
import type { Token } from 'markdown-it'
import type { TextEdit } from '../../model/diagnostics.ts'
import type { PageText } from '../pageText.ts'
import type { PageRule } from '../rule.ts'

export const fenceStyle: PageRule = (page, report, { fenceStyle: { marker } }) => {
  for (const token of page.tokens) {
    const { type, markup, map } = token
    if (type !== 'fence' || !map || markup[0] === marker || !/^[`~]/.test(markup)) continue
    const line = map[0] + page.lineOffset + 1
    const edits = editsOf(token, marker, page)
    report({
      ...{ line, column: Math.max(0, (page.lines[map[0]] ?? '').indexOf(markup)) + 1 },
      message: `This code block is fenced with ${markup}.`,
      hint: `Use ${marker.repeat(markup.length)}.`,
      ...(edits ? { fix: { edits, isSafe: true } } : {}),
    })
  }
}

/** Null where nothing ends the block, and where the other character would end it or could not open it. */
function editsOf(
  { map, markup, content, info }: Token,
  marker: string,
  { lines, lineOffset }: PageText,
): readonly TextEdit[] | null {
  const [start, end] = map as [number, number]
  if (content.includes(marker.repeat(3)) || info.includes('`') || info.includes('~')) return null
  const isClosed = content.split('\n').length - 1 === end - start - 2
  if (!isClosed) return null
  const edits: TextEdit[] = []
  for (const row of [start, end - 1]) {
    const found = new RegExp(`^[\\s>]*(?:[-*+]\\s+|\\d+[.)]\\s+)*(${markup[0]}{3,})`).exec(lines[row] ?? '')
    if (!found?.[1]) return null
    const column = found[0].length - found[1].length + 1
    const line = row + lineOffset + 1
    const text = marker.repeat(found[1].length)
    edits.push({ line, column, endLine: line, endColumn: column + text.length, text })
  }
  return edits
}
