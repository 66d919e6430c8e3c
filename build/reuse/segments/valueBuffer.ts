// Collects small values, so that the file gets few large writes and no value is copied twice.

interface Appended {
  /** Valid until the next call. */
  readonly bytes: Uint8Array
  /** Where they are, or will be, in the file. */
  readonly offset: number
}

export interface ValueBuffer {
  readonly append: (value: string | Uint8Array) => Appended
  /** A copy of a value that is not in the file yet; undefined where it is. */
  readonly waiting: (offset: number, length: number) => Buffer | undefined
  readonly flush: () => void
}

/** In bytes. Larger values are written by themselves. */
const bufferSize = 2 ** 18

export function createValueBuffer(write: (bytes: Uint8Array, offset: number) => void): ValueBuffer {
  let buffer: Buffer | null = null
  let buffered = 0
  let written = 0
  const flush = () => {
    if (buffered === 0 || !buffer) return
    write(buffer.subarray(0, buffered), written)
    written += buffered
    buffered = 0
  }
  return {
    append(value) {
      if (typeof value === 'string' && buffer && buffered + 3 * value.length <= bufferSize) {
        // Its bytes need not be counted first: a unit of UTF-16 has at most three.
        const from = buffered
        buffered += buffer.write(value, from)
        return { bytes: buffer.subarray(from, buffered), offset: written + from }
      }
      const length = typeof value === 'string' ? Buffer.byteLength(value) : value.length
      if (buffered + length > bufferSize) flush()
      const offset = written + buffered
      if (length > bufferSize) {
        const bytes = typeof value === 'string' ? Buffer.from(value) : value
        write(bytes, offset)
        written += length
        return { bytes, offset }
      }
      buffer ??= Buffer.allocUnsafe(bufferSize)
      const bytes = buffer.subarray(buffered, buffered + length)
      if (typeof value === 'string') buffer.write(value, buffered)
      else bytes.set(value)
      buffered += length
      return { bytes, offset }
    },
    waiting(offset, length) {
      const from = offset - written
      return from < 0 || !buffer ? undefined : Buffer.from(buffer.subarray(from, from + length))
    },
    flush,
  }
}
