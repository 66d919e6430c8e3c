// A pack: many values in one blob, compressed together. Pages of a site have most of their HTML in common,
// so a pack takes about a thirtieth of it, and restoring a site needs few requests.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'

/** The first 128 bits of a key's SHA-256, as text of 32 hexadecimal digits. */
export type EntryId = string

export const idOf = (key: string): EntryId => createHash('sha256').update(key).digest('hex').slice(0, 32)

export interface Entry {
  readonly id: EntryId
  readonly value: Uint8Array
}

const magic = Buffer.from('troodon pack 1\n')
/** For each entry: its id, and the length of its value. */
const rowSize = 16 + 4

/** Compresses well at the speed of a disk, and finds repetitions in 4 MB. */
const options = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 22 },
}

/** The whole pack: the magic, the number of entries, a row for each, and their values. Compressed. */
export async function makePack(entries: readonly Entry[]): Promise<Buffer> {
  const head = Buffer.alloc(magic.length + 4 + entries.length * rowSize)
  magic.copy(head)
  head.writeUInt32LE(entries.length, magic.length)
  for (const [at, { id, value }] of entries.entries()) {
    const row = magic.length + 4 + at * rowSize
    head.write(id, row, 'hex')
    head.writeUInt32LE(value.length, row + 16)
  }
  const whole = Buffer.concat([head, ...entries.map(({ value }) => value)])
  return promisify(brotliCompress)(whole, options)
}

/** The values of a pack. Throws for a blob that is none, or has more than `limit` bytes uncompressed. */
export async function readPack(blob: Uint8Array, limit: number): Promise<ReadonlyMap<EntryId, Buffer>> {
  const whole = await promisify(brotliDecompress)(blob, { maxOutputLength: limit })
  if (!whole.subarray(0, magic.length).equals(magic)) throw new Error('It is not a pack.')
  const count = whole.readUInt32LE(magic.length)
  let at = magic.length + 4 + count * rowSize
  const values = new Map<EntryId, Buffer>()
  for (let number = 0; number < count; number++) {
    const row = magic.length + 4 + number * rowSize
    const end = at + whole.readUInt32LE(row + 16)
    if (end > whole.length) throw new Error('It is cut off.')
    values.set(whole.toString('hex', row, row + 16), whole.subarray(at, end))
    at = end
  }
  return values
}

/** Bytes that a pack has before it is compressed. */
export const sizeOfPack = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { value }) => sum + rowSize + value.length, magic.length + 4)
