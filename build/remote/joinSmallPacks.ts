// Every build that writes leaves a small pack. When there are many, they become a large one, so that the
// next build asks for few.
import type { IndexedPack } from './cacheIndex.ts'
import type { Entry } from './pack.ts'
import type { PackReader } from './packReader.ts'
import { type WriterOptions, writePacks } from './packWriter.ts'

interface JoinOptions extends WriterOptions {
  readonly reader: PackReader
  /** From so many on they are joined; packs below `smallPack` bytes are small. */
  readonly smallPacks: number
  readonly smallPack: number
}

/** The packs with the small ones joined, when there are many. */
export async function joinSmallPacks(
  packs: readonly IndexedPack[],
  { reader, smallPacks, smallPack, ...writer }: JoinOptions,
): Promise<readonly IndexedPack[]> {
  const small = packs.filter(({ size }) => size < smallPack)
  if (small.length < smallPacks) return packs
  const entries = new Map<string, Entry>()
  for (const pack of small)
    for (const [id, value] of (await reader.read(pack)) ?? []) entries.set(id, { id, value })
  const joined = await writePacks(entries.values(), writer)
  const idle = Math.min(...small.map((pack) => pack.idle))
  const others = packs.filter((pack) => !small.includes(pack))
  return [...others, ...joined.map((pack) => ({ ...pack, idle }))]
}
