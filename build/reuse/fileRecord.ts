// The record of the content files, in columns: path, stat and hash of each, sorted by path.
import { type FileStat, sameStat } from '../io/fileStat.ts'
import { hashOf } from '../io/hash.ts'
import { placeIn } from '../io/manifest.ts'
import {
  bytesOfNumbers,
  numbersOf,
  readSections,
  type TextColumn,
  textAt,
  textColumn,
  writeSections,
} from '../io/sections.ts'
import type { SourcePath } from '../shared/paths.ts'

/** The hash is empty for a file that no build has read. */
export type RecordedFile = FileStat & { readonly hash: string }

export interface FileRecord {
  readonly paths: readonly SourcePath[]
  /** `size`, `mtime`, `ctime` and `inode` of each file, one after the other. */
  readonly stats: Float64Array
  readonly hashes: TextColumn
  /** `filesKey` of the files. */
  readonly key: string
}

interface Head {
  readonly format: number
  readonly key: string
  readonly width: number
}

/** Raised when the record changes its shape. */
const format = 1

export const noFiles: FileRecord = { paths: [], stats: new Float64Array(), hashes: textColumn([]), key: '' }

/** Null for a record that is not there or is damaged. */
export function readFileRecord(file: string): FileRecord | null {
  const sections = readSections(file)
  const head = sections?.head as Partial<Head> | null | undefined
  if (head?.format !== format || typeof head.key !== 'string' || typeof head.width !== 'number') return null
  const [paths = '', stats = new Uint8Array(), hashes = ''] = sections?.parts ?? []
  const record: FileRecord = {
    paths: paths.length === 0 ? [] : (String(paths).split('\0') as SourcePath[]),
    stats: numbersOf(stats),
    hashes: { text: String(hashes), width: head.width },
    key: head.key,
  }
  const { length } = record.paths
  return record.stats.length === 4 * length && record.hashes.text.length === head.width * length
    ? record
    : null
}

/** Writes and returns the record of files that are sorted by path. */
export function saveFileRecord(
  file: string,
  files: readonly (readonly [SourcePath, RecordedFile])[],
): FileRecord {
  const stats = new Float64Array(4 * files.length)
  for (const [at, [, { size, mtime, ctime, inode }]] of files.entries())
    stats.set([size, mtime, ctime, inode], 4 * at)
  const paths = files.map(([path]) => path)
  const hashes = textColumn(files.map(([, { hash }]) => hash))
  const key = filesKey(
    paths,
    files.map(([, { hash, ...stat }]) => hash || statKey(stat)),
  )
  const head: Head = { format, key, width: hashes.width }
  writeSections(file, head, [paths.join('\0'), bytesOfNumbers(stats), hashes.text])
  return { paths, stats, hashes, key }
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
  record: FileRecord,
  files: ReadonlyMap<SourcePath, FileStat>,
  own: ReadonlyMap<SourcePath, RecordedFile>,
): ComparedFiles | null {
  const { paths, key, hashes } = record
  if (files.size !== paths.length) return null
  const changed: SourcePath[] = []
  let at = 0
  for (const [source, stat] of files) {
    if (paths[at] !== source) return null
    const now = own.size > 0 ? own.get(source) : undefined
    const isSame = now ? sameStat(now, stat) && now.hash === textAt(hashes, at) : isSameAt(record, at, stat)
    if (!isSame) changed.push(source)
    at++
  }
  return { key, changed }
}

const isSameAt = ({ stats }: FileRecord, at: number, { size, mtime, ctime, inode }: FileStat): boolean =>
  stats[4 * at] === size &&
  stats[4 * at + 1] === mtime &&
  stats[4 * at + 2] === ctime &&
  stats[4 * at + 3] === inode

/** Finds recorded files; fastest in their order. */
export function fileFinder(record: FileRecord) {
  const { paths, hashes } = record
  let next = 0
  const find = (source: SourcePath): number => {
    const at = paths[next] === source ? next : placeIn(paths, source)
    next = at + 1
    return paths[at] === source ? at : -1
  }
  const hashAt = (at: number): string | undefined => (at === -1 ? undefined : textAt(hashes, at) || undefined)
  return {
    /** The recorded hash, whatever the file's stat is now. */
    before: (source: SourcePath): string | undefined => hashAt(find(source)),
    get(source: SourcePath, stat: FileStat): string | undefined {
      const at = find(source)
      return at !== -1 && isSameAt(record, at, stat) ? hashAt(at) : undefined
    },
    has(source: SourcePath, stat: FileStat): boolean {
      const at = find(source)
      return at !== -1 && isSameAt(record, at, stat)
    },
  }
}
