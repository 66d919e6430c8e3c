// Replaces a file in one step.
import { renameSync, writeFileSync } from 'node:fs'

/** Writes another file and renames it: a reader sees the old content or the new, never a part. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const draft = `${file}.${process.pid}.tmp`
  writeFileSync(draft, content)
  renameSync(draft, file)
}
