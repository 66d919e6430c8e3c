// The record of the last successful build into one output folder: `build-*.json` in the cache. It is read
// whole and written whole.
import { existsSync, mkdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type EmittedFile, isIntact, type Manifest } from '../io/emittedFile.ts'
import { hashOf } from '../io/hash.ts'
import { journalName } from '../io/outputFolder.ts'
import { isEntries, readJson } from '../io/readJson.ts'
import { writeWhole } from '../io/writeWhole.ts'
import type { BuildSummary } from '../model/buildResult.ts'
import type { Problem } from '../model/diagnostics.ts'
import type { SetupNote } from '../model/setupNote.ts'
import type { OutputPath, SourcePath } from '../shared/paths.ts'

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

/** Raised when the record changes its shape: others are not read. */
const format = 3

type Recorded = Omit<LastBuild, 'manifest'> & {
  readonly format: number
  readonly manifest: readonly (readonly [OutputPath, EmittedFile])[]
}

/** Null when there is none that can be read. */
export function readLastBuild(cacheFolder: string, outDir: string): LastBuild | null {
  const read = readJson<Recorded>(fileOf(cacheFolder, outDir), isRecorded)
  return read && { ...read, manifest: new Map(read.manifest) }
}

export function saveLastBuild(cacheFolder: string, outDir: string, build: LastBuild): void {
  mkdirSync(cacheFolder, { recursive: true })
  const recorded: Recorded = { ...build, format, manifest: [...build.manifest] }
  writeWhole(fileOf(cacheFolder, outDir), JSON.stringify(recorded))
}

/**
 * Whether a build with this key would write what is there: same inputs, and every output file as it was
 * written.
 */
export function isCurrent(
  last: LastBuild | null,
  buildKey: string | null,
  outDir: string,
): last is LastBuild {
  if (!last || buildKey === null || last.buildKey !== buildKey) return false
  if (existsSync(join(outDir, journalName))) return false
  for (const [path, file] of last.manifest) if (!isIntact(outDir, path, file)) return false
  return true
}

/** Named by the path from one folder to the other: both may be moved or restored together. */
const fileOf = (cacheFolder: string, outDir: string): string =>
  join(cacheFolder, `build-${hashOf(relative(cacheFolder, outDir)).slice(0, 12)}.json`)

function isRecorded(value: unknown): boolean {
  const record = value as Partial<Recorded> | null
  return (
    record?.format === format &&
    isEntries(record.manifest) &&
    Array.isArray(record.outside) &&
    Array.isArray(record.problems) &&
    Array.isArray(record.notes)
  )
}
