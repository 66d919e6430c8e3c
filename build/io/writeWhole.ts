import { renameSync, writeFileSync } from 'node:fs'

/** Writes beside and renames: a reader sees the old file or the new one. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const draft = `${file}.${process.pid}.tmp`
  writeFileSync(draft, content)
  renameSync(draft, file)
}
