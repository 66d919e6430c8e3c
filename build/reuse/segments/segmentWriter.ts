// Appends values to a segment of its own: no other thread or process writes the same files. They are made
// with the first value. Values are written before their rows, so a killed process leaves no row without one.
import { closeSync } from 'node:fs'
import { writeAll } from './handles.ts'
import { rowBatch } from './indexFile.ts'
import { checksumOf, row } from './placeTable.ts'
import { createSegment, type OpenSegment } from './segmentFiles.ts'
import { createValueBuffer } from './valueBuffer.ts'

export interface SegmentWriter {
  /** Returns the row of the value, valid until the next call. */
  readonly append: (hash: Buffer, value: string | Uint8Array) => Buffer
  /** A value that is not on the disk yet; undefined where the disk has it. */
  readonly waiting: (offset: number, length: number) => Buffer | undefined
  /** The open segment; null before it has a value on the disk. */
  readonly segment: () => OpenSegment | null
  readonly flush: () => void
  readonly close: () => void
}

const rowsPerBatch = 512

/** `onFlush` is called when other threads can find the values. */
export function createSegmentWriter(folder: string, onFlush: () => void): SegmentWriter {
  let files: OpenSegment | null = null
  const opened = (): OpenSegment => (files ??= createSegment(folder))
  const values = createValueBuffer((bytes, offset) => writeAll(opened().values, bytes, offset))
  const rows = Buffer.allocUnsafe(rowsPerBatch * row.size)
  let rowsEnd = 0
  /** Bytes of the index on the disk. */
  let written = 0

  const flush = () => {
    values.flush()
    if (rowsEnd === 0) return
    const batch = rowBatch(rows.subarray(0, rowsEnd))
    writeAll(opened().index, batch, written)
    written += batch.length
    rowsEnd = 0
    onFlush()
  }
  return {
    append(hash, value) {
      if (rowsEnd === rows.length) flush()
      const { bytes, offset } = values.append(value)
      const made = rows.subarray(rowsEnd, rowsEnd + row.size)
      hash.copy(made, 0, 0, row.hash)
      made.writeUIntLE(offset, row.offset, 6)
      made.writeUInt32LE(bytes.length, row.length)
      made.writeUInt32LE(checksumOf(bytes, made), row.checksum)
      made.writeDoubleLE(performance.timeOrigin + performance.now(), row.time)
      rowsEnd += row.size
      return made
    },
    waiting: values.waiting,
    segment: () => files,
    flush,
    close() {
      flush()
      if (!files) return
      closeSync(files.values)
      closeSync(files.index)
      files = null
    },
  }
}
