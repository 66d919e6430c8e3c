// Tables in the cache. The columns of all rows are in one file, which is named by its content; another names
// it and has the rows that changed since, so that an edit does not write what it did not change. Both are
// written whole.
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { hexChecksum } from './sealed.ts'
import { bytesOfNumbers, numbersOf, readSections, writeSections } from './sections.ts'
import { type Row, type Table, withRows } from './table.ts'

/** With more changed rows, the columns are written again. */
const mostChanges = 500

interface Entry {
  readonly head: unknown
  readonly columns: string
  readonly changes: readonly (readonly [path: string, row: JsonRow | null])[]
}

/** JSON has null in place of NaN. */
type JsonRow = readonly [numbers: readonly (number | null)[], texts: readonly string[]]

interface ColumnsHead {
  readonly width: number
  readonly textWidths: readonly number[]
}

/** Writes the table to `file`, or what changed in it. Returns the table as it is stored. */
export function saveTable<Path extends string>(file: string, head: unknown, table: Table<Path>): Table<Path> {
  const { stored } = table
  if (stored && stored.changes.size <= mostChanges && existsSync(join(dirname(file), stored.name))) {
    writeEntry(file, head, stored)
    return table
  }
  const now = { name: writeColumns(file, table), changes: new Map<string, Row | null>() }
  writeEntry(file, head, now)
  for (const name of columnFiles(file)) if (name !== now.name) rmSync(join(dirname(file), name))
  return { ...table, stored: now }
}

/** Null for a table that is not there or is damaged. Its paths and numbers are those that were written. */
export function readTable<Path extends string>(
  file: string,
): { readonly head: unknown; readonly table: Table<Path> } | null {
  // The columns may have been replaced since the file that names them was read.
  for (let attempt = 0; attempt < 2; attempt++) {
    const entry = readEntry(file)
    const columns = entry && readColumns<Path>(join(dirname(file), entry.columns))
    if (!entry) return null
    if (!columns) continue
    const changes = new Map(entry.changes.map(([path, row]) => [path as Path, row && rowOfJson(row)]))
    return { head: entry.head, table: withRows(columns, changes) }
  }
  return null
}

function writeEntry(file: string, head: unknown, { name, changes }: NonNullable<Table<string>['stored']>) {
  const entry: Entry = {
    ...{ head, columns: name },
    changes: [...changes].map(([path, row]) => [path, row && [row.numbers, row.texts]]),
  }
  writeSections(file, entry, [])
}

function readEntry(file: string): Entry | null {
  const head = readSections(file)?.head as Partial<Entry> | null | undefined
  return typeof head?.columns === 'string' && Array.isArray(head.changes) ? (head as Entry) : null
}

const rowOfJson = ([numbers, texts]: JsonRow): Row => ({
  numbers: numbers.map((number) => number ?? Number.NaN),
  texts,
})

/** Returns the name of the file: `files.bin` → `files-1b2c3d4e.bin`. */
function writeColumns(file: string, { paths, numbers, width, texts }: Table<string>): string {
  const head: ColumnsHead = { width, textWidths: texts.map((column) => column.width) }
  const parts = [Buffer.from(paths.join('\0')), bytesOfNumbers(numbers), ...texts.map(({ bytes }) => bytes)]
  const name = `${stemOf(file)}-${hexChecksum(parts)}.bin`
  writeSections(join(dirname(file), name), head, parts)
  return name
}

function readColumns<Path extends string>(file: string): Table<Path> | null {
  const { head, parts = [] } = readSections(file) ?? {}
  const { width, textWidths } = (head ?? {}) as Partial<ColumnsHead>
  const [paths, numbers, ...texts] = parts
  if (!paths || !numbers || typeof width !== 'number' || !Array.isArray(textWidths)) return null
  const table: Table<Path> = {
    paths: (paths.length === 0 ? [] : String(paths).split('\0')) as Path[],
    ...{ numbers: numbersOf(numbers), width },
    texts: texts.map((bytes, of) => ({ bytes, width: textWidths[of] })),
    stored: { name: basename(file), changes: new Map() },
  }
  const { length } = table.paths
  const isWhole =
    table.numbers.length === width * length &&
    texts.length === textWidths.length &&
    table.texts.every((column) => column.bytes.length === column.width * length)
  return isWhole ? table : null
}

/** Bytes of the columns on the disk; 0 where there are none. */
export const tableSize = (file: string): number =>
  existsSync(dirname(file))
    ? columnFiles(file).reduce((sum, name) => sum + statSync(join(dirname(file), name)).size, 0)
    : 0

const stemOf = (file: string): string => basename(file, '.bin')

/** Names of files with columns of this table: one, and those of builds that were killed. */
function columnFiles(file: string): readonly string[] {
  const stem = `${stemOf(file)}-`
  return readdirSync(dirname(file)).filter(
    (name) => name.startsWith(stem) && /^[0-9a-f]{8}\.bin$/.test(name.slice(stem.length)),
  )
}
