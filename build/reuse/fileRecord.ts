// The record of the content files: path, stat and hash of each.
import { type Row, rowOf, type Table, tableOf, withRows } from '../io/cacheFiles/table.ts'
import { readTable, saveTable } from '../io/cacheFiles/tableFile.ts'
import { textAt, textsOf } from '../io/cacheFiles/textColumn.ts'
import { type FileStat, sameStat } from '../io/fileStat.ts'
import { hashOf } from '../io/hash.ts'
import type { SourcePath } from '../shared/paths.ts'

/** The hash is empty for a file that no build has read. */
export type RecordedFile = FileStat & { readonly hash: string }

export interface FileRecord {
  /** `size`, `mtime`, `ctime` and `inode` of each file, and its hash. */
  readonly table: Table<SourcePath>
  /** `filesKey` of the files. */
  readonly key: string
}

interface Head {
  readonly format: number
  readonly key: string
}

/** Raised when the record changes its shape. */
const format = 2

export const noFiles: FileRecord = { table: tableOf<SourcePath>([], { numbers: 4, texts: 1 }), key: '' }

/** Null if the record is missing or damaged. */
export function readFileRecord(file: string): FileRecord | null {
  const read = readTable<SourcePath>(file)
  const head = read?.head as Partial<Head> | null | undefined
  if (!read || head?.format !== format || typeof head.key !== 'string') return null
  const { width, texts } = read.table
  return width === 4 && texts.length === 1 ? { table: read.table, key: head.key } : null
}

/** Writes and returns the record with other files in place of some, and without those that are null. */
export function saveFileRecord(
  file: string,
  record: FileRecord,
  changes: ReadonlyMap<SourcePath, RecordedFile | null>,
): FileRecord {
  const rows = new Map([...changes].map(([path, now]) => [path, now && rowOfFile(now)] as const))
  const table = withRows(record.table, rows)
  const key = keyOfTable(table)
  const head: Head = { format, key }
  return { table: saveTable(file, head, table), key }
}

const rowOfFile = ({ size, mtime, ctime, inode, hash }: RecordedFile): Row => ({
  numbers: [size, mtime, ctime, inode],
  texts: [hash],
})

function keyOfTable({ paths, numbers, texts: [hashes] }: Table<SourcePath>): string {
  const keys = (hashes ? textsOf(hashes) : []).map((hash, at) => {
    if (hash !== '') return hash
    const [size = 0, mtime = 0, ctime = 0, inode = 0] = numbers.subarray(4 * at, 4 * at + 4)
    return statKey({ size, mtime, ctime, inode })
  })
  return filesKey(paths, keys)
}

/** `keys` are hashes of content; for files that no build has read, they are made from their stats. */
export const filesKey = (paths: readonly SourcePath[], keys: readonly string[]): string =>
  hashOf(paths.join('\0'), keys.join('\n'))

export const statKey = ({ size, mtime, ctime, inode }: FileStat): string =>
  `${size}:${mtime}:${ctime}:${inode}`

/** How files differ from the recorded ones. */
export interface ComparedFiles {
  /** `filesKey` of the recorded files. */
  readonly key: string
  /** Files that may have other content. */
  readonly changed: readonly SourcePath[]
}

/**
 * Null when a file is new or gone. `own`: hashes that count instead of the recorded ones, where the stat is
 * theirs.
 */
export function compareFiles(
  { table, key }: FileRecord,
  files: ReadonlyMap<SourcePath, FileStat>,
  own: ReadonlyMap<SourcePath, RecordedFile>,
): ComparedFiles | null {
  const { paths } = table
  if (files.size !== paths.length) return null
  const changed: SourcePath[] = []
  let at = 0
  for (const [source, stat] of files) {
    if (paths[at] !== source) return null
    const now = own.size > 0 ? own.get(source) : undefined
    const isSame = now ? sameStat(now, stat) && now.hash === hashAt(table, at) : isSameAt(table, at, stat)
    if (!isSame) changed.push(source)
    at++
  }
  return { key, changed }
}

const isSameAt = (
  { numbers }: Table<SourcePath>,
  at: number,
  { size, mtime, ctime, inode }: FileStat,
): boolean =>
  numbers[4 * at] === size &&
  numbers[4 * at + 1] === mtime &&
  numbers[4 * at + 2] === ctime &&
  numbers[4 * at + 3] === inode

/** Undefined for a file that no build has read. */
function hashAt({ texts: [hashes] }: Table<SourcePath>, at: number): string | undefined {
  return (hashes && at !== -1 && textAt(hashes, at)) || undefined
}

/** Finds recorded files; fastest in their order. */
export function fileFinder({ table }: FileRecord) {
  const { paths } = table
  let next = 0
  const find = (source: SourcePath): number => {
    const at = paths[next] === source ? next : rowOf(paths, source)
    if (at !== -1) next = at + 1
    return at
  }
  return {
    knows: (source: SourcePath): boolean => find(source) !== -1,
    /** The recorded hash, whatever the file's stat is now. */
    before: (source: SourcePath): string | undefined => hashAt(table, find(source)),
    get(source: SourcePath, stat: FileStat): string | undefined {
      const at = find(source)
      return at !== -1 && isSameAt(table, at, stat) ? hashAt(table, at) : undefined
    },
    has(source: SourcePath, stat: FileStat): boolean {
      const at = find(source)
      return at !== -1 && isSameAt(table, at, stat)
    },
  }
}
