// `mkdir` of Node with `recursive` never ends where the system refuses a folder with ENOENT, as /proc does.
import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { UsageError } from '../model/usageError.ts'
import { statIfThere } from './fileStat.ts'

/** Makes a folder that a user chose, and the folders above it. Throws a UsageError where none can be made. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (statIfThere(folder)?.isDirectory()) return
    if (code !== 'ENOENT') throw error
    if (existsSync(dirname(folder)))
      throw new UsageError(`${folder} cannot be made: this disk takes no new folders. Choose another folder.`)
    makeFolder(dirname(folder))
    makeFolder(folder)
  }
}
