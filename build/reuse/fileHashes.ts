// The hash of each content file, recorded with its stat: a file whose stat is the same is not read to know
// its hash. Builds have one record and `check` has another: each continues its own last run.
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { tableSize } from '../io/cacheFiles/tableFile.ts'
import { type FileStat, raceWindow, sameStat } from '../io/fileStat.ts'
import { hashOf } from '../io/hash.ts'
import { readBytes } from '../io/readText.ts'
import type { SourcePath } from '../shared/paths.ts'
import {
  type ComparedFiles,
  compareFiles,
  fileFinder,
  noFiles,
  type RecordedFile,
  readFileRecord,
  saveFileRecord,
} from './fileRecord.ts'

/**
 * The files of a scan, and when it began: a file touched since, or just before, may change again with the
 * same stat.
 */
export interface ScannedFiles {
  /** Sorted by path. */
  readonly files: ReadonlyMap<SourcePath, FileStat>
  /** Milliseconds since 1970. */
  readonly startedAt: number
}

export interface FileHashes {
  /** The recorded hash; undefined when the stat does not prove that the content is the recorded one. */
  readonly get: (source: SourcePath, stat: FileStat) => string | undefined
  /** The recorded hash, whatever the file's stat is now. */
  readonly before: (source: SourcePath) => string | undefined
  /** How the files of a scan differ from those whose hashes are known. Null when a file is new or gone. */
  readonly compare: (scan: ScannedFiles) => ComparedFiles | null
  readonly set: (source: SourcePath, stat: FileStat, hash: string) => void
  /** Writes the record of these files. Of one whose stat cannot be trusted, only the hash is recorded. */
  readonly save: (scan: ScannedFiles) => void
}

/** The names of the records. */
export type HashesOf = 'files' | 'checked'

export function openFileHashes(cacheFolder: string, of: HashesOf = 'files'): FileHashes {
  const file = recordOf(cacheFolder, of)
  let record = readFileRecord(file) ?? noFiles
  let recorded = fileFinder(record)
  // Hashes since then.
  const own = new Map<SourcePath, RecordedFile>()
  let compared: { readonly files: ScannedFiles['files']; readonly result: ComparedFiles | null } | null = null
  /** From the other record: a file that both have read is hashed once. */
  let others: ReturnType<typeof fileFinder> | undefined
  const elsewhere = (source: SourcePath, stat: FileStat): string | undefined => {
    others ??= fileFinder(readFileRecord(recordOf(cacheFolder, otherThan[of])) ?? noFiles)
    return others.get(source, stat)
  }
  const get = (source: SourcePath, stat: FileStat): string | undefined => {
    const now = own.size > 0 ? own.get(source) : undefined
    if (now) return sameStat(now, stat) ? now.hash : undefined
    return recorded.get(source, stat) ?? elsewhere(source, stat)
  }
  return {
    get,
    before: (source) => own.get(source)?.hash ?? recorded.before(source),
    compare({ files }) {
      if (compared?.files !== files) compared = { files, result: compareFiles(record, files, own) }
      return compared.result
    },
    set(source, stat, hash) {
      // Without a spread, because V8 gives each spread copy its own shape.
      const { size, mtime, ctime, inode } = stat
      own.set(source, { size, mtime, ctime, inode, hash })
      compared = null
    },
    save({ files, startedAt }) {
      const changes = new Map<SourcePath, RecordedFile | null>()
      const trusted: SourcePath[] = []
      let found = 0
      for (const [source, stat] of files) {
        const mayChange = mayHaveChanged(stat, startedAt)
        if (recorded.has(source, stat) && !mayChange && !own.has(source)) {
          found++
          continue
        }
        if (recorded.knows(source)) found++
        changes.set(source, { ...(mayChange ? unknownStat : stat), hash: get(source, stat) ?? '' })
        if (!mayChange) trusted.push(source)
      }
      const { paths } = record.table
      if (found < paths.length) for (const path of paths) if (!files.has(path)) changes.set(path, null)
      if (changes.size === 0) return
      mkdirSync(cacheFolder, { recursive: true })
      record = saveFileRecord(file, record, changes)
      recorded = fileFinder(record)
      compared = null
      for (const source of trusted) own.delete(source)
    },
  }
}

/** The hash for no file. */
const unknownStat: FileStat = { size: NaN, mtime: NaN, ctime: NaN, inode: NaN }

const otherThan = { files: 'checked', checked: 'files' } as const

const recordOf = (cacheFolder: string, of: HashesOf): string => join(cacheFolder, `${of}.bin`)

/** The folders with files that the last builds have read. */
export function recordedFolders(cacheFolder: string, root: string): readonly string[] {
  const { paths } = (readFileRecord(recordOf(cacheFolder, 'files')) ?? noFiles).table
  return [...new Set(paths.map((path) => dirname(join(root, path))))]
}

/** The size of the record in bytes: about 100 for each file of the last build. 0 where there is none. */
export const recordedSize = (cacheFolder: string): number =>
  Math.max(tableSize(recordOf(cacheFolder, 'files')), tableSize(recordOf(cacheFolder, 'checked')))

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
  const hash = hashOf(readBytes(join(root, source)))
  if (stat) hashes.set(source, stat, hash)
  return hash
}

/**
 * Whether the file was touched so shortly before the scan that its content may change again under the same
 * stat.
 */
export const mayHaveChanged = ({ mtime, ctime }: FileStat, startedAt: number): boolean =>
  Math.max(mtime, ctime) >= startedAt - raceWindow
