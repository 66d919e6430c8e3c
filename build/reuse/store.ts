// The memo's values on disk, by key: an lmdb database shared by all threads, safe against a kill at any moment. A value carries a
// checksum; one that does not match is a miss. There are two generations: when the young one has grown to its limit it becomes the old one,
// what is used is copied back, and what was not used for a whole generation goes. So the folder has at most about twice the limit.
import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { open, type RootDatabase } from 'lmdb'
import { isWhole } from './wholeStore.ts'

export interface Store {
  /** `along`: keys of what belongs to it and is read less often. They are kept as long as it is. */
  readonly get: (key: string, along?: readonly string[]) => string | undefined
  /** Queues writes; `flush` waits until they are on disk. */
  readonly put: (key: string, value: string) => void
  readonly flush: () => Promise<void>
  readonly close: () => Promise<void>
}

const young = 'values.mdb'
const old = 'values-old.mdb'

/** Makes a generation old when it has this many bytes: the texts of 20,000 pages take about a third of it. */
export const generationLimit = 512 * 2 ** 20

/** Begins a new generation when it is time, and drops one that is damaged. Only while nobody else has the store open: whoever holds the build's lock. */
export function ageStore(folder: string, limit = generationLimit): void {
  const file = join(folder, young)
  for (const name of [young, old])
    if (existsSync(join(folder, name)) && !isWhole(join(folder, name))) remove(folder, name)
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
    const kept = database.doesExist(key) ? undefined : before?.getBinary(key)
    if (kept) pending = database.put(key, kept)
  }
  return {
    get(key, along = []) {
      const value = checked(database.getBinary(key))
      if (value !== undefined || !before) return value?.toString('utf8')
      const kept = before.getBinary(key)
      if (checked(kept) === undefined) return undefined
      pending = database.put(key, kept as Buffer)
      for (const other of along) keep(other)
      return checked(kept)?.toString('utf8')
    },
    put(key, value) {
      const body = Buffer.from(value, 'utf8')
      const whole = Buffer.allocUnsafe(body.length + 4)
      whole.writeUInt32LE(crc32(body), 0)
      body.copy(whole, 4)
      pending = database.put(key, whole)
    },
    flush: async () => void (await pending),
    async close() {
      await database.close()
      await before?.close()
    },
  }
}

/** The value behind its checksum. */
function checked(value: Buffer | undefined): Buffer | undefined {
  if (!value || value.length < 4) return undefined
  const body = value.subarray(4)
  return value.readUInt32LE(0) === crc32(body) ? body : undefined
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
