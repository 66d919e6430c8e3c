// Pipes and devices in the place of files: who reads one may wait for ever, and so does the bundler. A site
// has none, which is the one rule for everything that reads its files.
import { type Dirent, readdirSync, statSync } from 'node:fs'
import { UsageError } from '../model/usageError.ts'
import { markerName } from './output/outputFolder.ts'

/** Whether the path, or what its link leads to, is neither a file nor a folder. */
export function isSpecialFile(path: string): boolean {
  try {
    const stat = statSync(path, { throwIfNoEntry: false })
    return stat !== undefined && !stat.isFile() && !stat.isDirectory()
  } catch {
    return false
  }
}

/** How many entries a start looks at, which may belong to a build without changes. */
export const mostAtStart = 1000

/** How many a whole build looks at: the folder of a site can be that of a program with far more files. */
const mostInBuild = 20_000

/**
 * Throws a UsageError that names a pipe or a device in the folder of a site. It looks at `most` entries,
 * upper folders first.
 */
export function refusePipes(root: string, most = mostInBuild): void {
  const folders = [root]
  let seen = 0
  for (const folder of folders) {
    const entries = entriesOf(folder)
    if (entries.some(({ name }) => name === markerName)) continue
    for (const entry of entries) {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) {
        if (entry.name !== 'node_modules' && !entry.name.startsWith('.')) folders.push(path)
      } else if (!entry.isFile() && isPipe(entry, path))
        throw new UsageError(
          `${path} is a pipe or a device, not a file, and a read of it may never end. Remove it from the site.`,
        )
    }
    seen += entries.length
    if (seen > most) return
  }
}

/** Sockets of programs that run are harmless: to open one fails. */
function isPipe(entry: Dirent, path: string): boolean {
  if (!entry.isSymbolicLink()) return !entry.isSocket()
  return isSpecialFile(path) && !statSync(path).isSocket()
}

function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}
