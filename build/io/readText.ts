// Reads a file of the site as text. Node puts U+FFFD where bytes are no UTF-8, and nobody would notice.
import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'

/** What its message says follows "The file": `is UTF-16`. */
export class EncodingError extends Error {}

export function readText(file: string): string {
  const bytes = readFileSync(file)
  const problem = encodingProblem(bytes)
  if (problem !== null) throw new EncodingError(problem)
  return bytes.toString('utf8')
}

/** Why the bytes are no text, or null. */
export function encodingProblem(bytes: Buffer): string | null {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) return 'is UTF-16'
  return isUtf8(bytes) ? null : `is not valid UTF-8: byte ${firstInvalidByte(bytes)} is wrong`
}

/** Offset of the first byte that no UTF-8 text can have there. */
function firstInvalidByte(bytes: Buffer): number {
  let low = 0
  let high = bytes.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    // A cut inside a character is not an error of the text: allow up to three bytes more.
    const fine = [0, 1, 2, 3].some((more) => isUtf8(bytes.subarray(0, middle + more)))
    if (fine) low = middle
    else high = middle
  }
  return low
}
