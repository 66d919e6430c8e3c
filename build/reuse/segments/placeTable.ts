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
  /** Makes room for so many more rows at once. */
  readonly reserve: (more: number) => void
  /** The number of rows. */
  readonly count: () => number
  /** The columns as they are, valid until the next `add`. */
  readonly columns: () => PlaceColumns
}

/** A table that a later process takes as it is. */
export interface PlaceColumns {
  readonly rows: Uint8Array
  /** Of each row. */
  readonly segments: Uint16Array
  /** Numbers of rows, counted from 1; 0 is an empty slot. */
  readonly slots: Int32Array
}

export function createPlaceTable(known: PlaceColumns | null = null): PlaceTable {
  let { count, rows, segments, slots } = roomFor(known)
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
  const grow = (factor: number) => {
    rows = Buffer.concat([rows], rows.length * factor)
    const wider = new Uint16Array(segments.length * factor)
    wider.set(segments)
    segments = wider
    slots = new Int32Array(slots.length * factor)
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
    if (count === segments.length) grow(2)
  }
  return {
    find(hash) {
      const known = slots[slotOf(hash, 0)]
      if (!known) return null
      return placeAt(rows, (known - 1) * row.size, segments[known - 1] as number)
    },
    add(bytes, segment) {
      for (let from = 0; from < bytes.length; from += row.size) addRow(bytes, from, segment)
    },
    reserve(more) {
      let factor = 1
      while (segments.length * factor <= count + more) factor *= 2
      if (factor > 1) grow(factor)
    },
    count: () => count,
    columns: () => ({
      rows: rows.subarray(0, count * row.size),
      segments: segments.subarray(0, count),
      slots,
    }),
  }
}

/** At most half of the slots are taken. */
function roomFor(known: PlaceColumns | null) {
  const slots = known ? known.slots : new Int32Array(128)
  const rows = Buffer.allocUnsafe((slots.length / 2) * row.size)
  const segments = new Uint16Array(slots.length / 2)
  if (known) {
    rows.set(known.rows)
    segments.set(known.segments)
  }
  return { count: known ? known.segments.length : 0, rows, segments, slots }
}

const placeAt = (rows: Buffer, at: number, segment: number): Place => ({
  segment,
  offset: rows.readUIntLE(at + row.offset, 6),
  length: rows.readUInt32LE(at + row.length),
  checksum: rows.readUInt32LE(at + row.checksum),
})
