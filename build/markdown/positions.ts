// From a place in parsed inline text back to line and column of the file.
import type { Token } from 'markdown-it'

export interface Place {
  readonly line: number
  readonly column: number
}

interface Reading {
  readonly lines: readonly string[]
  readonly lineOffset: number
}

/**
 * Maps an offset in a token's `content` to the file. Block markers and indentation were cut from the start of
 * each line, so a content line is found at the end of its source line. A tag among others of a line has its
 * column in `meta`. A table cell begins at `cell` of its one line, and each `|` in it was written as `\|`.
 */
export function placeInToken(token: Token, reading: Reading, offset: number, cell: number | null): Place {
  const first = token.map?.[0] ?? 0
  if (cell !== null) {
    const escaped = countBefore(escapedBars(token, reading.lines[first] ?? '', cell), offset)
    return { line: first + 1 + reading.lineOffset, column: cell + offset + escaped + 1 }
  }
  const { starts, columns } = rowsOf(token)
  const row = rowAt(starts, offset)
  let column = columns[row]
  if (column === undefined) {
    const end = starts[row + 1]
    const text = token.content.slice(starts[row], end === undefined ? undefined : end - 1)
    const source = reading.lines[first + row] ?? ''
    const known: unknown = row === 0 ? token.meta?.['column'] : undefined
    column = typeof known === 'number' && source.startsWith(text, known) ? known : startOf(text, source)
    columns[row] = column
  }
  return { line: first + row + 1 + reading.lineOffset, column: column + offset - (starts[row] as number) + 1 }
}

interface Rows {
  /** Offset of each line of the content. */
  readonly starts: readonly number[]
  /** Column in the file at which it begins, once known: a paragraph can hold thousands of links. */
  readonly columns: (number | undefined)[]
}

const rowsOfTokens = new WeakMap<Token, Rows & { readonly content: string }>()

function rowsOf(token: Token): Rows {
  const known = rowsOfTokens.get(token)
  if (known && known.content === token.content) return known
  const starts = [0]
  for (let at = token.content.indexOf('\n'); at !== -1; at = token.content.indexOf('\n', at + 1))
    starts.push(at + 1)
  const rows = { starts, columns: [], content: token.content }
  rowsOfTokens.set(token, rows)
  return rows
}

const barsOfTokens = new WeakMap<Token, { readonly content: string; readonly bars: readonly number[] }>()

/** Offsets of `|` in a cell where the file has `\|`. */
function escapedBars(token: Token, line: string, cell: number): readonly number[] {
  const { content } = token
  const known = barsOfTokens.get(token)
  if (known && known.content === content) return known.bars
  const bars: number[] = []
  if (!line.startsWith(content, cell))
    for (let at = content.indexOf('|'); at !== -1; at = content.indexOf('|', at + 1)) bars.push(at)
  barsOfTokens.set(token, { content, bars })
  return bars
}

/** How many of these numbers, which grow, are less than `end`. */
function countBefore(numbers: readonly number[], end: number): number {
  let low = 0
  let high = numbers.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] as number) < end) low = middle + 1
    else high = middle
  }
  return low
}

/** The last line that begins at or before `offset`. */
function rowAt(starts: readonly number[], offset: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] as number) <= offset) low = middle
    else high = middle - 1
  }
  return low
}

function startOf(text: string, source: string): number {
  const trimmed = source.trimEnd()
  const wanted = text.trimEnd()
  if (trimmed.endsWith(wanted)) return trimmed.length - wanted.length
  return Math.max(0, source.indexOf(wanted))
}

/** The start of the cell with this content in its source line. */
export function cellStart(content: string, source: string, from: number): number {
  const plain = source.indexOf(content, from)
  const escaped = content.includes('|') ? source.indexOf(content.replaceAll('|', '\\|'), from) : -1
  return escaped !== -1 && (plain === -1 || escaped < plain) ? escaped : Math.max(from, plain)
}
