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

/**
 * Where a value begins that is written in quotes of any kind, without the quote; null when it is not there.
 * With `whole: false` it may go on before the closing quote.
 */
export function positionOfQuoted(
  text: string,
  value: string,
  { whole }: { readonly whole: boolean },
): Position | null {
  for (let at = text.indexOf(value); at !== -1 && at < text.length; at = text.indexOf(value, at + 1)) {
    const quote = text[at - 1]
    if (quote !== '"' && quote !== "'" && quote !== '`') continue
    if (!whole || text[at + value.length] === quote) return positionAt(text, at)
  }
  return null
}
