// Whether lmdb can open a database file. lmdb maps the file into memory without checking it: one that was cut
// off by a full disk or by an interrupted copy ends the process with SIGBUS, and one that is no database with
// SIGSEGV, before anything can be caught.
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

const magic = 0xbeefc0de
/** Offsets in the first two pages. Both begin with a header of 24 bytes; a record follows. */
const at = { magic: 24, pageSize: 48, lastPage: 144, transaction: 152, end: 160 }

export function isReadableDatabase(file: string): boolean {
  const handle = openSync(file, 'r')
  try {
    const { size } = fstatSync(handle)
    const pageSize = record(handle, 0)?.readUInt32LE(at.pageSize) ?? 0
    const records = pageSize > 0 ? [record(handle, 0), record(handle, pageSize)] : []
    const [newest] = records.sort((a, b) => number(b, at.transaction) - number(a, at.transaction))
    return (
      records.length === 2 &&
      records.every((one) => one?.readUInt32LE(at.magic) === magic) &&
      size >= (number(newest, at.lastPage) + 1) * pageSize
    )
  } finally {
    closeSync(handle)
  }
}

function record(handle: number, position: number): Buffer | null {
  const bytes = Buffer.alloc(at.end)
  return readSync(handle, bytes, 0, at.end, position) === at.end ? bytes : null
}

const number = (bytes: Buffer | null | undefined, position: number): number =>
  bytes ? Number(bytes.readBigUInt64LE(position)) : 0
