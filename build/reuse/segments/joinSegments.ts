// Joins small segments, so that their number does not grow with the number of builds. Values that were
// replaced since are left out.
import { closeSync, openSync, statSync } from 'node:fs'
import { removeSegment } from './closeSegments.ts'
import { readAt, readFrom, writeAll } from './handles.ts'
import { readBatches, rowBatch } from './indexFile.ts'
import { createPlaceTable, row } from './placeTable.ts'
import { createSegment, type SegmentFiles, segmentFiles, segmentNumbers } from './segmentFiles.ts'

/** With more segments than the first number, the smallest are joined so that the second number is left. */
const [mostSegments, segmentsLeft] = [24, 8]

/** Only while nobody uses them. After a kill, some values are there twice. */
export function joinSegments(folder: string, most = mostSegments, left = segmentsLeft): void {
  const all = segmentNumbers(folder).map((number) => segmentFiles(folder, number))
  if (all.length <= most) return
  const sized = all.map((files) => ({ files, size: statSync(files.values).size }))
  const small = sized.sort((a, b) => a.size - b.size).slice(0, all.length - left + 1)
  const joined = small.map(({ files }) => files)
  join(folder, joined)
  for (const files of joined) removeSegment(files)
}

function join(folder: string, segments: readonly SegmentFiles[]): void {
  const table = createPlaceTable()
  const indexes = segments.map(({ index }) => readBatches(readFrom(index, 0) ?? Buffer.alloc(0)).rows)
  for (const [number, batches] of indexes.entries()) for (const rows of batches) table.add(rows, number)
  const target = createSegment(folder)
  const end = { values: 0, index: 0 }
  for (const [number, batches] of indexes.entries()) {
    const source = openSync(segments[number]?.values as string, 'r')
    for (const rows of batches) {
      const kept: Buffer[] = []
      for (let at = 0; at < rows.length; at += row.size) {
        const own = Buffer.from(rows.subarray(at, at + row.size))
        const place = table.find(own)
        if (place?.segment !== number || place.offset !== own.readUIntLE(row.offset, 6)) continue
        const value = readAt(source, place.offset, place.length)
        if (!value) continue
        own.writeUIntLE(end.values, row.offset, 6)
        writeAll(target.values, value, end.values)
        end.values += value.length
        kept.push(own)
      }
      if (kept.length === 0) continue
      const batch = rowBatch(Buffer.concat(kept))
      writeAll(target.index, batch, end.index)
      end.index += batch.length
    }
    closeSync(source)
  }
  closeSync(target.values)
  closeSync(target.index)
}
