// Blobs in a folder that all machines of a fleet have: a network drive, or a folder of one machine.
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeWhole } from '../../io/writeWhole.ts'
import type { Blobs, Request } from '../../remote/blobs.ts'

/** Two letters of the hash make a folder, so that none has very many files. */
const pathOf = (folder: string, { kind, hash }: Pick<Request, 'kind' | 'hash'>): string =>
  join(folder, kind, hash.slice(0, 2), hash)

export const folderBlobs = (folder: string): Blobs => ({
  async get(request, limit) {
    try {
      const bytes = readFileSync(pathOf(folder, request))
      return bytes.length <= limit ? bytes : null
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  },
  async put(request, bytes) {
    const file = pathOf(folder, request)
    mkdirSync(dirname(file), { recursive: true })
    writeWhole(file, bytes)
  },
  close() {},
})

/**
 * Removes blobs that are older than this, in milliseconds: those of builds that are over. Files that cannot
 * be removed stay: another machine has removed them, or the folder is read-only.
 */
export function removeOldBlobs(folder: string, age: number, now: number): void {
  const cas = join(folder, 'cas')
  for (const entry of readFolder(cas))
    for (const name of readFolder(join(cas, entry))) {
      const file = join(cas, entry, name)
      try {
        if (now - statSync(file).mtimeMs > age) rmSync(file)
      } catch {}
    }
}

function readFolder(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
