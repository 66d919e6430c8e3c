// The record of the last successful build into one output folder: `build-*.bin` in the cache. A build without
// changes uses the paths and the stats of the output files.
import { existsSync, mkdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Table } from '../io/cacheFiles/table.ts'
import { readTable, saveTable } from '../io/cacheFiles/tableFile.ts'
import { type FileStat, sameStat, statOf } from '../io/fileStat.ts'
import { hashOf } from '../io/hash.ts'
import type { FileStats } from '../io/output/emittedFile.ts'
import { type Manifest, tableManifest, tableOfManifest } from '../io/output/manifest.ts'
import type { OutputCheck } from '../io/output/outputCheck.ts'
import { fingerprintIn, journalName, stageName } from '../io/output/outputFolder.ts'
import type { BuildSummary } from '../model/buildResult.ts'
import type { Problem } from '../model/diagnostics.ts'
import type { SetupNote } from '../model/setupNote.ts'
import type { OutputPath, SourcePath } from '../shared/paths.ts'
import { markFailedBuild } from './failedBuild.ts'

export interface LastBuild {
  /** Each file of the output folder with the key that it was made from. */
  readonly manifest: Manifest
  /** Of these files. The marker of the output folder has the same one, unless another build wrote it. */
  readonly fingerprint: string
  /** Counts the builds that wrote something into the folder. */
  readonly build: number
  /** Hash of everything the build depended on (buildKey.ts); null when that was not certain. */
  readonly buildKey: string | null
  /** The same without the words of the pages (structureKey.ts). */
  readonly structureKey: string | null
  /** Name of a group of pages → its key (groupKeys.ts); empty when they were not certain. */
  readonly groups: Readonly<Record<string, string>>
  /** Files outside the content folders that the build read. */
  readonly outside: readonly SourcePath[]
  readonly problems: readonly Problem[]
  readonly notes: readonly SetupNote[]
  readonly summary: BuildSummary
}

/** A build that was read from its record. */
export interface RecordedBuild extends LastBuild {
  /** The files of the manifest with their stats. */
  readonly outputs: FileStats
  /** The stat of the record itself. */
  readonly record: FileStat
}

/** Raised when the record changes its shape: others are not read. */
const format = 8

interface Head extends Omit<LastBuild, 'manifest'> {
  readonly format: number
}

/** Null when there is none that can be read. */
export function readLastBuild(cacheFolder: string, outDir: string): RecordedBuild | null {
  const file = fileOf(cacheFolder, outDir)
  const record = statSync(file, { throwIfNoEntry: false })
  const read = record && readTable<OutputPath>(file)
  if (!read || !isHead(read.head)) return null
  const { format: _, ...last } = read.head
  return recordedBuild(last, read.table, statOf(record))
}

const recordedBuild = (
  last: Omit<LastBuild, 'manifest'>,
  table: Table<OutputPath>,
  record: FileStat,
): RecordedBuild => ({
  ...last,
  outputs: { paths: table.paths, stats: table.numbers },
  record,
  manifest: tableManifest(table),
})

/** Whether no other process has recorded a build since this one was read. */
export function isLastBuild({ record }: RecordedBuild, cacheFolder: string, outDir: string): boolean {
  const now = statSync(fileOf(cacheFolder, outDir), { throwIfNoEntry: false })
  return now !== undefined && sameStat(record, statOf(now))
}

export const hasLastBuild = (cacheFolder: string, outDir: string): boolean =>
  existsSync(fileOf(cacheFolder, outDir))

/** Returns the build as `readLastBuild` would read it. */
export function saveLastBuild(cacheFolder: string, outDir: string, last: LastBuild): RecordedBuild {
  mkdirSync(cacheFolder, { recursive: true })
  const { manifest, fingerprint, build, buildKey, structureKey, groups, ...rest } = last
  const { outside, problems, notes, summary } = rest
  const keys = { format, fingerprint, build, buildKey, structureKey, groups }
  const head: Head = { ...keys, outside, problems, notes, summary }
  const file = fileOf(cacheFolder, outDir)
  const table = saveTable(file, head, tableOfManifest(manifest))
  markFailedBuild(cacheFolder, outDir, false)
  const { format: _, ...saved } = head
  return recordedBuild(saved, table, statOf(statSync(file)))
}

/**
 * Whether a build with this key would write what is there: same inputs, and every output file as it was
 * written.
 */
export function isCurrent(
  last: RecordedBuild | null,
  buildKey: string | null,
  outDir: string,
  outputs: OutputCheck,
): last is RecordedBuild {
  if (!last || buildKey === null || last.buildKey !== buildKey) return false
  return hasFilesOf(last, outDir) && outputs.areIntact()
}

/**
 * Whether this build wrote the folder last. False after a build that was killed, and when the folder or the
 * record was restored without the other.
 */
export const hasFilesOf = ({ fingerprint }: LastBuild, outDir: string): boolean =>
  fingerprintIn(outDir) === fingerprint &&
  ![stageName, journalName].some((name) => existsSync(join(outDir, name)))

/** Named by the path from one folder to the other: both may be moved or restored together. */
const fileOf = (cacheFolder: string, outDir: string): string =>
  join(cacheFolder, `build-${hashOf(relative(cacheFolder, outDir)).slice(0, 12)}.bin`)

function isHead(value: unknown): value is Head {
  const head = value as Partial<Head> | null
  return (
    head?.format === format &&
    Array.isArray(head.outside) &&
    Array.isArray(head.problems) &&
    Array.isArray(head.notes)
  )
}
