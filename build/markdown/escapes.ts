// Comments that allow one broken link, with their reason.
import type { Reading } from './reading.ts'

const escapeComment = /^(?:<!--|\{\/\*)\s*link-check-ignore\b\s*:?\s*([\s\S]*?)\s*(?:-->|\*\/\})/

/**
 * Records `<!-- link-check-ignore: reason -->`; one without a reason is a problem. `line` counts within the
 * text.
 */
export function readEscape(comment: string, line: number, column: number, reading: Reading): void {
  const match = escapeComment.exec(comment)
  if (!match) return
  const place = { line: line + reading.lineOffset, column }
  if (match[1]) reading.escapes.push({ ...place, reason: match[1] })
  else
    reading.diagnostics.push({
      code: 'escapeWithoutReason',
      ...place,
      message: 'This comment excuses a broken link without a reason.',
      hint: 'Write the reason after a colon: <!-- link-check-ignore: reason -->.',
    })
}
