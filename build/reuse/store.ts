// Values on disk by typed key (keys.ts), in append-only segments that all threads read (segments/), safe
// against a kill at any moment. Values are JSON with a checksum; one that does not match is a miss. There are
// two generations: when the new one has grown to its limit it becomes the old one, what is used is copied
// back, and what was not used for a whole generation is dropped. So the folder has at most about twice the
// limit.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../io/hash.ts'
import { recordedSize } from './fileHashes.ts'
import type { StoreKey } from './keys.ts'
import { closeSegments, removeDamaged } from './segments/closeSegments.ts'
import { joinSegments } from './segments/joinSegments.ts'
import { openSegments } from './segments/segments.ts'

export interface Store {
  /**
   * The value, or undefined when it is not there or damaged. `along`: keys of what belongs to it and is read
   * less often; they are kept as long as it is.
   */
  readonly get: <T>(key: StoreKey<T>, along?: () => readonly StoreKey<unknown>[]) => T | undefined
  /** Whether `get` would find the value, without reading its JSON. */
  readonly has: (key: StoreKey<unknown>) => boolean
  /** Whether all of these values were there when the store was opened or have been put into it, unread. */
  readonly lists: (keys: readonly StoreKey<unknown>[]) => boolean
  /** Queues a write; after `flush`, other threads find it. */
  readonly put: <T>(key: StoreKey<T>, value: NoInfer<T>) => void
  /** The same for a value whose JSON is there already. */
  readonly putJson: (key: StoreKey<unknown>, json: string) => void
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
const format = 4
const young = `values-${format}`
const old = `values-${format}-old`

/** A generation becomes old at this many bytes: a build of 20,000 pages writes about 60 % of it. */
const generationLimit = 512 * 2 ** 20
/** Or this many for each byte of the record of files: on a large site, more than two builds of all pages. */
const bytesPerRecorded = 400

/** The limit of a site: a build that fills a generation would copy all values each time. */
export const limitOf = (cacheFolder: string): number =>
  Math.max(generationLimit, bytesPerRecorded * recordedSize(cacheFolder))

/**
 * Begins a new generation when it is time, and drops what is damaged. Only while nobody else has the store
 * open: whoever holds the build's lock.
 */
export function ageStore(folder: string, limit = generationLimit): void {
  removeOtherFormats(folder)
  for (const name of [young, old]) removeDamaged(join(folder, name))
  if (sizeOf(join(folder, young)) >= limit) {
    rmSync(join(folder, old), { recursive: true, force: true })
    renameSync(join(folder, young), join(folder, old))
  }
  joinSegments(join(folder, young))
}

/**
 * Opens (or makes) the store in a folder. `writes` is the same for all threads of a session: four bytes that
 * tell each of them when others have written.
 */
export function openStore(folder: string, writes: SharedArrayBuffer | null = null): Store {
  mkdirSync(folder, { recursive: true })
  const counter = writes && new Int32Array(writes)
  const values = openSegments(join(folder, young), counter)
  const before = existsSync(join(folder, old)) ? openSegments(join(folder, old), new Int32Array(1)) : null
  const keep = (key: string): void => {
    const kept = before && !values.findKnown(key) ? before.findKnown(key) : undefined
    if (kept) values.put(key, kept)
  }
  const read = (key: string, along: () => readonly string[]): Buffer | undefined => {
    if (!before) return values.find(key)
    const known = values.findKnown(key)
    if (known) return known
    const kept = before.findKnown(key)
    if (!kept) return values.find(key)
    // What belongs to a value is there when the value is, also after a kill.
    for (const other of along()) keep(other)
    values.put(key, kept)
    return kept
  }
  return {
    get<T>(key: StoreKey<T>, along: () => readonly StoreKey<unknown>[] = none) {
      const json = read(key, along)
      return json && (JSON.parse(json.toString('utf8')) as T)
    },
    has: (key) => read(key, none) !== undefined,
    lists: (keys) => keys.every((key) => values.lists(key) || before?.lists(key)),
    put: (key, value) => values.put(key, JSON.stringify(value)),
    putJson: values.put,
    bytesOf: (key) => read(key, none),
    putBytes: values.put,
    putByContent(keyOf, value) {
      const json = JSON.stringify(value)
      const hash = hashOf(json)
      values.put(keyOf(hash), json)
      return hash
    },
    flush: async () => values.flush(),
    async close() {
      values.close()
      before?.close()
      for (const name of [young, old]) closeSegments(join(folder, name))
    },
  }
}

const none = (): readonly StoreKey<unknown>[] => []

const sizeOf = (folder: string): number =>
  existsSync(folder)
    ? readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
    : 0

function removeOtherFormats(folder: string): void {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder))
    if (
      /^values(?:-\d+)?(?:-old)?(?:\.(?:mdb(?:-lock)?|json))?$/.test(name) &&
      name !== young &&
      name !== old
    )
      rmSync(join(folder, name), { recursive: true, force: true })
}
