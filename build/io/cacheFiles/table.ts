// Many thousand files with numbers and short texts about each, in columns: a build after an edit asks for a
// few of them, and records them with as many changes.

import { byName } from '../../shared/byName.ts'
import { columnPieces, type TextColumn, textAt, textColumn } from './textColumn.ts'

export interface Table<Path extends string> {
  /** Sorted. */
  readonly paths: readonly Path[]
  /** Those of each row, one after the other. */
  readonly numbers: Float64Array
  /** How many numbers a row has. */
  readonly width: number
  readonly texts: readonly TextColumn[]
  /** The columns on the disk that it is made from; null where there are none. */
  readonly stored: StoredColumns | null
}

export interface Row {
  readonly numbers: readonly number[]
  readonly texts: readonly string[]
}

/** Rows by path; null for a row that goes. */
type Changes = ReadonlyMap<string, Row | null>

interface StoredColumns {
  /** Name of their file. */
  readonly name: string
  /** All changes since they were written. */
  readonly changes: Changes
}

/** `shape`: how many numbers and texts a row has. */
export function tableOf<Path extends string>(
  rows: readonly (readonly [Path, Row])[],
  shape: { readonly numbers: number; readonly texts: number },
): Table<Path> {
  const width = shape.numbers
  const numbers = new Float64Array(width * rows.length)
  for (let at = 0; at < rows.length; at++) numbers.set(rows[at]?.[1].numbers ?? [], width * at)
  return {
    paths: rows.map(([path]) => path),
    ...{ numbers, width },
    texts: Array.from({ length: shape.texts }, (_, of) =>
      textColumn(rows.map(([, { texts }]) => texts[of] ?? '')),
    ),
    stored: null,
  }
}

/** The place of a path; -1 where it has no row. */
export function rowOf(paths: readonly string[], path: string): number {
  const at = placeIn(paths, path)
  return paths[at] === path ? at : -1
}

export const rowAt = ({ numbers, width, texts }: Table<string>, at: number): Row => ({
  numbers: [...numbers.subarray(width * at, width * (at + 1))],
  texts: texts.map((column) => textAt(column, at)),
})

/** The table with other rows in place of some, and without those that are null. */
export function withRows<Path extends string>(
  table: Table<Path>,
  changes: ReadonlyMap<Path, Row | null>,
): Table<Path> {
  if (changes.size === 0) return table
  const { paths, width, stored } = table
  const rows = [...changes.values()].filter((row) => row !== null)
  const texts = table.texts.map((column, of) =>
    columnPieces(column, Math.max(0, ...rows.map((row) => Buffer.byteLength(row.texts[of] ?? '')))),
  )
  const numbers = new Float64Array(table.numbers.length + width * rows.length)
  const next: Path[] = []
  let from = 0
  const keep = (to: number): void => {
    numbers.set(table.numbers.subarray(width * from, width * to), width * next.length)
    for (let at = from; at < to; at++) next.push(paths[at] as Path)
    for (const column of texts) column.keep(from, to)
  }
  for (const [path, row] of [...changes].sort(byName)) {
    const at = placeIn(paths, path)
    keep(at)
    from = paths[at] === path ? at + 1 : at
    if (!row) continue
    numbers.set(row.numbers, width * next.length)
    next.push(path)
    for (const [of, column] of texts.entries()) column.add(row.texts[of] ?? '')
  }
  keep(paths.length)
  return {
    ...{ paths: next, numbers: numbers.subarray(0, width * next.length), width },
    texts: texts.map((column) => column.column()),
    stored: stored && { ...stored, changes: new Map([...stored.changes, ...changes]) },
  }
}

/** The place of a path in a sorted list, or where it would be. */
function placeIn(paths: readonly string[], path: string): number {
  let [from, to] = [0, paths.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((paths[middle] as string) < path) from = middle + 1
    else to = middle
  }
  return from
}
