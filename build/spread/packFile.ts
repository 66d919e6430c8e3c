// A pack: many named values in one file, so that they can be carried from one machine to another. Values are
// compressed together in blocks; an index at the end says where each one is. Every part has a checksum.
import { closeSync, fstatSync, mkdirSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { crc32, gunzipSync, gzip } from 'node:zlib'

export interface PackWriter {
  /** Adds a value. One that has the name already stays as it is. */
  readonly add: (name: string, value: Uint8Array) => Promise<void>
  /** Writes the index with `head`, which is JSON. Resolves with the size in bytes; nothing is added later. */
  readonly end: (head: unknown) => Promise<number>
}

export interface Pack {
  /** As it was given to `end`. */
  readonly head: unknown
  /** The names of all values, in the order in which they were added. */
  readonly names: readonly string[]
  /** Null when there is no such value. Throws a `DamagedPack`. */
  readonly get: (name: string) => Buffer | null
  readonly close: () => void
}

/** The pack is not as it was written: cut off by a full disk, or changed on its way. */
export class DamagedPack extends Error {}

/** Raised when packs change their form: others are not read. */
const magic = 'TRDNPK01'
/** Values of about so many bytes are compressed together. */
const blockSize = 1 << 20
/** Offset, length and checksum of the index, then the magic. */
const footerLength = 24

const compress = promisify(gzip)

interface Index {
  readonly head: unknown
  /** Length and checksum of each compressed block, one after the other. */
  readonly blocks: readonly number[]
  /** Number of values in each block. */
  readonly counts: readonly number[]
  readonly names: readonly string[]
  /** Length of each value. */
  readonly lengths: readonly number[]
}

/** Collects a pack; `append` receives its bytes in order. */
export function writePack(append: (bytes: Uint8Array) => void): PackWriter {
  const index = {
    blocks: [] as number[],
    counts: [] as number[],
    names: [] as string[],
    lengths: [] as number[],
  }
  const known = new Set<string>()
  let waiting: Uint8Array[] = []
  let waitingSize = 0
  let offset = 0
  const write = (bytes: Uint8Array) => {
    append(bytes)
    offset += bytes.length
  }
  const endBlock = async (): Promise<void> => {
    if (waiting.length === 0) return
    const values = waiting
    waiting = []
    waitingSize = 0
    // Fast: what matters is that equal parts of pages are not carried a thousand times.
    const block = await compress(Buffer.concat(values), { level: 1 })
    index.blocks.push(block.length, crc32(block))
    index.counts.push(values.length)
    write(block)
  }
  return {
    async add(name, value) {
      if (known.has(name)) return
      known.add(name)
      index.names.push(name)
      index.lengths.push(value.length)
      waiting.push(value)
      waitingSize += value.length
      if (waitingSize >= blockSize) await endBlock()
    },
    async end(head) {
      await endBlock()
      const bytes = await compress(JSON.stringify({ head, ...index } satisfies Index))
      const footer = Buffer.alloc(footerLength)
      footer.writeDoubleLE(offset, 0)
      footer.writeUInt32LE(bytes.length, 8)
      footer.writeUInt32LE(crc32(bytes), 12)
      footer.write(magic, 16, 'latin1')
      write(bytes)
      write(footer)
      return offset
    },
  }
}

/** Reads a pack of `size` bytes; `read` returns a part of it. Throws a `DamagedPack`. */
export function readPack(
  size: number,
  read: (offset: number, length: number) => Buffer,
): Omit<Pack, 'close'> {
  const { head, blocks, counts, names, lengths } = readIndex(size, read)
  const places = new Map<
    string,
    { readonly block: number; readonly start: number; readonly length: number }
  >()
  let at = 0
  for (const [block, count] of counts.entries()) {
    let start = 0
    for (const end = at + count; at < end; at++) {
      const length = lengths[at] as number
      places.set(names[at] as string, { block, start, length })
      start += length
    }
  }
  const offsets: number[] = []
  for (let block = 0, offset = 0; block < counts.length; block++) {
    offsets.push(offset)
    offset += blocks[2 * block] as number
  }
  // Values are mostly read in their order.
  let open: { readonly block: number; readonly bytes: Buffer } | null = null
  const bytesOf = (block: number): Buffer => {
    if (open?.block === block) return open.bytes
    const packed = read(offsets[block] as number, blocks[2 * block] as number)
    if (crc32(packed) !== blocks[2 * block + 1]) throw new DamagedPack('a part of it has other bytes')
    open = { block, bytes: unpacked(packed) }
    return open.bytes
  }
  return {
    head,
    names,
    get(name) {
      const place = places.get(name)
      return place ? bytesOf(place.block).subarray(place.start, place.start + place.length) : null
    },
  }
}

function unpacked(bytes: Buffer): Buffer {
  try {
    return gunzipSync(bytes)
  } catch (error) {
    throw new DamagedPack('a part of it is not compressed', { cause: error })
  }
}

function readIndex(size: number, read: (offset: number, length: number) => Buffer): Index {
  const footer = size < footerLength ? null : read(size - footerLength, footerLength)
  if (footer?.toString('latin1', 16) !== magic)
    throw new DamagedPack('it is incomplete, or a file of another kind')
  const [offset, length] = [footer.readDoubleLE(0), footer.readUInt32LE(8)]
  const bytes = offset + length + footerLength === size ? read(offset, length) : null
  if (bytes === null || crc32(bytes) !== footer.readUInt32LE(12))
    throw new DamagedPack('its index has other bytes')
  const index: unknown = parsedIndex(unpacked(bytes))
  if (!isIndex(index, offset)) throw new DamagedPack('its index is not complete')
  return index
}

function parsedIndex(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch (error) {
    throw new DamagedPack('its index is not JSON', { cause: error })
  }
}

/** Numbers that name a place outside of the file, or of a block, are not possible. */
function isIndex(value: unknown, end: number): value is Index {
  const { blocks, counts, names, lengths } = (value ?? {}) as Partial<Index>
  const areCounts = (list: unknown): list is readonly number[] =>
    Array.isArray(list) && list.every((one) => Number.isSafeInteger(one) && one >= 0)
  if (!areCounts(blocks) || !areCounts(counts) || !areCounts(lengths) || !Array.isArray(names)) return false
  const sizes = blocks.filter((_, at) => at % 2 === 0)
  return (
    names.every((name) => typeof name === 'string') &&
    blocks.length === 2 * counts.length &&
    names.length === lengths.length &&
    sumOf(counts) === names.length &&
    sumOf(sizes) === end
  )
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

export interface PackFile extends PackWriter {
  /** Removes what was written, unless `end` was called. */
  readonly abandon: () => void
}

/** A pack in a file that is there as a whole, or not at all. */
export function createPackFile(file: string): PackFile {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}.tmp`
  const handle = openSync(draft, 'w')
  const writer = writePack((bytes) => {
    try {
      for (let done = 0; done < bytes.length; ) done += writeSync(handle, bytes, done)
    } catch (error) {
      // Errors of an open file do not name it, and a full disk should.
      throw Object.assign(error as Error, { path: file })
    }
  })
  let isOpen = true
  return {
    add: writer.add,
    async end(head) {
      const size = await writer.end(head)
      closeSync(handle)
      renameSync(draft, file)
      isOpen = false
      return size
    },
    abandon() {
      if (isOpen) closeSync(handle)
      isOpen = false
      rmSync(draft, { force: true })
    },
  }
}

/** Opens a pack on disk. Throws a `DamagedPack`. */
export function openPackFile(file: string): Pack {
  const handle = openSync(file, 'r')
  try {
    const pack = readPack(fstatSync(handle).size, (offset, length) => {
      const bytes = Buffer.allocUnsafe(length)
      if (readSync(handle, bytes, 0, length, offset) !== length) throw new DamagedPack('it is incomplete')
      return bytes
    })
    return { ...pack, close: () => closeSync(handle) }
  } catch (error) {
    closeSync(handle)
    throw error
  }
}
