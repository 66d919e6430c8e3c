// The segments of a folder together: finds values in all of them, and appends to one of its own. Values that
// other threads append are found when they are on the disk.
import { mkdirSync } from 'node:fs'
import { digestOf } from '../../io/hash.ts'
import { folderPlaces } from './folderPlaces.ts'
import { checksumOf, type Place } from './placeTable.ts'
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
  const writer = createSegmentWriter(folder, () => writes && Atomics.add(writes, 0, 1))
  const places = folderPlaces(folder, writes, writer.segment)
  const { table } = places
  const read = (place: Place): Buffer | undefined =>
    (place.segment === own ? writer.waiting(place.offset, place.length) : undefined) ?? places.read(place)
  let own: number | null = null
  const findKnown = (key: string, hash = digestOf(key)): Buffer | undefined => {
    const place = table.find(hash)
    const value = place && read(place)
    return value && checksumOf(value, hash) === place.checksum ? value : undefined
  }
  return {
    find(key) {
      places.open()
      const hash = digestOf(key)
      return findKnown(key, hash) ?? (places.refresh() ? findKnown(key, hash) : undefined)
    },
    findKnown: (key) => {
      places.open()
      return findKnown(key)
    },
    lists: (key) => {
      places.open()
      return table.find(digestOf(key)) !== null
    },
    put(key, value) {
      own ??= places.own()
      table.add(writer.append(digestOf(key), value), own)
    },
    flush: writer.flush,
    close() {
      writer.flush()
      places.close()
      writer.close()
    },
  }
}
