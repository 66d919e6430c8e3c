// Values on disk by typed key (keys.ts): an lmdb database shared by all threads, safe against a kill at any
// moment. Values are JSON behind a checksum of key and value; one that does not match is a miss, and a file
// that is damaged is checked before lmdb opens it (databaseFile.ts). There are two generations:
// when the new one has grown to its limit it becomes the old one, what is used is copied back, and what was
// not used for a whole generation is dropped. So the folder has at most about twice the limit.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { open, type RootDatabase } from 'lmdb'
import { hashOf } from '../io/hash.ts'
import { closedRecord, isUsableDatabase, recordClosed } from './databaseFile.ts'
import type { StoreKey } from './keys.ts'

export interface Store {
  /**
   * The value, or undefined when it is not there or damaged. `along`: keys of what belongs to it and is read
   * less often; they are kept as long as it is.
   */
  readonly get: <T>(key: StoreKey<T>, along?: () => readonly StoreKey<unknown>[]) => T | undefined
  /** Whether `get` would find the value, without reading its JSON. */
  readonly has: (key: StoreKey<unknown>) => boolean
  /** Queues a write; `flush` waits until all are on disk. */
  readonly put: <T>(key: StoreKey<T>, value: NoInfer<T>) => void
  /** The JSON of a value as it is stored, to carry it to another store. */
  readonly bytesOf: (key: StoreKey<unknown>) => Buffer | undefined
  /** Queues a write of what `bytesOf` returned, here or elsewhere. */
  readonly putBytes: (key: StoreKey<unknown>, json: Uint8Array) => void
  /**
   * Queues a write under the key that `keyOf` makes from the hash of the value's own JSON. Returns the hash.
   */
  readonly putByContent: <T>(keyOf: (hash: string) => StoreKey<T>, value: NoInfer<T>) => string
  readonly flush: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Raised when what the files contain is no longer read by this code; files of other numbers are removed. */
const format = 3
const young = `values-${format}.mdb`
const old = `values-${format}-old.mdb`

/** Makes a generation old when it has this many bytes: the texts of 20,000 pages take about a third of it. */
const generationLimit = 512 * 2 ** 20

/**
 * Begins a new generation when it is time, and drops one that is damaged. Only while nobody else has the
 * store open: whoever holds the build's lock.
 */
export function ageStore(folder: string, limit = generationLimit): void {
  const file = join(folder, young)
  removeOtherFormats(folder)
  for (const name of [young, old])
    if (existsSync(join(folder, name)) && !isUsableDatabase(join(folder, name))) remove(folder, name)
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) < limit) return
  remove(folder, old)
  renameSync(file, join(folder, old))
  rmSync(`${file}-lock`, { force: true })
}

/** Opens (or makes) the store in a folder; one that cannot be opened is made anew. */
export function openStore(folder: string): Store {
  mkdirSync(folder, { recursive: true })
  const database = openDatabase(folder, young)
  const before = existsSync(join(folder, old)) ? openDatabase(folder, old) : null
  let pending: Promise<unknown> = Promise.resolve()
  const keep = (key: string): void => {
    const kept = before && !database.doesExist(key) ? bytesAt(before, key) : undefined
    if (kept) pending = database.put(key, kept)
  }
  const read = (key: string, along: () => readonly string[]): Buffer | undefined => {
    const value = checked(key, bytesAt(database, key))
    if (value !== undefined || !before) return value
    const kept = bytesAt(before, key)
    const body = checked(key, kept)
    if (body === undefined) return undefined
    pending = database.put(key, kept as Buffer)
    for (const other of along()) keep(other)
    return body
  }
  const write = (key: string, json: string | Uint8Array): void => {
    pending = database.put(key, withChecksum(key, json))
  }
  return {
    get<T>(key: StoreKey<T>, along: () => readonly string[] = none) {
      const body = read(key, along)
      return body && (JSON.parse(body.toString('utf8')) as T)
    },
    has: (key) => read(key, none) !== undefined,
    put: (key, value) => write(key, JSON.stringify(value)),
    bytesOf: (key) => read(key, none),
    putBytes: write,
    putByContent(keyOf, value) {
      const json = JSON.stringify(value)
      const hash = hashOf(json)
      write(keyOf(hash), json)
      return hash
    },
    flush: async () => void (await pending),
    async close() {
      await database.close()
      await before?.close()
      for (const name of [young, old]) recordClosed(join(folder, name))
    },
  }
}

const none = (): readonly string[] => []

/** The bytes of a string are written once, where they stay. */
function withChecksum(key: string, json: string | Uint8Array): Buffer {
  const length = typeof json === 'string' ? Buffer.byteLength(json) : json.length
  const whole = Buffer.allocUnsafe(length + 4)
  const body = whole.subarray(4)
  if (typeof json === 'string') whole.write(json, 4)
  else body.set(json)
  whole.writeUInt32LE(checksumOf(key, body), 0)
  return whole
}

/** The value behind its checksum. */
function checked(key: string, value: Buffer | undefined): Buffer | undefined {
  if (!value || value.length < 4) return undefined
  const body = value.subarray(4)
  return value.readUInt32LE(0) === checksumOf(key, body) ? body : undefined
}

/** A damaged file may have the value of another key in its place. */
const checksumOf = (key: string, body: Uint8Array): number => crc32(body, crc32(key))

/** A damaged value may have any length, also one that there is no memory for. */
function bytesAt(database: RootDatabase<Buffer, string>, key: string): Buffer | undefined {
  try {
    return database.getBinary(key)
  } catch {
    return undefined
  }
}

function openDatabase(folder: string, name: string): RootDatabase<Buffer, string> {
  const options = {
    path: join(folder, name),
    encoding: 'binary' as const,
    noSubdir: true,
    mapSize: 2 ** 36,
    overlappingSync: true,
    compression: { threshold: 4096 },
  }
  try {
    return open(options)
  } catch {
    remove(folder, name)
    mkdirSync(folder, { recursive: true })
    return open(options)
  }
}

function remove(folder: string, name: string): void {
  for (const ending of ['', '-lock']) rmSync(join(folder, name + ending), { recursive: true, force: true })
}

function removeOtherFormats(folder: string): void {
  if (!existsSync(folder)) return
  const own = new Set([young, old].flatMap((name) => [name, `${name}-lock`, closedRecord(name)]))
  for (const name of readdirSync(folder))
    if (/^values.*\.(?:mdb(?:-lock)?|json)$/.test(name) && !own.has(name))
      rmSync(join(folder, name), { force: true })
}
