// The hash of each content file, recorded with its stat in `files.json`: a file whose stat is the same is not
// read to know its hash.
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FileStat, raceWindow, sameStat } from '../io/fileStat.ts'
import { hashOf } from '../io/hash.ts'
import { readJson } from '../io/readJson.ts'
import { writeSealed } from '../io/sealed.ts'
import type { SourcePath } from '../shared/paths.ts'

/**
 * The files of a scan, and when it began: a file touched since, or just before, may change again with the
 * same stat.
 */
export interface ScannedFiles {
  readonly files: ReadonlyMap<SourcePath, FileStat>
  /** Milliseconds since 1970. */
  readonly startedAt: number
}

export interface FileHashes {
  /** The recorded hash; undefined when the stat does not prove that the content is the recorded one. */
  readonly get: (source: SourcePath, stat: FileStat) => string | undefined
  /** The recorded hash, whatever the file's stat is now. */
  readonly before: (source: SourcePath) => string | undefined
  readonly set: (source: SourcePath, stat: FileStat, hash: string) => void
  /** Writes the record for files that are still there and whose stat can be trusted. */
  readonly save: (scan: ScannedFiles) => void
}

interface RecordedFile extends FileStat {
  readonly hash: string
}

/** The content of `files.json`: for each file its path, four numbers and its hash. */
interface Columns {
  readonly paths: readonly SourcePath[]
  /** `size`, `mtime`, `ctime` and `inode` of each file, one after the other. */
  readonly stats: readonly number[]
  readonly hashes: readonly string[]
}

export function openFileHashes(cacheFolder: string): FileHashes {
  const file = join(cacheFolder, 'files.json')
  const known = filesIn(readJson<Columns>(file, isColumns))
  let changed = false
  return {
    get(source, stat) {
      const entry = known.get(source)
      return entry && sameStat(entry, stat) ? entry.hash : undefined
    },
    before: (source) => known.get(source)?.hash,
    set(source, stat, hash) {
      known.set(source, { ...stat, hash })
      changed = true
    },
    save(scan) {
      const kept = [...known].filter(
        ([source, stat]) => scan.files.has(source) && !mayHaveChanged(stat, scan.startedAt),
      )
      if (!changed && kept.length === known.size) return
      mkdirSync(cacheFolder, { recursive: true })
      writeSealed(file, JSON.stringify(columnsOf(kept)))
    },
  }
}

/** Numbers in one array are read several times as fast as objects. */
const columnsOf = (files: readonly (readonly [SourcePath, RecordedFile])[]): Columns => ({
  paths: files.map(([source]) => source),
  stats: files.flatMap(([, { size, mtime, ctime, inode }]) => [size, mtime, ctime, inode]),
  hashes: files.map(([, { hash }]) => hash),
})

function filesIn(columns: Columns | null): Map<SourcePath, RecordedFile> {
  const files = new Map<SourcePath, RecordedFile>()
  if (!columns) return files
  const { paths, stats, hashes } = columns
  for (let at = 0; at < paths.length; at++)
    files.set(paths[at] as SourcePath, {
      size: stats[4 * at] as number,
      mtime: stats[4 * at + 1] as number,
      ctime: stats[4 * at + 2] as number,
      inode: stats[4 * at + 3] as number,
      hash: hashes[at] as string,
    })
  return files
}

function isColumns(value: unknown): boolean {
  const { paths, stats, hashes } = (value ?? {}) as Partial<Columns>
  return (
    Array.isArray(paths) &&
    stats?.length === 4 * paths.length &&
    hashes?.length === paths.length &&
    hashes.every((hash) => typeof hash === 'string')
  )
}

interface HashedFolder {
  readonly hashes: FileHashes
  readonly scan: ScannedFiles
  /** Absolute; sources are relative to it. */
  readonly root: string
}

/**
 * The recorded hash of a file, or that of its content, which is then recorded. Throws where the file cannot
 * be read.
 */
export function contentHash(source: SourcePath, { hashes, scan, root }: HashedFolder): string {
  const stat = scan.files.get(source)
  const known = stat && hashes.get(source, stat)
  if (known !== undefined) return known
  const hash = hashOf(readFileSync(join(root, source)))
  if (stat) hashes.set(source, stat, hash)
  return hash
}

/**
 * Whether the file was touched so shortly before the scan that its content may change again under the same
 * stat.
 */
export const mayHaveChanged = ({ mtime, ctime }: FileStat, startedAt: number): boolean =>
  Math.max(mtime, ctime) >= startedAt - raceWindow
