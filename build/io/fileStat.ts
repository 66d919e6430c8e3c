// Whether a file is still the one that was read, without reading it again, and whether it can be read.
import { accessSync, constants, type Stats, statSync } from 'node:fs'

/** Size, times and inode: when all agree with what was recorded, the content is the recorded one. */
export interface FileStat {
  /** Bytes. */
  readonly size: number
  /** Milliseconds since 1970, like `ctime`. */
  readonly mtime: number
  readonly ctime: number
  readonly inode: number
}

/**
 * Files changed this shortly (in milliseconds) before a scan may change again within the clock's step: their
 * stat proves nothing.
 */
export const raceWindow = 50

export const statOf = (stat: { size: number; mtimeMs: number; ctimeMs: number; ino: number }): FileStat => ({
  size: stat.size,
  mtime: stat.mtimeMs,
  ctime: stat.ctimeMs,
  inode: stat.ino,
})

/** One for all files: a build asks for thousands of stats. */
const noThrow = { throwIfNoEntry: false } as const

/** Undefined where there is nothing, also because a folder of the path is a file now. */
export function statIfThere(path: string, read: typeof statSync = statSync): Stats | undefined {
  try {
    return read(path, noThrow)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined
    throw error
  }
}

/** Why the file cannot be read, or null. Only one that not everybody may read is asked for. */
export function readError(file: string, { mode }: Pick<Stats, 'mode'>): unknown {
  if ((mode & 0o444) === 0o444) return null
  try {
    accessSync(file, constants.R_OK)
    return null
  } catch (error) {
    return error
  }
}

export const sameStat = (a: FileStat, b: FileStat): boolean =>
  a.size === b.size && a.mtime === b.mtime && a.ctime === b.ctime && a.inode === b.inode
