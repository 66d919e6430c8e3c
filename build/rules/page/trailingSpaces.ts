// Spaces at the end of lines that mean nothing. Two or more at the end of a line within a paragraph break it.
import type { TextEdit } from '../../model/diagnostics.ts'
import { codeRows } from '../codeRows.ts'
import type { PageRule } from '../rule.ts'

export const trailingSpaces: PageRule = (page, report) => {
  const { lines, lineOffset } = page
  if (!lines.some((text) => /[ \t]$/.test(text))) return
  const code = codeRows(page)
  for (const [row, text] of lines.entries()) {
    const spaces = /[ \t]+$/.exec(text)
    if (!spaces || code.has(row)) continue
    const isBlank = spaces.index === 0
    const next = lines[row + 1] ?? ''
    if (!isBlank && (spaces[0] !== ' ' || next.trim() === '') && breaksLine(spaces[0], next)) continue
    // After a marker, a space makes an empty item, heading or quote.
    if (!isBlank && /(?:^|\s)(?:[-+*>#|:]+|\d+[.)])$/.test(text.slice(0, spaces.index))) continue
    const line = row + lineOffset + 1
    const place = { line, column: spaces.index + 1 }
    const edit: TextEdit = { ...place, endLine: line, endColumn: text.length + 1, text: '' }
    report({
      ...place,
      message: `This line ends with ${spaces[0].length === 1 ? 'a space' : `${spaces[0].length} spaces`}.`,
      hint: 'Remove them.',
      fix: { edits: [edit], isSafe: true },
    })
  }
}

const breaksLine = (spaces: string, next: string): boolean => / {2,}$/.test(spaces) && next.trim() !== ''
