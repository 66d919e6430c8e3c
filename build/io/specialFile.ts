// Pipes, sockets and devices in the place of a file: whoever reads one may wait for ever.
import { statSync } from 'node:fs'

/** Whether the path, or what its link leads to, is neither a file nor a folder. */
export function isSpecialFile(path: string): boolean {
  try {
    const stat = statSync(path, { throwIfNoEntry: false })
    return stat !== undefined && !stat.isFile() && !stat.isDirectory()
  } catch {
    return false
  }
}
