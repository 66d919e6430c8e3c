// Where values are, by the hash of their key: rows of numbers in one buffer, found through an open hash
// table. A large site has half a million values, and an object for each would take ten times the memory.
import { crc32 } from 'node:zlib'

/** A row, as it is in the table and in index files: the hash, then the fields at these offsets. */
export const row = { size: 38, hash: 16, offset: 16, length: 22, checksum: 26, time: 30 } as const

/** Of the bytes of a value. `place` begins with the hash of its key: a value of another key does not fit. */
export const checksumOf = (value: Uint8Array, place: Buffer, at = 0): number =>
  crc32(value, place.readUInt32LE(at + 12))

export interface Place {
  /** Number of the segment, as `add` was told. */
  readonly segment: number
  /** Bytes from the beginning of its file. */
  readonly offset: number
  readonly length: number
  readonly checksum: number
}

export interface PlaceTable {
  /** `hash` has 16 bytes. */
  readonly find: (hash: Buffer) => Place | null
  /** Adds rows of a segment. Of two rows with one hash, the later one counts. */
  readonly add: (rows: Buffer, segment: number) => void
}

export function createPlaceTable(): PlaceTable {
  let rows = Buffer.allocUnsafe(64 * row.size)
  let segments = new Uint16Array(64)
  let count = 0
  /** Numbers of rows, counted from 1; 0 is an empty slot. At most half of the slots are taken. */
  let slots = new Int32Array(128)

  /** The slot of a row with the same hash as `bytes` has at `from`, or the empty one where it belongs. */
  const slotOf = (bytes: Buffer, from: number): number => {
    const mask = slots.length - 1
    let slot = bytes.readUInt32LE(from) & mask
    for (let known = slots[slot]; known; known = slots[slot]) {
      const at = (known - 1) * row.size
      if (bytes.compare(rows, at, at + row.hash, from, from + row.hash) === 0) return slot
      slot = (slot + 1) & mask
    }
    return slot
  }
  const grow = () => {
    rows = Buffer.concat([rows], rows.length * 2)
    const wider = new Uint16Array(segments.length * 2)
    wider.set(segments)
    segments = wider
    slots = new Int32Array(slots.length * 2)
    for (let at = 0; at < count; at++) slots[slotOf(rows, at * row.size)] = at + 1
  }
  const addRow = (bytes: Buffer, from: number, segment: number) => {
    const slot = slotOf(bytes, from)
    const known = slots[slot] as number
    const at = known ? known - 1 : count
    if (known && rows.readDoubleLE(at * row.size + row.time) > bytes.readDoubleLE(from + row.time)) return
    bytes.copy(rows, at * row.size, from, from + row.size)
    segments[at] = segment
    if (known) return
    slots[slot] = ++count
    if (count === segments.length) grow()
  }
  return {
    find(hash) {
      const known = slots[slotOf(hash, 0)]
      if (!known) return null
      const at = (known - 1) * row.size
      return {
        segment: segments[known - 1] as number,
        offset: rows.readUIntLE(at + row.offset, 6),
        length: rows.readUInt32LE(at + row.length),
        checksum: rows.readUInt32LE(at + row.checksum),
      }
    },
    add(bytes, segment) {
      for (let from = 0; from < bytes.length; from += row.size) addRow(bytes, from, segment)
    },
  }
}
