// Reads and writes at a place of an open file.
import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs'

/** Undefined where the file ends before. */
export function readAt(handle: number, offset: number, length: number): Buffer | undefined {
  const bytes = Buffer.allocUnsafe(length)
  for (let at = 0; at < length; ) {
    const count = readSync(handle, bytes, at, length - at, offset + at)
    if (count === 0) return undefined
    at += count
  }
  return bytes
}

export function writeAll(handle: number, bytes: Uint8Array, offset: number): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(handle, bytes, at, bytes.length - at, offset + at)
}

/** The rest of a file; null where there is none. */
export function readFrom(file: string, offset: number): Buffer | null {
  const handle = openFile(file)
  if (handle === null) return null
  try {
    const { size } = fstatSync(handle)
    return size <= offset ? null : (readAt(handle, offset, size - offset) ?? null)
  } finally {
    closeSync(handle)
  }
}

function openFile(file: string): number | null {
  try {
    return openSync(file, 'r')
  } catch {
    return null
  }
}
