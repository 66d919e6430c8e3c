// The files of a site after edits that the watcher has reported: those files are looked at again, and all
// others are as they were. What no event reported is found by polling.
import { lstatSync } from 'node:fs'
import { relative } from 'node:path'
import { readError, statOf } from '../../io/fileStat.ts'
import type { Scan } from '../../read/scan.ts'
import { sourcePath } from '../../shared/paths.ts'

/** `edited` has absolute paths. Null if the scan did not find one of them. */
export function editedScan(before: Scan, edited: readonly string[], root: string): Scan | null {
  const startedAt = Date.now()
  const files = new Map(before.files)
  for (const path of edited) {
    const source = sourcePath(relative(root, path))
    const stat = lstatSync(path, { throwIfNoEntry: false })
    if (!stat?.isFile() || !files.has(source) || readError(path, stat)) return null
    files.set(source, statOf(stat))
  }
  return { ...before, files, startedAt }
}
