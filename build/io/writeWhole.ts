// Replaces a file in one step.
import { closeSync, openSync, renameSync, writeFileSync } from 'node:fs'

/**
 * Writes another file and renames it: a reader sees the old content or the new, never a part. The content may
 * be in parts, which are written one after the other.
 */
export function writeWhole(file: string, content: string | Uint8Array | readonly Uint8Array[]): void {
  const draft = `${file}.${process.pid}.tmp`
  if (typeof content === 'string' || content instanceof Uint8Array) writeFileSync(draft, content)
  else writeParts(draft, content)
  renameSync(draft, file)
}

function writeParts(file: string, parts: readonly Uint8Array[]): void {
  const handle = openSync(file, 'w')
  try {
    for (const part of parts) writeFileSync(handle, part)
  } finally {
    closeSync(handle)
  }
}
