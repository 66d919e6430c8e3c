// The record of the last successful build into one output folder: `build-*.bin` in the cache. It is written
// whole. Of its parts, a build without changes uses the paths and the stats of the output files.
import { existsSync, mkdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { areIntact, type FileStats } from '../io/emittedFile.ts'
import { type FileStat, sameStat, statOf } from '../io/fileStat.ts'
import { hashOf } from '../io/hash.ts'
import { columnManifest, columnsOf, type Manifest } from '../io/manifest.ts'
import { journalName, stageName, unrecordedName } from '../io/outputFolder.ts'
import { bytesOfNumbers, numbersOf, readSections, writeSections } from '../io/sections.ts'
import type { BuildSummary } from '../model/buildResult.ts'
import type { Problem } from '../model/diagnostics.ts'
import type { SetupNote } from '../model/setupNote.ts'
import type { OutputPath, SourcePath } from '../shared/paths.ts'
import { markFailedBuild } from './failedBuild.ts'

export interface LastBuild {
  /** Each file of the output folder with the key that it was made from. */
  readonly manifest: Manifest
  /** Counts the builds that wrote something into the folder. */
  readonly build: number
  /** Hash of everything the build depended on (buildKey.ts); null when that was not certain. */
  readonly buildKey: string | null
  /** The same without the words of the pages (structureKey.ts). */
  readonly structureKey: string | null
  /** Files outside of the content folders that the build read. */
  readonly outside: readonly SourcePath[]
  readonly problems: readonly Problem[]
  readonly notes: readonly SetupNote[]
  readonly summary: BuildSummary
}

/** A build that was read from its record. Its manifest is made when it is asked for. */
export interface RecordedBuild extends LastBuild {
  /** The files of the manifest with their stats. */
  readonly outputs: FileStats
  /** The stat of the record itself. */
  readonly record: FileStat
}

/** Raised when the record changes its shape: others are not read. */
const format = 5

interface Head extends Omit<LastBuild, 'manifest'> {
  readonly format: number
  /** The widths of the columns of keys and of hashes. */
  readonly widths: readonly [keys: number, hashes: number]
}

/** Null when there is none that can be read. */
export function readLastBuild(cacheFolder: string, outDir: string): RecordedBuild | null {
  const file = fileOf(cacheFolder, outDir)
  const record = statSync(file, { throwIfNoEntry: false })
  const sections = record && readSections(file)
  if (!sections || !isHead(sections.head)) return null
  const { widths, ...last } = sections.head
  const [paths, stats, keys, hashes] = sections.parts
  if (!paths || !stats || !keys || !hashes) return null
  const outputs = {
    paths: (paths.length === 0 ? [] : String(paths).split('\0')) as OutputPath[],
    stats: numbersOf(stats),
  }
  if (outputs.stats.length !== 3 * outputs.paths.length) return null
  let manifest: Manifest | null = null
  return {
    ...last,
    outputs,
    record: statOf(record),
    get manifest() {
      manifest ??= columnManifest({
        ...outputs,
        keys: { text: String(keys), width: widths[0] },
        hashes: { text: String(hashes), width: widths[1] },
      })
      return manifest
    },
  }
}

/** Whether no other process has recorded a build since this one was read. */
export function isLastBuild({ record }: RecordedBuild, cacheFolder: string, outDir: string): boolean {
  const now = statSync(fileOf(cacheFolder, outDir), { throwIfNoEntry: false })
  return now !== undefined && sameStat(record, statOf(now))
}

export const hasLastBuild = (cacheFolder: string, outDir: string): boolean =>
  existsSync(fileOf(cacheFolder, outDir))

export function saveLastBuild(cacheFolder: string, outDir: string, last: LastBuild): void {
  mkdirSync(cacheFolder, { recursive: true })
  const { manifest, build, buildKey, structureKey, outside, problems, notes, summary } = last
  const { paths, stats, keys, hashes } = columnsOf(manifest)
  const head: Head = {
    ...{ format, build, buildKey, structureKey, outside, problems, notes, summary },
    widths: [keys.width, hashes.width],
  }
  const parts = [paths.join('\0'), bytesOfNumbers(stats), keys.text, hashes.text]
  writeSections(fileOf(cacheFolder, outDir), head, parts)
  markFailedBuild(cacheFolder, outDir, false)
}

/**
 * Whether a build with this key would write what is there: same inputs, and every output file as it was
 * written.
 */
export function isCurrent(
  last: RecordedBuild | null,
  buildKey: string | null,
  outDir: string,
): last is RecordedBuild {
  if (!last || buildKey === null || last.buildKey !== buildKey) return false
  return isRecorded(outDir) && areIntact(outDir, last.outputs)
}

/** False when a build was killed while it wrote or published files, or before it was recorded. */
export const isRecorded = (outDir: string): boolean =>
  ![stageName, journalName, unrecordedName].some((name) => existsSync(join(outDir, name)))

/** Named by the path from one folder to the other: both may be moved or restored together. */
const fileOf = (cacheFolder: string, outDir: string): string =>
  join(cacheFolder, `build-${hashOf(relative(cacheFolder, outDir)).slice(0, 12)}.bin`)

function isHead(value: unknown): value is Head {
  const head = value as Partial<Head> | null
  return (
    head?.format === format &&
    Array.isArray(head.widths) &&
    Array.isArray(head.outside) &&
    Array.isArray(head.problems) &&
    Array.isArray(head.notes)
  )
}
