// The table of places as the last session left it. A build after an edit reads it with one call, and then the
// few rows that were written since: all indexes of a site with 20,000 pages take ten times as long.
import { closeSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readSections, writeSections } from '../../io/cacheFiles/sections.ts'
import { readAt } from './handles.ts'
import { type PlaceColumns, row } from './placeTable.ts'
import { segmentFiles } from './segmentFiles.ts'

/** How far the index of a segment is in the table. */
interface ReadIndex {
  readonly number: number
  /** In bytes. */
  readonly read: number
}

export interface SavedPlaces {
  /** By the numbers that the rows have. */
  readonly indexes: readonly ReadIndex[]
  readonly columns: PlaceColumns
}

interface Head {
  readonly indexes: readonly (ReadIndex & { readonly begin: string })[]
}

const fileIn = (folder: string): string => join(folder, 'places')

/** A table that cannot be written only costs the next session time. */
export function savePlaces(folder: string, { indexes, columns }: SavedPlaces): void {
  const head: Head = {
    indexes: indexes.map(({ number, read }) => ({ number, read, begin: beginOf(folder, number) ?? '' })),
  }
  const { rows, segments, slots } = columns
  try {
    writeSections(fileIn(folder), head, [rows, bytesOf(segments), bytesOf(slots)])
  } catch {}
}

/** Null where there is no table of these segments. A place that is not right has another checksum. */
export function readPlaces(folder: string): SavedPlaces | null {
  const saved = readSections(fileIn(folder))
  const { indexes } = (saved?.head ?? {}) as Partial<Head>
  const [rows, segments, slots] = saved?.parts ?? []
  if (!Array.isArray(indexes) || !rows || !segments || !slots) return null
  const isThere = (indexes as Head['indexes']).every(
    ({ number, read, begin }) => begin === beginOf(folder, number) && sizeOf(folder, number) >= read,
  )
  const columns = {
    rows,
    segments: new Uint16Array(new Uint8Array(segments).buffer),
    slots: new Int32Array(new Uint8Array(slots).buffer),
  }
  const isWhole = rows.length === columns.segments.length * row.size
  return isThere && isWhole ? { indexes, columns } : null
}

/** An index begins with a checksum of many rows and their time: no other index begins like it. */
function beginOf(folder: string, number: number): string | null {
  try {
    const handle = openSync(segmentFiles(folder, number).index, 'r')
    try {
      return readAt(handle, 0, row.size)?.toString('base64') ?? null
    } finally {
      closeSync(handle)
    }
  } catch {
    return null
  }
}

const sizeOf = (folder: string, number: number): number =>
  statSync(segmentFiles(folder, number).index, { throwIfNoEntry: false })?.size ?? 0

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint16Array | Int32Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength)
