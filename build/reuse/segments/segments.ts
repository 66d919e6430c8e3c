// The segments of a folder together: finds values in all of them, and appends to one of its own. Values that
// other threads append are found when they are on the disk.
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { digestOf } from '../../io/hash.ts'
import { readAt, readFrom } from './handles.ts'
import { readBatches } from './indexFile.ts'
import { checksumOf, createPlaceTable, type Place } from './placeTable.ts'
import { segmentFiles, segmentNumbers } from './segmentFiles.ts'
import { createSegmentWriter } from './segmentWriter.ts'

export interface Segments {
  /** The bytes of a value; undefined where there is none or it is damaged. */
  readonly find: (key: string) => Buffer | undefined
  /** The same among the values that are known already, without looking for those of other threads. */
  readonly findKnown: (key: string) => Buffer | undefined
  /** Whether a value is known, without reading it. */
  readonly lists: (key: string) => boolean
  readonly put: (key: string, value: string | Uint8Array) => void
  /** Puts on the disk what waits. */
  readonly flush: () => void
  readonly close: () => void
}

/** `writes` counts what all threads have put on the disk; null: each miss looks for values of others. */
export function openSegments(folder: string, writes: Int32Array | null): Segments {
  mkdirSync(folder, { recursive: true })
  const table = createPlaceTable()
  const known: KnownSegment[] = []
  const writer = createSegmentWriter(folder, () => writes && Atomics.add(writes, 0, 1))
  let own: number | null = null
  let seen = -1

  const refresh = (): boolean => {
    const now = writes && Atomics.load(writes, 0)
    if (now !== null && now === seen) return false
    seen = now ?? seen
    const numbers = new Set([writer.segment()?.number, ...known.map(({ number }) => number)])
    for (const number of segmentNumbers(folder)) if (!numbers.has(number)) known.push(knownSegment(number))
    for (const [id, segment] of known.entries()) if (id !== own) readNew(folder, segment, id, table.add)
    return true
  }
  const read = ({ segment, offset, length }: Place): Buffer | undefined => {
    if (segment !== own) return valueIn(folder, known[segment], offset, length)
    return writer.waiting(offset, length) ?? readAt(writer.segment()?.values ?? -1, offset, length)
  }
  const findKnown = (key: string, hash = digestOf(key)): Buffer | undefined => {
    const place = table.find(hash)
    const value = place && read(place)
    return value && checksumOf(value, hash) === place.checksum ? value : undefined
  }
  const openKnown = (): void => {
    if (seen === -1 && known.length === 0) refresh()
  }
  return {
    find(key) {
      const hash = digestOf(key)
      return findKnown(key, hash) ?? (refresh() ? findKnown(key, hash) : undefined)
    },
    findKnown: (key) => {
      openKnown()
      return findKnown(key)
    },
    lists: (key) => {
      openKnown()
      return table.find(digestOf(key)) !== null
    },
    put(key, value) {
      // Its place among the others is taken before it has a number in the folder.
      if (own === null) own = known.push(knownSegment(-1)) - 1
      table.add(writer.append(digestOf(key), value), own)
    },
    flush: writer.flush,
    close() {
      writer.close()
      for (const { values } of known) if (values !== null) closeSync(values)
    },
  }
}

interface KnownSegment {
  readonly number: number
  /** Bytes of the index that were read. */
  read: number
  /** The open file of the values. */
  values: number | null
}

const knownSegment = (number: number): KnownSegment => ({ number, read: 0, values: null })

/** Adds the rows that were written since the last time. */
function readNew(
  folder: string,
  segment: KnownSegment,
  id: number,
  add: (rows: Buffer, segment: number) => void,
): void {
  const bytes = readFrom(segmentFiles(folder, segment.number).index, segment.read)
  if (!bytes) return
  const { rows, end } = readBatches(bytes)
  for (const batch of rows) add(batch, id)
  segment.read += end
}

function valueIn(
  folder: string,
  segment: KnownSegment | undefined,
  offset: number,
  length: number,
): Buffer | undefined {
  if (!segment) return undefined
  try {
    segment.values ??= openSync(segmentFiles(folder, segment.number).values, 'r')
    return readAt(segment.values, offset, length)
  } catch {
    return undefined
  }
}
