// Files of the output folder as the last build wrote them, and whether they are still intact.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { OutputPath } from '../../shared/paths.ts'
import { hashOf } from '../hash.ts'

/** One file of the output folder, as the manifest of the last build describes it. */
export interface EmittedFile {
  /** Identity of everything the content depends on. */
  readonly key: string
  readonly hash: string
  readonly size: number
  readonly mtime: number
  readonly inode: number
}

/** Files of the output folder with their stats: `size`, `mtime` and `inode` of each, one after the other. */
export interface FileStats {
  readonly paths: readonly OutputPath[]
  readonly stats: ArrayLike<number>
}

/** Whether each of these files is still the one that was written, judged by its stat. */
export function areIntact(outDir: string, { paths, stats }: FileStats, from = 0, to = paths.length): boolean {
  // There are thousands of files: nothing is made for each but its stat.
  const end = Math.min(to, paths.length)
  for (let at = from; at < end; at++) {
    const stat = statSync(`${outDir}/${paths[at]}`, noThrow)
    if (
      stat?.mtimeMs !== stats[3 * at + 1] ||
      stat?.size !== stats[3 * at] ||
      stat?.ino !== stats[3 * at + 2]
    )
      return false
  }
  return true
}

const noThrow = { throwIfNoEntry: false } as const

/** The same for one file. */
export function isIntact(outDir: string, path: OutputPath, { size, mtime, inode }: EmittedFile): boolean {
  return areIntact(outDir, { paths: [path], stats: [size, mtime, inode] })
}

/**
 * The file with its current stat, or null when its content is not what was written. A folder that was copied
 * or restored has other times and inodes, so its content is compared.
 */
export function intactFile(outDir: string, path: OutputPath, file: EmittedFile): EmittedFile | null {
  if (isIntact(outDir, path, file)) return file
  const stat = statSync(join(outDir, path), { throwIfNoEntry: false })
  if (!stat?.isFile() || stat.size !== file.size || hashOf(readFileSync(join(outDir, path))) !== file.hash)
    return null
  return { ...file, ...statEmitted(outDir, path) }
}

export function statEmitted(
  outDir: string,
  path: OutputPath,
): { size: number; mtime: number; inode: number } {
  const stat = statSync(`${outDir}/${path}`)
  return { size: stat.size, mtime: stat.mtimeMs, inode: stat.ino }
}
