// Hashes: keys of the store, names of files, integrity of scripts.
import { createHash, hash as hashWhole } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** 128 bits of SHA-256 in hex: short keys, no collisions in practice. */
export const hashOf = (...parts: readonly (string | Uint8Array)[]): string => {
  const only = parts[0]
  if (parts.length === 1 && typeof only === 'string')
    return hashWhole('sha256', `${only.length}:${only}`, 'buffer').toString('hex', 0, 16)
  if (parts.length === 1 && only instanceof Uint8Array && only.length <= mostCopied) return hashOfBytes(only)
  if (parts.every((part) => typeof part === 'string')) {
    let text = ''
    for (const part of parts) text += `${part.length}:${part}`
    return hashWhole('sha256', text, 'buffer').toString('hex', 0, 16)
  }
  const hash = createHash('sha256')
  for (const part of parts) {
    if (typeof part === 'string') hash.update(`${part.length}:${part}`)
    else hash.update(`${part.length}:`).update(part)
  }
  // A slice of the longer text would keep all of it in memory.
  return hash.digest().toString('hex', 0, 16)
}

/** `hashOf` bytes that arrive in parts. `size` is the number of all bytes. */
export function streamHash(size: number): {
  readonly update: (part: Uint8Array) => void
  readonly digest: () => string
} {
  const hash = createHash('sha256').update(`${size}:`)
  return {
    update: (part) => void hash.update(part),
    digest: () => hash.digest().toString('hex', 0, 16),
  }
}

/** Bytes to leave before a text for `hashInPlace`. */
export const hashRoom = 16

/** Copying so much takes less time than an object that hashes in steps. */
const mostCopied = 32 * 1024
const copied = Buffer.allocUnsafeSlow(hashRoom + mostCopied)

function hashOfBytes(bytes: Uint8Array): string {
  copied.set(bytes, hashRoom)
  return hashInPlace(copied, hashRoom, hashRoom + bytes.length)
}

/**
 * `hashOf` the bytes from `start` to `end`, in one call. What is before them in the buffer is overwritten, up
 * to `hashRoom` bytes.
 */
export function hashInPlace(buffer: Buffer, start: number, end: number): string {
  const length = `${end - start}:`
  const from = start - length.length
  buffer.write(length, from, 'latin1')
  return hashWhole('sha256', buffer.subarray(from, end), 'buffer').toString('hex', 0, 16)
}

/** 32 bytes of SHA-256. */
export const digestOf = (text: string): Buffer => hashWhole('sha256', text, 'buffer')

/** Enough to show that something changed; too short to decide whether it did. */
export const shortHash = (text: string): string => checksum(text).toString(36)

/** 32 bits, evenly spread. */
export const checksum = (text: string): number => crc32(text)

/** The hash of an inline script in a security policy: `sha256-…`. */
export const sha256 = (text: string): string =>
  `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`

/** The `integrity` of a file: `sha384-…`. */
export const sha384 = (content: Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`
