// Content hashes: the identity of everything that is remembered.
import { createHash } from 'node:crypto'

/** 128 bits of SHA-256 in hex: short keys, no collisions in practice. */
export const hashOf = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) {
    hash.update(String(part.length)).update(':')
    hash.update(part)
  }
  return hash.digest('hex').slice(0, 32)
}
