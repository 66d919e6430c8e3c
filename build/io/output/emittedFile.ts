// Files of the output folder as the last build wrote them, and whether they are still intact.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { OutputPath } from '../../shared/paths.ts'
import { type FileStat, statIfThere, statOf } from '../fileStat.ts'
import { hashOf } from '../hash.ts'

/** One file of the output folder, as the manifest of the last build describes it. */
export interface EmittedFile extends FileStat {
  /** Identity of everything the content depends on. */
  readonly key: string
  readonly hash: string
}

/** Files of the output folder with their stats: the four numbers of each, one after the other. */
export interface FileStats {
  readonly paths: readonly OutputPath[]
  readonly stats: ArrayLike<number>
}

/** Whether each of these files is still the one that was written, judged by its stat. */
export function areIntact(outDir: string, { paths, stats }: FileStats, from = 0, to = paths.length): boolean {
  // There are thousands of files: nothing is made for each but its stat.
  const end = Math.min(to, paths.length)
  for (let at = from; at < end; at++) {
    const stat = statIfThere(`${outDir}/${paths[at]}`)
    if (
      stat?.mtimeMs !== stats[4 * at + 1] ||
      stat?.ctimeMs !== stats[4 * at + 2] ||
      stat?.size !== stats[4 * at] ||
      stat?.ino !== stats[4 * at + 3]
    )
      return false
  }
  return true
}

/** The same for one file. */
export const isIntact = (outDir: string, path: OutputPath, file: EmittedFile): boolean =>
  areIntact(outDir, { paths: [path], stats: numbersOf(file) })

/** A stat as `FileStats` have it. */
export const numbersOf = ({ size, mtime, ctime, inode }: FileStat): readonly number[] => [
  ...[size, mtime, ctime, inode],
]

/**
 * The file with its current stat, or null when its content is not what was written. A folder that was copied
 * or restored has other times and inodes, so its content is compared.
 */
export function intactFile(outDir: string, path: OutputPath, file: EmittedFile): EmittedFile | null {
  if (isIntact(outDir, path, file)) return file
  const stat = statIfThere(join(outDir, path))
  if (!stat?.isFile() || stat.size !== file.size || hashOf(readFileSync(join(outDir, path))) !== file.hash)
    return null
  return { ...file, ...statEmitted(outDir, path) }
}

export const statEmitted = (outDir: string, path: OutputPath): FileStat =>
  statOf(statSync(`${outDir}/${path}`))
