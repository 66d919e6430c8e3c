// The places of all values in a folder: those of the saved table, and those of rows that were written
// since, by this thread or others.
import { closeSync, fstatSync, openSync } from 'node:fs'
import { readAt, readFrom } from './handles.ts'
import { readBatches } from './indexFile.ts'
import { createPlaceTable, type Place, type PlaceTable, row } from './placeTable.ts'
import { readPlaces, savePlaces } from './savedPlaces.ts'
import { type OpenSegment, segmentFiles, segmentNumbers } from './segmentFiles.ts'

export interface FolderPlaces {
  readonly table: PlaceTable
  /** Reads what is in the folder when it is first called. */
  readonly open: () => void
  /** Looks for rows of other threads; false when they have written none since. */
  readonly refresh: () => boolean
  /** The number in the table of the segment that this thread writes. */
  readonly own: () => number
  /** The value at a place in a file. */
  readonly read: (place: Place) => Buffer | undefined
  /** Saves the table for the next session where that pays, and closes the files. */
  readonly close: () => void
}

/** So many rows are read again faster than a table is written. */
const fewRows = 1000

/** `writes` as `openSegments` gets it. `written`: the segment of this thread; null before it has a file. */
export function folderPlaces(
  folder: string,
  writes: Int32Array | null,
  written: () => OpenSegment | null,
): FolderPlaces {
  const saved = readPlaces(folder)
  const table = createPlaceTable(saved?.columns)
  const savedCount = table.count()
  const known = (saved?.indexes ?? []).map(({ number, read }) => knownSegment(number, read))
  let own: number | null = null
  let seen = -1
  let isOpen = false
  const refresh = (): boolean => {
    const now = writes && Atomics.load(writes, 0)
    if (now !== null && now === seen) return false
    seen = now ?? seen
    const numbers = new Set([written()?.number, ...known.map(({ number }) => number)])
    for (const number of segmentNumbers(folder)) if (!numbers.has(number)) known.push(knownSegment(number))
    for (const [id, segment] of known.entries()) if (id !== own) readNew(folder, segment, id, table)
    return true
  }
  const save = (): void => {
    refresh()
    const segment = written()
    const ownIndex = segment && { number: segment.number, read: fstatSync(segment.index).size }
    const indexes = known.map(({ number, read }, id) => (id === own && ownIndex) || { number, read })
    savePlaces(folder, { indexes, columns: table.columns() })
  }
  return {
    table,
    open() {
      if (!isOpen) refresh()
      isOpen = true
    },
    refresh,
    // Its place among the others is taken before it has a number in the folder.
    own: () => (own ??= known.push(knownSegment(-1)) - 1),
    read({ segment, offset, length }) {
      if (segment === own) return readAt(written()?.values ?? -1, offset, length)
      return valueIn(folder, known[segment], offset, length)
    },
    close() {
      if (table.count() - savedCount > Math.max(fewRows, savedCount / 8)) save()
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

const knownSegment = (number: number, read = 0): KnownSegment => ({ number, read, values: null })

/** Adds the rows that were written since the last time. */
function readNew(folder: string, segment: KnownSegment, id: number, table: PlaceTable): void {
  const bytes = readFrom(segmentFiles(folder, segment.number).index, segment.read)
  if (!bytes) return
  const { rows, end } = readBatches(bytes)
  table.reserve(rows.reduce((sum, batch) => sum + batch.length, 0) / row.size)
  for (const batch of rows) table.add(batch, id)
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
