// The packs that are known in this build: those of the index, and those that the build wrote.
import { type IndexedPack, idsOf, nextPacks, type PackRef, type Signing } from './cacheIndex.ts'
import type { Connection } from './connection.ts'
import { type Head, headName, noHead, readHead, writeHead } from './head.ts'
import { joinSmallPacks } from './joinSmallPacks.ts'
import { type EntryId, idOf } from './pack.ts'
import { openPackReader } from './packReader.ts'
import { type WriterOptions, writePacks } from './packWriter.ts'
import type { RemoteLimits } from './remoteLimits.ts'

/** All that ask the server reject with a RemoteError when it fails. */
export interface Shelf {
  readonly open: () => Promise<void>
  /** A pack that has a value of this build is kept, whether or not it was read. */
  readonly has: (key: string) => boolean
  /** Adds the values that the server has to `found`. */
  readonly read: (keys: Iterable<string>, found: Map<string, Uint8Array>) => Promise<void>
  readonly write: (entries: Parameters<typeof writePacks>[0]) => Promise<readonly PackRef[]>
  readonly add: (packs: readonly PackRef[]) => void
  /** Writes an index with the packs that were added. */
  readonly announce: () => Promise<void>
}

export function openShelf(connection: Connection, signing: Signing, limits: RemoteLimits): Shelf {
  const { largestIndex } = limits
  const own = placeOf(signing, signing.secret !== null, largestIndex)
  const get = (hash: string, limit: number) => connection.get('cas', hash, limit)
  const writer: WriterOptions = { ...limits, put: (hash, blob) => connection.put('cas', hash, blob) }
  const reader = openPackReader({ get, ...limits })
  const packOf = new Map<EntryId, PackRef>()
  /** Digests of packs: those with values of this build, and those that the server has removed. */
  const used = new Set<string>()
  const lost = new Set<string>()
  const added: IndexedPack[] = []
  let head: Head = noHead
  const learn = (packs: readonly PackRef[]) => {
    for (const pack of packs)
      if (pack.rawSize <= limits.largestPack) for (const id of idsOf(pack)) packOf.set(id, pack)
  }
  const readPack = async (pack: PackRef) => {
    const values = await reader.read(pack)
    used.add(pack.digest)
    if (values) return values
    lost.add(pack.digest)
    for (const id of idsOf(pack)) packOf.delete(id)
    return new Map<EntryId, Buffer>()
  }
  return {
    async open() {
      head = await readHead(connection, own)
      learn(head.packs)
      // Without the secret, what its owners wrote can be read like anything else.
      if (signing.secret === null)
        learn((await readHead(connection, placeOf(signing, true, largestIndex))).packs)
    },
    has(key) {
      const pack = packOf.get(idOf(key))
      if (pack) used.add(pack.digest)
      return pack !== undefined
    },
    async read(keys, found) {
      const groups = [...grouped(keys, packOf)]
      await Promise.all(groups.map(async ([pack, own]) => pick(await readPack(pack), own, found)))
    },
    write: (entries) => writePacks(entries, writer),
    add(packs) {
      for (const pack of packs) {
        used.add(pack.digest)
        added.push({ ...pack, idle: 0 })
      }
      learn(packs)
    },
    async announce() {
      if (added.length === 0) return
      // Another build may have written since.
      const now = await readHead(connection, own, head)
      const known = now.packs.filter(({ digest }) => !lost.has(digest))
      const packs = nextPacks([...known, ...added], used, limits.retention)
      await writeHead(connection, own, await joinSmallPacks(packs, { ...writer, ...limits, reader }))
    },
  }
}

const placeOf = (signing: Signing, isSigned: boolean, largest: number) => ({
  name: headName(signing.scope, isSigned),
  signing,
  largest,
})

function pick(
  values: ReadonlyMap<EntryId, Buffer>,
  keys: readonly string[],
  found: Map<string, Uint8Array>,
): void {
  for (const key of keys) {
    const value = values.get(idOf(key))
    if (value) found.set(key, value)
  }
}

/** The keys that each pack has. */
function grouped(
  keys: Iterable<string>,
  packOf: ReadonlyMap<EntryId, PackRef>,
): ReadonlyMap<PackRef, readonly string[]> {
  const groups = new Map<PackRef, string[]>()
  for (const key of keys) {
    const pack = packOf.get(idOf(key))
    const group = pack && groups.get(pack)
    if (group) group.push(key)
    else if (pack) groups.set(pack, [key])
  }
  return groups
}
