// Several values that are always needed together, as one: their number, the length of each, and their bytes.

/** A part may be missing: null. */
export function joinParts(parts: readonly (Uint8Array | null)[]): Buffer {
  const head = Buffer.alloc(4 + parts.length * 4)
  head.writeUInt32LE(parts.length)
  for (const [at, part] of parts.entries()) head.writeUInt32LE(part ? part.length : missing, 4 + at * 4)
  return Buffer.concat([head, ...parts.filter((part) => part !== null)])
}

/** In place of the length of a part that is missing. */
const missing = 0xffffffff

/** Null for bytes that are not what `joinParts` made. */
export function splitParts(whole: Uint8Array): readonly (Buffer | null)[] | null {
  const bytes = Buffer.from(whole.buffer, whole.byteOffset, whole.byteLength)
  const count = bytes.length < 4 ? -1 : bytes.readUInt32LE()
  let at = 4 + count * 4
  if (count < 0 || at > bytes.length) return null
  const parts: (Buffer | null)[] = []
  for (let number = 0; number < count; number++) {
    const length = bytes.readUInt32LE(4 + number * 4)
    if (length !== missing && at + length > bytes.length) return null
    parts.push(length === missing ? null : bytes.subarray(at, at + length))
    at += length === missing ? 0 : length
  }
  return at === bytes.length ? parts : null
}
