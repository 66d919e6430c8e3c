// All files below a folder.
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Paths relative to the folder, with `/` on every system, in no certain order. Links are left out. */
export function listFiles(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true })
  return entries.flatMap((entry) =>
    entry.isFile()
      ? [relative(folder, join(entry.parentPath ?? entry.path, entry.name)).replaceAll('\\', '/')]
      : [],
  )
}
