// Limits the size of a folder in the cache: when it is too large, the files that were made first are deleted.
import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Bytes that a folder may have: enough for the cards of 20,000 pages. */
const folderLimit = 512 * 2 ** 20

/** Deletes the oldest files until half of `limit` (bytes) is left; nothing while the folder is within it. */
export function pruneFolder(folder: string, limit = folderLimit): void {
  const files = entriesOf(folder).map((name) => {
    const file = join(folder, name)
    const { size, mtimeMs } = statSync(file)
    return { file, size, mtimeMs }
  })
  let total = files.reduce((sum, { size }) => sum + size, 0)
  if (total <= limit) return
  for (const { file, size } of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
    if (total <= limit / 2) return
    rmSync(file, { force: true })
    total -= size
  }
}

function entriesOf(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
