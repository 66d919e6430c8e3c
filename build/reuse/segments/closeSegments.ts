// Whether segments are as the last session left them. Its end is recorded in each index, with the stat of the
// values. Those of other sessions (a kill, a copy, damage) are read whole before they are used.
import { appendFileSync, closeSync, openSync, rmSync, type Stats, statSync, truncateSync } from 'node:fs'
import { readAt, readFrom } from './handles.ts'
import { closedBatch, closedLength, readBatches } from './indexFile.ts'
import { checksumOf, row } from './placeTable.ts'
import { type SegmentFiles, segmentFiles, segmentNumbers } from './segmentFiles.ts'

/** Records that no session writes to the segments of a folder any more. */
export function closeSegments(folder: string): void {
  for (const number of segmentNumbers(folder)) {
    const files = segmentFiles(folder, number)
    const stat = statSync(files.values, { throwIfNoEntry: false })
    if (!stat || isClosed(files, stat)) continue
    const index = readFrom(files.index, 0)
    if (index && readBatches(index).end === index.length) close(files, stat)
  }
}

/** Removes damaged segments that changed after they were closed. Only while no session uses them. */
export function removeDamaged(folder: string): void {
  for (const number of segmentNumbers(folder)) {
    const files = segmentFiles(folder, number)
    const stat = statSync(files.values, { throwIfNoEntry: false })
    if (stat && isClosed(files, stat)) continue
    const end = stat ? intactEnd(files) : null
    if (end === null || !stat) removeSegment(files)
    else {
      truncateSync(files.index, end)
      close(files, stat)
    }
  }
}

export function removeSegment({ values, index }: SegmentFiles): void {
  for (const file of [index, values]) rmSync(file, { force: true })
}

const close = ({ index }: SegmentFiles, { size, mtimeMs, ino }: Stats): void =>
  appendFileSync(index, closedBatch({ size, mtime: mtimeMs, inode: ino }))

/** Judged by the end of the index: damage before it is found when it is read. */
function isClosed({ index }: SegmentFiles, { size, mtimeMs, ino }: Stats): boolean {
  const length = statSync(index, { throwIfNoEntry: false })?.size ?? 0
  const { closed } = readBatches(readFrom(index, Math.max(0, length - closedLength)) ?? Buffer.alloc(0))
  return closed?.size === size && closed.mtime === mtimeMs && closed.inode === ino
}

/** Where the whole batches of the index end; null where a value is not as it was written. */
function intactEnd({ values, index }: SegmentFiles): number | null {
  const bytes = readFrom(index, 0)
  if (!bytes) return null
  const { rows, end } = readBatches(bytes)
  const handle = openSync(values, 'r')
  try {
    const { size } = statSync(values)
    for (const batch of rows)
      for (let at = 0; at < batch.length; at += row.size) if (!isIntact(handle, batch, at, size)) return null
    return end
  } finally {
    closeSync(handle)
  }
}

function isIntact(handle: number, rows: Buffer, at: number, size: number): boolean {
  const offset = rows.readUIntLE(at + row.offset, 6)
  const length = rows.readUInt32LE(at + row.length)
  const value = offset + length <= size ? readAt(handle, offset, length) : undefined
  return value !== undefined && checksumOf(value, rows, at) === rows.readUInt32LE(at + row.checksum)
}
