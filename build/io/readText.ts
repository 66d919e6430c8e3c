// Reads a file of the site as text. Node replaces bytes that are not UTF-8 by U+FFFD, and nobody would
// notice.
import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'

/** The message continues "The file …": `is UTF-16`. */
export class EncodingError extends Error {}

export function readText(file: string): string {
  const bytes = readBytes(file)
  const problem = encodingProblem(bytes)
  if (problem !== null) throw new EncodingError(problem)
  return bytes.toString('utf8')
}

/** Like `readFileSync`, whose error does not name a folder. */
export function readBytes(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    throw Object.assign(error as Error, { path: file })
  }
}

/** Like `readBytes`, for a file that Troodon wrote as UTF-8. */
export const readOwnText = (file: string): string => readBytes(file).toString('utf8')

/** Why the bytes are not text, or null. */
export function encodingProblem(bytes: Buffer): string | null {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) return 'is UTF-16'
  return isUtf8(bytes) ? null : `is not valid UTF-8: byte ${firstInvalidByte(bytes)} is wrong`
}

/** Offset of the first byte that is not valid there. */
function firstInvalidByte(bytes: Buffer): number {
  let low = 0
  let high = bytes.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    // The cut may be inside a character: allow up to three bytes more.
    const fine = [0, 1, 2, 3].some((more) => isUtf8(bytes.subarray(0, middle + more)))
    if (fine) low = middle
    else high = middle
  }
  return low
}

/** The text of an SVG or another document, which may be UTF-16, too. */
export function textOf(bytes: Buffer): string {
  const mark = bytes.length < 2 ? 0 : bytes.readUInt16BE(0)
  return new TextDecoder(mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : 'utf-8').decode(bytes)
}
