// The remote cache of one build: values by key on a server that other machines use too. Nothing here
// rejects because of the server: when it fails, one warning is given, and from then on no value is there.
import { type Blobs, RemoteError } from './blobs.ts'
import type { PackRef } from './cacheIndex.ts'
import { connect } from './connection.ts'
import { idOf } from './pack.ts'
import { type RemoteLimits, usualLimits } from './remoteLimits.ts'
import { openShelf } from './shelf.ts'

export interface RemoteCache {
  /**
   * Whether every value was written by somebody who knows the secret. Only then, values that the site's own
   * code made are read and written.
   */
  readonly isTrusted: boolean
  /** Whether values are written, too. */
  readonly writes: boolean
  /** Values that the server has. Ask for a thousand at a time: all of them are in memory. */
  readonly get: (keys: Iterable<string>) => Promise<ReadonlyMap<string, Uint8Array>>
  /** The keys whose values should be written: none when nothing can be written. */
  readonly missing: (keys: Iterable<string>) => Promise<ReadonlySet<string>>
  /** Writes values, which are taken one by one. `get` finds them from now on, other builds after `close`. */
  readonly put: (entries: Iterable<RemoteEntry>) => Promise<void>
  /** The same in two steps: one machine writes values, and another one announces the packs that have them. */
  readonly write: (entries: Iterable<RemoteEntry>) => Promise<readonly PackRef[]>
  readonly add: (packs: readonly PackRef[]) => void
  /** A value is not what its key promises: gives the one warning, and nothing more is read or written. */
  readonly distrust: () => Promise<void>
  /** Announces what was written, and ends all requests. */
  readonly close: () => Promise<RemoteSummary>
}

type RemoteEntry = readonly [key: string, value: Uint8Array]

interface RemoteSummary {
  /** Values that `get` found, and values that were written. */
  readonly restored: number
  readonly stored: number
  readonly bytes: { readonly read: number; readonly written: number }
}

export interface RemoteOptions {
  readonly blobs: Blobs
  /** Whether values are written, too. */
  readonly writes: boolean
  /** Names what the values are for. Builds with other scopes do not find them. */
  readonly scope: string
  /** Signs the index; one without this signature is not used. */
  readonly secret: string | null
  readonly limits?: Partial<RemoteLimits>
  /** Called at most once, with words that continue the name of the server, and with what to do about it. */
  readonly warn: (failure: string, hint: string | null) => void
}

/** Begins to read the index at once. */
export function openRemoteCache({ scope, secret, ...options }: RemoteOptions): RemoteCache {
  const limits = { ...usualLimits, ...options.limits }
  const connection = connect({ ...options, seconds: limits.seconds })
  const shelf = openShelf(connection, { scope, secret }, limits)
  const opened = connection.reading(shelf.open, undefined)
  const counts = { restored: 0, stored: 0 }
  let closed: Promise<RemoteSummary> | null = null
  const close = async (): Promise<RemoteSummary> => {
    await opened
    await connection.writing(shelf.announce, undefined)
    connection.close()
    return { ...counts, bytes: connection.bytes() }
  }
  const cache: RemoteCache = {
    isTrusted: secret !== null,
    writes: options.writes,
    async get(keys) {
      const found = new Map<string, Uint8Array>()
      await opened
      await connection.reading(() => shelf.read(keys, found), undefined)
      counts.restored += found.size
      return found
    },
    async missing(keys) {
      await opened
      if (!connection.canWrite()) return new Set()
      return new Set([...keys].filter((key) => !shelf.has(key)))
    },
    write(entries) {
      const count = function* () {
        for (const [key, value] of entries) {
          counts.stored++
          yield { id: idOf(key), value }
        }
      }
      return connection.writing(() => shelf.write(count()), [])
    },
    add: shelf.add,
    distrust: () => connection.reading(() => Promise.reject(otherValue()), undefined),
    async put(entries) {
      await opened
      shelf.add(await cache.write(entries))
    },
    close: () => (closed ??= close()),
  }
  return cache
}

const otherValue = (): RemoteError =>
  new RemoteError('answered with a value that no build has written', {
    hint: 'Empty the server, and set TROODON_CACHE_SECRET so that others cannot add values.',
  })
