// The memo's values on disk, by key: an lmdb database shared by all threads, safe against a kill at any moment. A value
// carries a checksum; one that does not match is a miss.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { open, type RootDatabase } from 'lmdb'

export interface Store {
  readonly get: (key: string) => string | undefined
  /** Queues writes; `flush` waits until they are on disk. */
  readonly put: (key: string, value: string) => void
  readonly flush: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Opens (or makes) the store in a folder; one that cannot be opened is made anew. */
export function openStore(folder: string): Store {
  mkdirSync(folder, { recursive: true })
  const database = openDatabase(folder)
  let pending: Promise<unknown> = Promise.resolve()
  return {
    get(key) {
      const value = database.getBinary(key)
      if (!value || value.length < 4) return undefined
      const body = value.subarray(4)
      return value.readUInt32LE(0) === crc32(body) ? body.toString('utf8') : undefined
    },
    put(key, value) {
      const body = Buffer.from(value, 'utf8')
      const whole = Buffer.allocUnsafe(body.length + 4)
      whole.writeUInt32LE(crc32(body), 0)
      body.copy(whole, 4)
      pending = database.put(key, whole)
    },
    flush: async () => void (await pending),
    close: () => database.close(),
  }
}

function openDatabase(folder: string): RootDatabase<Buffer, string> {
  const options = { path: join(folder, 'memo.mdb'), encoding: 'binary' as const, noSubdir: true, mapSize: 2 ** 36, overlappingSync: true }
  try {
    return open(options)
  } catch {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    return open(options)
  }
}
