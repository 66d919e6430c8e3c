// The content of files, in sites whose plugins write files in every build: such a file has another time then,
// but the same content, and needs no further build.
import { lstatSync, readFileSync } from 'node:fs'
import { type FileStat, sameStat, statOf } from '../../io/fileStat.ts'
import { hashOf } from '../../io/hash.ts'

export interface Contents {
  /** The identity of what is in a file: its hash, or its state if it is large. */
  readonly of: (path: string, stat: FileStat) => string
  /** Whether all of the paths are as they were when they were passed before. */
  readonly areSeen: (paths: readonly string[]) => boolean
}

/** In bytes: plugins that write larger files in every build are not known. */
const large = 1_000_000

/** Reads a file again when its state changes. */
export function openContents(): Contents {
  const known = new Map<string, { readonly stat: FileStat; readonly hash: string }>()
  const seen = new Map<string, string>()
  const of = (path: string, stat: FileStat): string => {
    const { size, mtime, ctime, inode } = stat
    if (size > large) return `${size} ${mtime} ${ctime} ${inode}`
    const before = known.get(path)
    if (before && sameStat(before.stat, stat)) return before.hash
    const hash = hashOfFile(path)
    known.set(path, { stat, hash })
    return hash
  }
  return {
    of,
    areSeen: (paths) => {
      const changed = paths.filter((path) => {
        const stat = lstatSync(path, { throwIfNoEntry: false })
        const state = stat ? (stat.isFile() ? of(path, statOf(stat)) : 'no file') : 'gone'
        const isSame = seen.get(path) === state
        seen.set(path, state)
        return !isSame
      })
      return changed.length === 0
    },
  }
}

function hashOfFile(path: string): string {
  try {
    return hashOf(readFileSync(path))
  } catch {
    return 'unreadable'
  }
}
