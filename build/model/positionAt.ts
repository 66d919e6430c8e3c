// Offsets in a text as lines and columns.

/** Both count from 1, columns in UTF-16 code units. */
export interface Position {
  readonly line: number
  readonly column: number
}

/** Lines end with `\n`. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}
