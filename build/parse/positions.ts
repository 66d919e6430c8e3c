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
 * Maps an offset in a token's `content` to the file. Block markers and indentation were cut from the start of each line,
 * so a content line is found at the end of its source line. A table cell begins at `cell` of its one line, and each `|`
 * in it was written as `\|`.
 */
export function placeInToken(token: Token, reading: Reading, offset: number, cell: number | null): Place {
  const first = token.map?.[0] ?? 0
  const before = token.content.slice(0, offset)
  if (cell !== null) {
    const line = reading.lines[first] ?? ''
    const escaped = line.startsWith(token.content, cell) ? 0 : before.split('|').length - 1
    return { line: first + 1 + reading.lineOffset, column: cell + offset + escaped + 1 }
  }
  const row = before.split('\n').length - 1
  const column = offset - (before.lastIndexOf('\n') + 1)
  const text = token.content.split('\n')[row] ?? ''
  return { line: first + row + 1 + reading.lineOffset, column: startOf(text, reading.lines[first + row] ?? '') + column + 1 }
}

function startOf(text: string, source: string): number {
  const trimmed = source.trimEnd()
  const wanted = text.trimEnd()
  if (trimmed.endsWith(wanted)) return trimmed.length - wanted.length
  return Math.max(0, source.indexOf(wanted))
}

/** Where the cell with this content begins in its source line. */
export function cellStart(content: string, source: string, from: number): number {
  const plain = source.indexOf(content, from)
  const escaped = content.includes('|') ? source.indexOf(content.replaceAll('|', '\\|'), from) : -1
  return escaped !== -1 && (plain === -1 || escaped < plain) ? escaped : Math.max(from, plain)
}
