// The place in a Markdown file of a place in its compiled code. Imports, expressions and attributes are the
// same text in both, on other lines.
import { type Position, positionAt } from './positionAt.ts'

/** Shorter texts occur everywhere. */
const least = 4

/**
 * `line` is the line of the compiled code, and `index` counts from 0. Null when nothing around the place is
 * in the source.
 */
export function verbatimPlace(source: string, line: string, index: number): Position | null {
  const at = Math.min(index, line.length - 1)
  if (at < 0) return null
  const candidates = [
    growStart(source, line, growEnd(source, line, [at, at])),
    growEnd(source, line, growStart(source, line, [at, at])),
  ]
  const [start, end] = candidates.reduce((one, other) => (lengthOf(other) > lengthOf(one) ? other : one))
  const text = line.slice(start, end)
  if (text.trim().length < least) return null
  return positionAt(source, source.indexOf(text) + at - start)
}

/** From the first character to the one after the last. */
type Span = readonly [start: number, end: number]

const lengthOf = ([start, end]: Span): number => end - start

function growEnd(source: string, line: string, [start, from]: Span): Span {
  let end = from
  while (end < line.length && source.includes(line.slice(start, end + 1))) end++
  return [start, end]
}

function growStart(source: string, line: string, [from, end]: Span): Span {
  let start = from
  while (start > 0 && source.includes(line.slice(start - 1, end))) start--
  return [start, end]
}
