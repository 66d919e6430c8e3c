// Packs of the server in memory: each is fetched once and checked, and those that were used last are kept.
import pLimit from 'p-limit'
import { type Blobs, digestOf, RemoteError } from './blobs.ts'
import type { PackRef } from './cacheIndex.ts'
import { type EntryId, readPack } from './pack.ts'

type Values = ReadonlyMap<EntryId, Buffer>

export interface PackReader {
  /**
   * Null for a pack that the server does not have any more. Rejects for one that is not what it should be.
   */
  readonly read: (pack: PackRef) => Promise<Values | null>
}

export interface ReaderOptions {
  readonly get: (hash: string, limit: number) => ReturnType<Blobs['get']>
  /** Packs that are fetched at the same time. */
  readonly lanes: number
  /** Uncompressed bytes that are kept in memory. */
  readonly memory: number
}

export function openPackReader({ get, lanes, memory }: ReaderOptions): PackReader {
  const limit = pLimit(lanes)
  /** The pack that was used last is the last one. */
  const known = new Map<string, { readonly values: Promise<Values | null>; readonly bytes: number }>()
  const fetchPack = async ({ digest, size, rawSize }: PackRef): Promise<Values | null> => {
    const blob = await get(digest, size)
    if (blob === null) return null
    if (digestOf(blob) !== digest) throw damaged()
    return readPack(blob, rawSize).catch(() => {
      throw damaged()
    })
  }
  return {
    read(pack) {
      const entry = known.get(pack.digest) ?? { values: limit(() => fetchPack(pack)), bytes: pack.rawSize }
      known.delete(pack.digest)
      known.set(pack.digest, entry)
      let bytes = 0
      for (const one of known.values()) bytes += one.bytes
      for (const [digest, one] of known) {
        if (bytes <= memory || digest === pack.digest) break
        known.delete(digest)
        bytes -= one.bytes
      }
      return entry.values
    },
  }
}

const damaged = (): RemoteError =>
  new RemoteError('answered with damaged data', { hint: 'If that happens again, empty the server.' })
