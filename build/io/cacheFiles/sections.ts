// Sealed files of a head, as JSON, and parts of texts or numbers, which are made into values when they are
// asked for: JSON of many thousand files is read several times as slowly.
import { readSealed, writeSealed } from './sealed.ts'

export interface Sections {
  readonly head: unknown
  readonly parts: readonly Buffer[]
}

export function writeSections(file: string, head: unknown, parts: readonly (string | Uint8Array)[]): void {
  const bytes = parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part))
  const lengths = bytes.map(({ length }) => length)
  writeSealed(file, [Buffer.from(`${JSON.stringify({ lengths, head })}\n`), ...bytes])
}

/** Null for a file that is not there or is damaged. */
export function readSections(file: string): Sections | null {
  try {
    const content = readSealed(file)
    const end = content?.indexOf('\n') ?? -1
    if (!content || end === -1) return null
    const { lengths, head } = JSON.parse(content.toString('utf8', 0, end)) as {
      readonly lengths: readonly number[]
      readonly head: unknown
    }
    let at = end + 1
    const parts = lengths.map((length) => content.subarray(at, (at += length)))
    return at === content.length ? { head, parts } : null
  } catch {
    return null
  }
}

/** Numbers of a part that was made from a Float64Array. */
export const numbersOf = (part: Uint8Array): Float64Array =>
  new Float64Array(new Uint8Array(part).buffer, 0, Math.floor(part.length / 8))

export const bytesOfNumbers = (numbers: Float64Array): Uint8Array =>
  new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)
