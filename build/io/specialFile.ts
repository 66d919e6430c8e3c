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

/** Throws a UsageError that names a pipe or a device in the folder of a site. */
export function refusePipes(folder: string): void {
  const entries = entriesOf(folder)
  if (entries.some(({ name }) => name === markerName)) return
  for (const entry of entries) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules' && !entry.name.startsWith('.')) refusePipes(path)
    } else if (!entry.isFile() && isPipe(entry, path))
      throw new UsageError(
        `${path} is a pipe or a device, not a file, and a read of it may never end. Remove it from the site.`,
      )
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
