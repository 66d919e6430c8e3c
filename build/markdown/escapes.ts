// Comments that excuse one problem, with their reason: `link-check-ignore: …`, or `check-ignore CODE: …`.
import { type DiagnosticCode, defaultSeverities, isRule } from '../model/rules.ts'
import { nearest } from '../model/text/nearest.ts'
import type { Place } from './positions.ts'
import type { Reading } from './reading.ts'

export type EscapeReading = Pick<Reading, 'lineOffset' | 'lines' | 'diagnostics' | 'escapes'>

const escapeComment =
  /^(?:<!--|\{\/\*)\s*(?:link-check-ignore\b\s*:?|check-ignore\b([\w\s,]*)(?::|(?=\*\/|-->)))\s*([\s\S]*?)\s*(?:-->|\*\/\})/

/**
 * Records the comment, which excuses problems of its own line and of the next one that is not empty. One
 * without a reason is a problem, and so is a name that no rule has. `line` counts within the text.
 */
export function readEscape(comment: string, line: number, column: number, reading: EscapeReading): void {
  const match = escapeComment.exec(comment)
  if (!match) return
  const place = { line: line + reading.lineOffset, column }
  const [, words, reason] = match
  const names = words?.split(/[\s,]+/).filter((word) => word !== '')
  if (!reason || names?.length === 0) {
    reading.diagnostics.push(names ? incomplete(place) : withoutReason(place))
    return
  }
  const codes = names?.filter(isRule)
  for (const name of names ?? []) if (!isRule(name)) reading.diagnostics.push(unknownRule(name, place))
  if (codes?.length === 0) return
  const more = codes
    ? { codes, ...nextText(line + comment.trimEnd().split('\n').length - 1, line, reading) }
    : {}
  reading.escapes.push({ ...place, reason, ...more })
}

/** Formatters put an empty line between a comment and a table or a list. */
function nextText(end: number, line: number, { lines, lineOffset }: EscapeReading) {
  let next = end
  while (lines[next]?.trim() === '') next++
  return next === line || next >= lines.length ? {} : { next: next + 1 + lineOffset }
}

const withoutReason = (place: Place) => ({
  ...{ code: 'escapeWithoutReason' as const, ...place },
  message: 'This comment excuses a broken link without a reason.',
  hint: 'Write the reason after a colon: <!-- link-check-ignore: reason -->.',
})

const incomplete = (place: Place) => ({
  ...{ code: 'escapeWithoutReason' as const, ...place },
  message: 'This comment excuses a problem without its code or without a reason.',
  hint: 'Write both: <!-- check-ignore missingAlt: reason -->.',
})

function unknownRule(name: string, place: Place) {
  const similar = nearest(name, Object.keys(defaultSeverities) as DiagnosticCode[])
  return {
    ...{ code: 'unusedEscape' as const, ...place },
    message: `This comment excuses ${name}, but there is no such check.`,
    hint: similar === null ? 'Write a code that `troodon check` prints.' : `Did you mean ${similar}?`,
  }
}
