// Files of the cache with a checksum of name and content in front. One that was damaged, by a disk, a copy or
// an editor, counts as absent, and is made again. So does one that has the content of another.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { crc32 } from 'node:zlib'
import { writeWhole } from './writeWhole.ts'

/** Eight digits and a line break. */
const sealLength = 9

const sealOf = (file: string, content: Uint8Array): string =>
  `${crc32(content, crc32(basename(file)))
    .toString(16)
    .padStart(8, '0')}\n`

export function writeSealed(file: string, content: string | Uint8Array): void {
  const body = typeof content === 'string' ? Buffer.from(content) : content
  writeWhole(file, Buffer.concat([Buffer.from(sealOf(file, body)), body]))
}

/** The content; null when there is none, or it is not what was written. */
export function readSealed(file: string): Buffer | null {
  try {
    const whole = readFileSync(file)
    const body = whole.subarray(sealLength)
    return whole.toString('latin1', 0, sealLength) === sealOf(file, body) ? body : null
  } catch {
    return null
  }
}
