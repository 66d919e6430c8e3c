// The values of `ac`: an ActionResult of Bazel's Remote Execution API with one output file, in protobuf.
// Servers such as bazel-remote refuse anything else, and add fields of their own.
import { RemoteError } from './blobs.ts'

/** A blob in `cas`. */
export interface Digest {
  /** 64 hexadecimal digits. */
  readonly hash: string
  readonly size: number
}

/**
 * Numbers of fields: `ActionResult.output_files`, `OutputFile.path` and `.digest`, `Digest.hash` and
 * `.size_bytes`.
 */
const fields = { outputFiles: 2, path: 1, digest: 2, hash: 1, size: 2 } as const
const bytesType = 2

export const encodeResult = (path: string, { hash, size }: Digest): Buffer => {
  const digest = Buffer.concat([
    bytesField(fields.hash, Buffer.from(hash)),
    Buffer.concat([varint(fields.size << 3), varint(size)]),
  ])
  const file = Buffer.concat([bytesField(fields.path, Buffer.from(path)), bytesField(fields.digest, digest)])
  return bytesField(fields.outputFiles, file)
}

/** The digest of the first output file. Throws a RemoteError for other bytes. */
export function decodeResult(bytes: Buffer): Digest {
  try {
    const file = parse(bytes).get(fields.outputFiles) as Buffer
    const digest = parse(parse(file).get(fields.digest) as Buffer)
    const hash = String(digest.get(fields.hash))
    const size = digest.get(fields.size)
    if (/^[0-9a-f]{64}$/.test(hash) && typeof size === 'number') return { hash, size }
  } catch {
    // Reported below, like a digest that is missing.
  }
  throw new RemoteError('answered with something that is not a cache entry', {
    hint: 'Check that the URL leads to a cache.',
  })
}

function varint(value: number): Buffer {
  const bytes: number[] = []
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Buffer.from([...bytes, rest])
    bytes.push((rest % 128) | 128)
  }
}

const bytesField = (field: number, content: Buffer): Buffer =>
  Buffer.concat([varint((field << 3) | bytesType), varint(content.length), content])

/** Fields of a message by number, the first of each: bytes, or a number. */
function parse(bytes: Buffer): ReadonlyMap<number, Buffer | number> {
  const found = new Map<number, Buffer | number>()
  let at = 0
  const readVarint = (): number => {
    let value = 0
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[at++]
      if (byte === undefined || factor > 2 ** 56) throw new Error('The message is cut off.')
      value += (byte & 127) * factor
      if (byte < 128) return value
    }
  }
  while (at < bytes.length) {
    const tag = readVarint()
    const type = tag & 7
    const value = type === 0 ? readVarint() : readBytes(lengthOf(type))
    if (!found.has(tag >>> 3)) found.set(tag >>> 3, value)
  }
  return found

  function lengthOf(type: number): number {
    if (type === bytesType) return readVarint()
    if (type === 1 || type === 5) return type === 1 ? 8 : 4
    throw new Error('The message has an unknown type.')
  }
  function readBytes(length: number): Buffer {
    if (at + length > bytes.length) throw new Error('The message is cut off.')
    at += length
    return bytes.subarray(at - length, at)
  }
}
