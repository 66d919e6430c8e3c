// Replaces a file in one step.
import { closeSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Writes another file and renames it: a reader sees the old content or the new, never a part. The content may
 * be in parts, which are written one after the other.
 */
export function writeWhole(file: string, content: string | Uint8Array | readonly Uint8Array[]): void {
  const draft = `${file}.${process.pid}.tmp`
  try {
    naming(file, () => {
      if (typeof content === 'string' || content instanceof Uint8Array) writeFileSync(draft, content)
      else writeParts(draft, content)
    })
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}

/** Writes a file. A full disk is found while bytes are written, and the system's error then names no file. */
export const writeNamed = (file: string, content: string, flag: 'w' | 'wx' = 'w'): void =>
  naming(file, () => writeFileSync(file, content, { flag }))

function naming(file: string, write: () => void): void {
  try {
    write()
  } catch (error) {
    if (error instanceof Error && 'code' in error && !('path' in error)) Object.assign(error, { path: file })
    throw error
  }
}

function writeParts(file: string, parts: readonly Uint8Array[]): void {
  const handle = openSync(file, 'w')
  try {
    for (const part of parts) writeFileSync(handle, part)
  } finally {
    closeSync(handle)
  }
}
