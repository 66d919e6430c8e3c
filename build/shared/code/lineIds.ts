// The ids of lines of code: `code-1-L4`, and `code-1-L4-L8` for several. `code-1` is the first block of a
// page that has line numbers.

export interface CodeLines {
  readonly block: string
  readonly from: number
  readonly to: number
}

/** The lines that an id names; null for other ids. */
export function linesOfId(id: string): CodeLines | null {
  const [, block, from, to = from] = /^(code-\d+)-L(\d+)(?:-L(\d+))?$/.exec(id) ?? []
  return block === undefined ? null : { block, from: Number(from), to: Number(to) }
}
