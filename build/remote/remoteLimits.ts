// Limits of what a build asks of the remote cache.
import type { Retention } from './cacheIndex.ts'

export interface RemoteLimits {
  /** Seconds that a build waits for values in all, and again while it writes. */
  readonly seconds: number
  /** Requests at the same time. */
  readonly lanes: number
  /** Bytes of a pack before it is compressed. */
  readonly packSize: number
  /** The most bytes of one pack, before it is compressed: others are ignored. */
  readonly largestPack: number
  readonly largestIndex: number
  /** Uncompressed bytes of packs that are kept in memory. */
  readonly memory: number
  /** From so many small packs on, they are joined; packs below `smallPack` bytes are small. */
  readonly smallPacks: number
  readonly smallPack: number
  readonly retention: Retention
}

export const usualLimits: RemoteLimits = {
  seconds: 60,
  lanes: 6,
  packSize: 12 * 2 ** 20,
  largestPack: 64 * 2 ** 20,
  largestIndex: 64 * 2 ** 20,
  memory: 128 * 2 ** 20,
  smallPacks: 24,
  smallPack: 64 * 2 ** 10,
  retention: { idle: 30, bytes: 2 * 2 ** 30 },
}
