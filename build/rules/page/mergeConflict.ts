// The marks that Git leaves where it could not merge two versions of a text: both would be published.
import { codeRows } from '../codeRows.ts'
import type { PageRule } from '../rule.ts'

const start = /^<{7} \S/
const end = /^>{7} \S/

export const mergeConflict: PageRule = (page, report) => {
  const { lines, lineOffset } = page
  if (!lines.some((text) => start.test(text)) || !lines.some((text) => end.test(text))) return
  const code = codeRows(page)
  let opened: number | null = null
  for (const [row, text] of lines.entries()) {
    if (code.has(row)) continue
    if (start.test(text)) opened = row
    if (opened === null || !end.test(text)) continue
    report({
      line: opened + lineOffset + 1,
      column: 1,
      message: `A merge was not finished: both versions of a text are here, up to line ${row + lineOffset + 1}.`,
      hint: 'Keep the right text, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    })
    opened = null
  }
}
