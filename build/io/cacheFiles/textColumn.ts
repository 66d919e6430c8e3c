// Texts of nearly equal length, such as hashes, one after the other in one buffer: those of many thousand
// files are read, changed and written without a value for each.

export interface TextColumn {
  /** UTF-8. Shorter texts are filled with spaces, so none ends with a space. */
  readonly bytes: Buffer
  /** The length of each in bytes. */
  readonly width: number
}

export function textColumn(texts: readonly string[]): TextColumn {
  let width = 1
  for (const text of texts) width = Math.max(width, Buffer.byteLength(text))
  return { width, bytes: Buffer.concat(texts.map((text) => padded(text, width))) }
}

export const textAt = ({ bytes, width }: TextColumn, at: number): string =>
  bytes.toString('utf8', at * width, (at + 1) * width).trimEnd()

/** Reads all texts at once. */
export function textsOf(column: TextColumn): readonly string[] {
  const { bytes, width } = column
  const all = bytes.toString('latin1')
  const count = Math.floor(all.length / width)
  // One byte of ASCII is one character.
  const read = /[^\0-\x7f]/.test(all)
    ? (at: number) => textAt(column, at)
    : (at: number) => all.slice(at * width, (at + 1) * width).trimEnd()
  return Array.from({ length: count }, (_, at) => read(at))
}

/**
 * Puts ranges of a column and other texts one after the other. `longest`: bytes of the longest other text.
 */
export function columnPieces(column: TextColumn, longest: number) {
  const { bytes, width } = widened(column, longest)
  const pieces: Buffer[] = []
  return {
    keep: (from: number, to: number) => pieces.push(bytes.subarray(from * width, to * width)),
    add: (text: string) => pieces.push(padded(text, width)),
    column: (): TextColumn => ({ bytes: Buffer.concat(pieces), width }),
  }
}

function padded(text: string, width: number): Buffer {
  const bytes = Buffer.alloc(width, ' ')
  bytes.write(text)
  return bytes
}

function widened(column: TextColumn, least: number): TextColumn {
  if (least <= column.width) return column
  const { bytes, width } = column
  const wider = Buffer.alloc((bytes.length / width) * least, ' ')
  for (let at = 0; at * width < bytes.length; at++)
    bytes.copy(wider, at * least, at * width, (at + 1) * width)
  return { bytes: wider, width: least }
}
