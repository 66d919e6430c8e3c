// Values → packs on the server.
import { digestOf } from './blobs.ts'
import type { PackRef } from './cacheIndex.ts'
import { type Entry, makePack, sizeOfPack } from './pack.ts'

export interface WriterOptions {
  readonly put: (hash: string, blob: Uint8Array) => Promise<void>
  /** Packs that are compressed and sent at the same time. */
  readonly lanes: number
  /** Bytes of a pack before it is compressed. One larger value is a pack of its own. */
  readonly packSize: number
}

/** Takes the values one by one, so that few are in memory. Resolves with the packs that the server has. */
export async function writePacks(
  entries: Iterable<Entry>,
  { put, lanes, packSize }: WriterOptions,
): Promise<readonly PackRef[]> {
  const running = new Set<Promise<unknown>>()
  const packs: PackRef[] = []
  const send = async (pack: readonly Entry[]): Promise<void> => {
    const blob = await makePack(pack)
    const digest = digestOf(blob)
    await put(digest, blob)
    const ids = pack.map(({ id }) => id).join('')
    packs.push({ digest, size: blob.length, rawSize: sizeOfPack(pack), ids })
  }
  for (const pack of grouped(entries, packSize)) {
    while (running.size >= lanes) await Promise.race(running)
    const sent = send(pack).finally(() => running.delete(sent))
    // A failure is reported where it is awaited.
    sent.catch(() => {})
    running.add(sent)
  }
  await Promise.all(running)
  return packs
}

function* grouped(entries: Iterable<Entry>, packSize: number): Generator<readonly Entry[]> {
  let pack: Entry[] = []
  let size = 0
  for (const entry of entries) {
    if (pack.length > 0 && size + entry.value.length > packSize) {
      yield pack
      pack = []
      size = 0
    }
    pack.push(entry)
    size += entry.value.length
  }
  if (pack.length > 0) yield pack
}
