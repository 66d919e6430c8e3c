// The record of the last successful build into one output folder: `build-*.json` in the cache. It is written
// whole. Its first line is all that a build without changes reads; the second has the keys of the outputs.
import { existsSync, mkdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { areIntact, type EmittedFile, type FileStats, type Manifest } from '../io/emittedFile.ts'
import { hashOf } from '../io/hash.ts'
import { journalName, stageName, unrecordedName } from '../io/outputFolder.ts'
import { readSealed, writeSealed } from '../io/sealed.ts'
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
}

/** Raised when the record changes its shape: others are not read. */
const format = 4

type Head = Omit<LastBuild, 'manifest'> & { readonly format: number; readonly outputs: FileStats }

/** Null when there is none that can be read. */
export function readLastBuild(cacheFolder: string, outDir: string): RecordedBuild | null {
  try {
    const text = String(readSealed(fileOf(cacheFolder, outDir)))
    const end = text.indexOf('\n')
    const head: unknown = JSON.parse(text.slice(0, end))
    if (end === -1 || !isHead(head)) return null
    let manifest: Manifest | null = null
    return {
      ...head,
      get manifest() {
        manifest ??= manifestOf(head.outputs, text.slice(end + 1))
        return manifest
      },
    }
  } catch {
    return null
  }
}

export const hasLastBuild = (cacheFolder: string, outDir: string): boolean =>
  existsSync(fileOf(cacheFolder, outDir))

export function saveLastBuild(cacheFolder: string, outDir: string, last: LastBuild): void {
  mkdirSync(cacheFolder, { recursive: true })
  const { manifest, build, buildKey, structureKey, outside, problems, notes, summary } = last
  const outputs: FileStats = {
    paths: [...manifest.keys()],
    stats: [...manifest.values()].flatMap(({ size, mtime, inode }) => [size, mtime, inode]),
  }
  const head: Head = {
    ...{ format, build, buildKey, structureKey, outside, problems, notes, summary },
    outputs,
  }
  const keys = [...manifest.values()].flatMap(({ key, hash }) => [key, hash])
  writeSealed(fileOf(cacheFolder, outDir), `${JSON.stringify(head)}\n${JSON.stringify(keys)}`)
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
  join(cacheFolder, `build-${hashOf(relative(cacheFolder, outDir)).slice(0, 12)}.json`)

/** Empty where the keys are damaged: then no output is known. */
function manifestOf({ paths, stats }: FileStats, line: string): Manifest {
  const manifest = new Map<OutputPath, EmittedFile>()
  const keys = keysIn(line)
  if (keys.length !== 2 * paths.length) return manifest
  for (const [at, path] of paths.entries()) {
    const [size = 0, mtime = 0, inode = 0] = [stats[3 * at], stats[3 * at + 1], stats[3 * at + 2]]
    const [key = '', hash = ''] = [keys[2 * at], keys[2 * at + 1]]
    manifest.set(path, { key, hash, size, mtime, inode })
  }
  return manifest
}

function keysIn(line: string): readonly string[] {
  try {
    const keys: unknown = JSON.parse(line)
    return Array.isArray(keys) ? keys : []
  } catch {
    return []
  }
}

function isHead(value: unknown): value is Head {
  const head = value as Partial<Head> | null
  return (
    head?.format === format &&
    Array.isArray(head.outputs?.paths) &&
    head.outputs.stats.length === 3 * head.outputs.paths.length &&
    Array.isArray(head.outside) &&
    Array.isArray(head.problems) &&
    Array.isArray(head.notes)
  )
}
