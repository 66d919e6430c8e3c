// Letters whose accents are separate characters (NFD), as some programs write them: searching for the word in
// its usual form (NFC) does not find it.
import type { TextEdit } from '../../model/diagnostics.ts'
import { codeRows } from '../codeRows.ts'
import type { PageRule } from '../rule.ts'

const combining = /\p{M}|[\u1161-\u1175]/u
const separate = /\P{M}\p{M}+|[\u1100-\u1112][\u1161-\u1175][\u11a8-\u11c2]?/gu

export const unicodeForm: PageRule = (page, report) => {
  const { lines, lineOffset } = page
  if (!lines.some((text) => combining.test(text))) return
  const code = codeRows(page)
  const edits: TextEdit[] = []
  for (const [row, text] of lines.entries()) {
    // A text about characters names them by their numbers.
    if (code.has(row) || !combining.test(text) || /U\+[\dA-F]{4}/.test(text)) continue
    for (const { 0: letter, index } of text.matchAll(separate)) {
      const composed = letter.normalize('NFC')
      if (composed.length >= letter.length) continue
      const line = row + lineOffset + 1
      const column = index + 1
      edits.push({ line, column, endLine: line, endColumn: column + letter.length, text: composed })
    }
  }
  const [first] = edits
  if (!first) return
  report({
    ...{ line: first.line, column: first.column },
    message: `${edits.length} letters of this page have their accents as separate characters (NFD).`.replace(
      /^1 letters of this page have their accents/,
      '1 letter of this page has its accent',
    ),
    hint: 'Write the composed form (NFC).',
    fix: { edits, isSafe: true },
  })
}
