// Applies the fixes of one file to its text.

import type { Fix } from '../model/diagnostics.ts'
import { addAll } from '../shared/addAll.ts'

interface Span {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly joins: boolean
}

/**
 * Leaves out a fix that touches an earlier one, or whose places do not have the text that it expects: the
 * next check finds its problem again. Line ends and a byte order mark stay as they are.
 */
export function applyFixes(
  text: string,
  fixes: readonly Fix[],
): { readonly text: string; readonly count: number; readonly applied: readonly Fix[] } {
  const starts = lineStarts(text)
  const accepted: Span[] = []
  /** 1 for each place that an accepted edit touches, 2 if it lets others insert there. */
  const taken = new Uint8Array(text.length + 1)
  const applied: Fix[] = []
  for (const fix of fixes) {
    const spans = fix.edits.flatMap((edit): Span[] => {
      const start = offsetOf(edit.line, edit.column, text, starts)
      const end = offsetOf(edit.endLine, edit.endColumn, text, starts)
      const isThere = start !== null && end !== null && start <= end
      if (!isThere || (edit.old !== undefined && text.slice(start, end) !== edit.old)) return []
      return [{ start, end, text: edit.text, joins: edit.joins === true }]
    })
    const touches = ({ start, end, joins }: Span) => {
      const places = taken.subarray(start, end + 1)
      return places.includes(1) || (!joins && places.includes(2))
    }
    if (spans.length < fix.edits.length || spans.some(touches)) continue
    for (const { start, end, joins } of spans) taken.fill(joins ? 2 : 1, start, end + 1)
    addAll(accepted, spans)
    applied.push(fix)
  }
  let fixed = ''
  let at = 0
  for (const span of accepted.sort((a, b) => a.start - b.start)) {
    fixed += text.slice(at, span.start) + span.text
    at = span.end
  }
  return { text: fixed + text.slice(at), count: applied.length, applied }
}

function lineStarts(text: string): readonly number[] {
  const starts = [text.startsWith('\ufeff') ? 1 : 0]
  for (const { 0: end, index } of text.matchAll(/\r\n?|\n/g)) starts.push(index + end.length)
  return starts
}

/** Null for a place that the text does not have. */
function offsetOf(line: number, column: number, text: string, starts: readonly number[]): number | null {
  const start = starts[line - 1]
  if (start === undefined || column < 1) return null
  const offset = start + column - 1
  const next = starts[line] ?? text.length
  const end = line < starts.length ? text.slice(start, next).replace(/[\r\n]+$/, '').length + start : next
  return offset <= end ? offset : null
}
