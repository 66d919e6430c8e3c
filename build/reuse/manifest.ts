// What a build remembers of the one before, beside the store: file hashes by stat, the manifest of dist/, the problems.
// Written whole, read whole; anything unreadable counts as nothing remembered.
import { mkdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { EmittedFile, Manifest } from '../io/emittedFile.ts'
import { type FileStat, raceWindow, sameStat } from '../io/fileStat.ts'
import { hashOf } from '../io/hash.ts'
import { writeWhole } from '../io/writeWhole.ts'
import type { BuildSummary } from '../model/buildResult.ts'
import type { Problem } from '../model/diagnostics.ts'
import type { Scan } from '../read/scan.ts'
import type { OutputPath, SourcePath } from '../shared/paths.ts'

interface KnownFile extends FileStat {
  readonly hash: string
}

export interface FileHashes {
  /** The recorded hash when the stat proves the content is unchanged. */
  readonly get: (source: SourcePath, stat: FileStat) => string | undefined
  readonly set: (source: SourcePath, stat: FileStat, hash: string) => void
  readonly save: (scan: Scan) => void
}

export function openFileHashes(cacheFolder: string): FileHashes {
  const file = join(cacheFolder, 'files.json')
  const known = new Map(readJson<[SourcePath, KnownFile][]>(file, isPairs) ?? [])
  let changed = false
  return {
    get(source, stat) {
      const entry = known.get(source)
      return entry && sameStat(entry, stat) ? entry.hash : undefined
    },
    set(source, stat, hash) {
      known.set(source, { ...stat, hash })
      changed = true
    },
    save({ files, startedAt }) {
      const kept = [...known].filter(
        ([source, { mtime, ctime }]) => files.has(source) && Math.max(mtime, ctime) < startedAt - raceWindow,
      )
      if (!changed && kept.length === known.size) return
      mkdirSync(cacheFolder, { recursive: true })
      writeWhole(file, JSON.stringify(kept))
    },
  }
}

/** The last successful build into one output folder. */
export interface LastBuild {
  readonly manifest: Manifest
  /** Counts the builds that wrote something into the folder. */
  readonly build: number
  /** Identity of everything the build depended on, or null when that was not certain. */
  readonly fingerprint: string | null
  /** Identity of everything but the words of the texts, or null when that was not certain. */
  readonly outline: string | null
  /** Files outside of the content folders that the build read. */
  readonly outside: readonly SourcePath[]
  readonly problems: readonly Problem[]
  readonly summary: BuildSummary
}

/** By the way from one folder to the other: both may be moved or restored together. */
const lastBuildFile = (cacheFolder: string, outDir: string): string =>
  join(cacheFolder, `build-${hashOf(relative(cacheFolder, outDir)).slice(0, 12)}.json`)

export function readLastBuild(cacheFolder: string, outDir: string): LastBuild | null {
  const read = readJson<Omit<LastBuild, 'manifest'> & { manifest: [OutputPath, EmittedFile][] }>(
    lastBuildFile(cacheFolder, outDir),
    (value) =>
      isPairs((value as LastBuild | null)?.manifest) &&
      Array.isArray((value as LastBuild).outside) &&
      Array.isArray((value as LastBuild).problems),
  )
  return read && { ...read, manifest: new Map(read.manifest) }
}

export function saveLastBuild(cacheFolder: string, outDir: string, build: LastBuild): void {
  mkdirSync(cacheFolder, { recursive: true })
  writeWhole(lastBuildFile(cacheFolder, outDir), JSON.stringify({ ...build, manifest: [...build.manifest] }))
}

/** Null for what is not there, or is not what we wrote: the cache may have gone through other hands. */
function readJson<T>(file: string, isOurs: (value: unknown) => boolean): T | null {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isOurs(value) ? (value as T) : null
  } catch {
    return null
  }
}

const isPairs = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every(
    (pair) =>
      Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'object' && pair[1] !== null,
  )
