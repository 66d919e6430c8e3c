// Files of the cache with a checksum of name and content in front. One that was damaged, by a disk, a copy or
// an editor, counts as absent, and is made again. So does one that has the content of another.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { crc32 } from 'node:zlib'
import { writeWhole } from '../writeWhole.ts'

/** Eight digits and a line break. */
const sealLength = 9

const sealOf = (file: string, content: readonly Uint8Array[]): string =>
  `${hexChecksum(content, crc32(basename(file)))}\n`

/** Eight digits. `before`: the checksum of what comes before. */
export const hexChecksum = (parts: readonly Uint8Array[], before = 0): string =>
  parts
    // For some empty parts, zlib returns 0.
    .reduce((sum, part) => (part.length === 0 ? sum : crc32(part, sum)), before)
    .toString(16)
    .padStart(8, '0')

/** The content may be in parts. */
export function writeSealed(file: string, content: string | Uint8Array | readonly Uint8Array[]): void {
  const parts =
    typeof content === 'string' ? [Buffer.from(content)] : content instanceof Uint8Array ? [content] : content
  writeWhole(file, [Buffer.from(sealOf(file, parts)), ...parts])
}

/** The content; null when there is none, or it is not what was written. */
export function readSealed(file: string): Buffer | null {
  try {
    const whole = readFileSync(file)
    const body = whole.subarray(sealLength)
    return whole.toString('latin1', 0, sealLength) === sealOf(file, [body]) ? body : null
  } catch {
    return null
  }
}
