// One hash for the state of files and folders: names, sizes, times and inodes, or their content. Files that
// are as the last build found them are left out, so that the hash stays the same through builds.
import type { Stats } from 'node:fs'
import { lstat, readdir, stat as statTarget } from 'node:fs/promises'
import { join } from 'node:path'
import { type FileStat, raceWindow, sameStat, statOf } from '../../io/fileStat.ts'
import { hashOf } from '../../io/hash.ts'
import { relativePath } from '../../io/osPath.ts'
import { type SourcePath, sourcePath } from '../../shared/paths.ts'
import type { Contents } from './contents.ts'

/** The state of paths, which two snapshots compare. */
export interface Snapshot {
  /** Of the files that the last build did not find as content. */
  readonly others: string
  /** Whether one of these files is newer than the build. */
  readonly hasNewer: boolean
  /** Of the files that are not as the last build found them; empty when there are none. */
  readonly changed: string
}

/** The content files of a build. */
export interface FoundFiles {
  readonly scan: {
    readonly files: ReadonlyMap<SourcePath, FileStat>
    /** Links that the build has followed. */
    readonly links: ReadonlyMap<SourcePath, string>
  }
  readonly wholeSince: number
  readonly session: { readonly project: { readonly root: string } }
}

/**
 * Follows only links that the build has followed. `state`: what the last build found, or how to read what is
 * in a file where that is not known; null if there was no build.
 */
export async function snapshot(
  paths: Iterable<string>,
  ignored: (path: string) => boolean,
  state: FoundFiles | Contents | null = null,
): Promise<Snapshot> {
  const contents = state && 'of' in state ? state : null
  const found = state && 'scan' in state ? state : null
  const lineOf = contents ? contentLine(contents) : line
  const others: string[] = []
  const changed: string[] = []
  let hasNewer = found === null
  let known = 0
  const visit = (path: string, stats: Stats): void => {
    const stat = statOf(stats)
    const before = found?.scan.files.get(sourcePath(relativePath(found.session.project.root, path)))
    if (before) known++
    if (before && !stats.isSymbolicLink()) {
      if (!sameStat(before, stat)) changed.push(line(path, stat))
      return
    }
    others.push(lineOf(path, stat))
    hasNewer ||= Math.max(stat.mtime, stat.ctime) >= (found?.wholeSince ?? 0) - raceWindow
  }
  const root = found?.session.project.root ?? ''
  const isFollowed = (path: string) => found?.scan.links.has(sourcePath(relativePath(root, path))) ?? false
  for (const path of [...new Set(paths)].sort()) await walk(path, { ignored, isFollowed }, visit)
  if (found && known < found.scan.files.size) changed.push(`${found.scan.files.size - known} are gone`)
  return { others: hashOf(others.join('\n')), hasNewer, changed: changed.join('\n') }
}

type Visit = (path: string, stat: Stats) => void

interface Paths {
  readonly ignored: (path: string) => boolean
  /** Whether a link counts as its target. */
  readonly isFollowed: (path: string) => boolean
}

async function walk(path: string, paths: Paths, visit: Visit): Promise<void> {
  // The configuration names it, so it may be a link.
  const stat = paths.ignored(path) ? null : await statTarget(path).catch(() => null)
  if (!stat) return
  if (!stat.isDirectory()) return visit(path, stat)
  const names = await readdir(path).catch(() => [])
  // One folder at a time: the stats of its files are read together, but never those of the whole site.
  const inside = names
    .sort()
    .map((name) => join(path, name))
    .filter((one) => !paths.ignored(one))
  const stats = await Promise.all(inside.map((one) => stateOf(one, paths)))
  for (const [index, found] of stats.entries()) {
    if (found?.isDirectory()) await walk(inside[index] as string, paths, visit)
    else if (found) visit(inside[index] as string, found)
  }
}

async function stateOf(path: string, { isFollowed }: Paths): Promise<Stats | null> {
  const stats = await lstat(path).catch(() => null)
  return stats?.isSymbolicLink() && isFollowed(path) ? statTarget(path).catch(() => stats) : stats
}

const contentLine =
  (contents: Contents) =>
  (path: string, stat: FileStat): string =>
    `${path}\0${contents.of(path, stat)}`

const line = (path: string, { size, mtime, ctime, inode }: FileStat): string =>
  `${path}\0${size} ${mtime} ${ctime} ${inode}`
