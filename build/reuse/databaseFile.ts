// Whether lmdb can use a database file. lmdb maps the file into memory and trusts every number in it: a
// damaged one ends the process by a signal, before anything can be caught. So a file that is not as the last
// build left it is read here first, page by page.
import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { sameStat, statOf } from '../io/fileStat.ts'
import { readJson } from '../io/readJson.ts'
import { writeSealed } from '../io/sealed.ts'
import { arePagesIntact, type DatabasePages, numberAt } from './databasePages.ts'

const magic = 0xbeefc0de
/** Flag of the first two pages, each with a record of the whole file. */
const metaPage = 8
/** Offsets in these pages; `free` and `main` are the descriptions of the two trees. */
const at = { flags: 18, magic: 24, free: 48, main: 96, lastPage: 144, transaction: 152, end: 160 }

/** Whether the file is as it was when it was closed, or else whether its pages fit together. */
export const isUsableDatabase = (file: string): boolean => isAsClosed(file) || isReadableDatabase(file)

/** Records that the file was closed by us, as it is now. */
export function recordClosed(file: string): void {
  const stat = statSync(file, { throwIfNoEntry: false })
  if (stat) writeSealed(recordOf(file), JSON.stringify(statOf(stat)))
}

function isAsClosed(file: string): boolean {
  const closed = readJson<ReturnType<typeof statOf>>(recordOf(file), (value) => value !== null)
  return closed !== null && sameStat(closed, statOf(statSync(file)))
}

/** The name of the record of a database file. */
export const closedRecord = (name: string): string => name.replace(/mdb$/, 'json')

const recordOf = (file: string): string => join(dirname(file), closedRecord(basename(file)))

function isReadableDatabase(file: string): boolean {
  const handle = openSync(file, 'r')
  try {
    const { size } = fstatSync(handle)
    const first = read(handle, 0, at.end)
    const pageSize = first?.readUInt32LE(at.free) ?? 0
    if (pageSize < 512 || pageSize > 65536) return false
    const records = [first, read(handle, pageSize, at.end)].flatMap((one) => one ?? [])
    if (records.length !== 2 || !records.every(isRecord)) return false
    const [newest] = records.sort((a, b) => numberAt(b, at.transaction) - numberAt(a, at.transaction))
    const lastPage = numberAt(newest as Buffer, at.lastPage)
    if (size < (lastPage + 1) * pageSize) return false
    const pages: DatabasePages = {
      pageSize,
      lastPage,
      main: (newest as Buffer).subarray(at.main, at.lastPage),
      free: (newest as Buffer).subarray(at.free, at.main),
      read: (position, length) => read(handle, position, length),
    }
    return arePagesIntact(pages)
  } finally {
    closeSync(handle)
  }
}

const isRecord = (page: Buffer): boolean =>
  page.readUInt32LE(at.magic) === magic && (page.readUInt16LE(at.flags) & metaPage) !== 0

/** Null where the file ends before. */
function read(handle: number, position: number, length: number): Buffer | null {
  const bytes = Buffer.allocUnsafe(length)
  return readSync(handle, bytes, 0, length, position) === length ? bytes : null
}
