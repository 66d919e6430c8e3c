// What the machines of a fleet give to each other: packs of values under the hash of their bytes.
import { type Blobs, digestOf } from '../../remote/blobs.ts'
import { readPack, writePack } from '../packFile.ts'

export interface Exchange {
  /** Resolves with the digest of the pack. Equal packs are one. */
  readonly put: (
    values: Iterable<readonly [name: string, value: Uint8Array]>,
    head: unknown,
  ) => Promise<string>
  /** Rejects when nobody has it, or when its bytes are others. */
  readonly get: (digest: string) => Promise<Parcel>
  readonly close: () => void
}

export interface Parcel {
  readonly head: unknown
  readonly names: readonly string[]
  readonly get: (name: string) => Buffer | null
}

/** No pack has so many bytes: a job is a few hundred pages. */
const largest = 256 * 2 ** 20
/** Milliseconds for one request. */
const patience = 60_000

export const openExchange = (blobs: Blobs): Exchange => ({
  async put(values, head) {
    const parts: Uint8Array[] = []
    const pack = writePack((bytes) => void parts.push(bytes))
    for (const [name, value] of values) await pack.add(name, value)
    await pack.end(head)
    const bytes = Buffer.concat(parts)
    const digest = digestOf(bytes)
    await blobs.put({ kind: 'cas', hash: digest, signal: AbortSignal.timeout(patience) }, bytes)
    return digest
  },
  async get(digest) {
    const request = { kind: 'cas', hash: digest, signal: AbortSignal.timeout(patience) } as const
    const bytes = await blobs.get(request, largest)
    if (bytes === null) throw new Error(`The pack ${digest.slice(0, 12)} is not in the shared place.`)
    if (digestOf(bytes) !== digest) throw new Error(`The pack ${digest.slice(0, 12)} is damaged.`)
    return readPack(bytes.length, (offset, length) => bytes.subarray(offset, offset + length))
  },
  close: blobs.close,
})
