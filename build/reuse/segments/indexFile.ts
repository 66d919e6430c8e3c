// The index of a segment on disk: batches of rows, each with its length and a checksum in front. A process
// that is killed leaves at most one batch unfinished, at the end.
import { crc32 } from 'node:zlib'
import { row } from './placeTable.ts'

/** Length of the content and its checksum. */
const headSize = 8
/** Three numbers: the values' file as it was when it was closed. */
const closedSize = 24
/** Of the whole batch. */
export const closedLength = headSize + closedSize

/** `rows` is a multiple of a row's size. */
export const rowBatch = (rows: Uint8Array): Buffer => batch(rows)

/** The last batch of an index whose segment was closed. */
export function closedBatch({ size, mtime, inode }: ClosedStat): Buffer {
  const content = Buffer.alloc(closedSize)
  for (const [at, value] of [size, mtime, inode].entries()) content.writeDoubleLE(value, at * 8)
  return batch(content)
}

function batch(content: Uint8Array): Buffer {
  const whole = Buffer.allocUnsafe(headSize + content.length)
  whole.writeUInt32LE(content.length, 0)
  whole.writeUInt32LE(crc32(content, content.length), 4)
  whole.set(content, headSize)
  return whole
}

/** The values' file of a segment when it was closed. */
export interface ClosedStat {
  readonly size: number
  readonly mtime: number
  readonly inode: number
}

export interface IndexPart {
  /** Rows of whole batches, one after the other. */
  readonly rows: readonly Buffer[]
  /** Set when the last batch says that the segment was closed. */
  readonly closed: ClosedStat | null
  /** Bytes up to the end of the last whole batch. */
  readonly end: number
}

/** Reads the batches up to one that is unfinished or damaged. */
export function readBatches(bytes: Buffer): IndexPart {
  const rows: Buffer[] = []
  let closed: ClosedStat | null = null
  let end = 0
  while (end + headSize <= bytes.length) {
    const from = end + headSize
    const to = from + bytes.readUInt32LE(end)
    const content = bytes.subarray(from, to)
    if (to > bytes.length || bytes.readUInt32LE(end + 4) !== crc32(content, content.length)) break
    const isClosed = content.length === closedSize
    if (!isClosed && (content.length === 0 || content.length % row.size !== 0)) break
    closed = isClosed ? closedIn(content) : null
    if (!isClosed) rows.push(content)
    end = to
  }
  return { rows, closed, end }
}

const closedIn = (content: Buffer): ClosedStat => ({
  size: content.readDoubleLE(0),
  mtime: content.readDoubleLE(8),
  inode: content.readDoubleLE(16),
})
