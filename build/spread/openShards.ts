// The shards of a build, found in folders, read, and put where a build looks for results.
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { writeWhole } from '../io/writeWhole.ts'
import { counted } from '../model/text/counted.ts'
import { UsageError } from '../model/usageError.ts'
import type { Store } from '../reuse/store.ts'
import { canBeValue } from '../reuse/valueSchemas.ts'
import type { RenderedFiles } from '../workers/writePage.ts'
import { DamagedPack, openPackFile, type Pack } from './packFile.ts'
import { cacheFileIn, htmlName, isHtmlName, keyIn } from './partNames.ts'
import { pageFrom } from './renderedParts.ts'
import { isShardHead, type NamedHead, type ShardHead, shardFormat } from './shardHead.ts'
import { isShardFile } from './shardName.ts'

export interface Shards {
  readonly heads: readonly NamedHead[]
  /** Puts the values into the store, and the files into the cache. */
  readonly restore: (store: Store, cacheFolder: string) => Promise<void>
  /** A page by the key of its output; null when no shard has rendered it. */
  readonly page: (key: string) => RenderedFiles | null
  readonly close: () => void
}

interface OpenShard {
  readonly name: string
  readonly pack: Pack
}

/**
 * Looks into all folders below those given. Throws a UsageError when there is none, or one is damaged. `warn`
 * gets a message for each shard with values that cannot be what their names say: they are left out.
 */
export function openShards(folders: readonly string[], warn: (message: string) => void): Shards {
  const files = [...new Set(folders.flatMap(shardFilesIn))].sort()
  if (files.length === 0)
    throw new UsageError(
      `There is no file shard-1-of-….troodon in ${folders.join(', ')}. Build the shards with build --shard first.`,
    )
  const open: OpenShard[] = []
  try {
    const heads = files.map((file) => {
      const shard = { name: basename(file), pack: guarded(basename(file), () => openPackFile(file)) }
      open.push(shard)
      return { file: shard.name, head: headOf(shard) }
    })
    return shardsOf(open, heads, warn)
  } catch (error) {
    for (const { pack } of open) pack.close()
    throw error
  }
}

function shardsOf(
  shards: readonly OpenShard[],
  heads: readonly NamedHead[],
  warn: (message: string) => void,
): Shards {
  const ofPage = new Map<string, OpenShard>()
  for (const shard of shards)
    for (const name of shard.pack.names) if (isHtmlName(name)) ofPage.set(name, shard)
  return {
    heads,
    async restore(store, cacheFolder) {
      for (const shard of shards) {
        const wrong = shard.pack.names.filter((name) => !restoreValue(name, shard, store, cacheFolder))
        if (wrong.length > 0)
          warn(
            `${shard.name} has ${counted(wrong.length, 'value')} that no build has written. The build continues without them. Build the shard again.`,
          )
        await store.flush()
      }
    },
    page(key) {
      const shard = ofPage.get(htmlName(key))
      return shard ? pageFrom(key, (name) => read(name, shard)) : null
    },
    close() {
      for (const { pack } of shards) pack.close()
    },
  }
}

/** Returns false for a value that cannot be what its name says. */
function restoreValue(name: string, shard: OpenShard, store: Store, cacheFolder: string): boolean {
  const key = keyIn(name)
  const file = cacheFileIn(name)
  if (key === null && file === null) return true
  const value = read(name, shard)
  if (value === null) return true
  if (key !== null && !canBeValue(key, value)) return false
  if (key !== null && !store.has(key)) store.putBytes(key, value)
  if (file === null) return true
  const folder = join(cacheFolder, file.folder)
  mkdirSync(folder, { recursive: true })
  if (!existsSync(join(folder, file.file))) writeWhole(join(folder, file.file), value)
  return true
}

function shardFilesIn(folder: string): readonly string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`${folder} is not a folder. --merge needs the folder with the shards.`)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => isShardFile(basename(path)))
    .map((path) => join(folder, path))
}

function headOf({ name, pack: { head } }: OpenShard): ShardHead {
  const { format } = (head ?? {}) as { readonly format?: unknown }
  if (format !== shardFormat)
    throw new UsageError(
      `${name} was built with another version of Troodon. Use one version on all machines.`,
    )
  if (!isShardHead(head))
    throw new UsageError(`${name} is damaged: its head is not complete. Build or download it again.`)
  return head
}

const read = (name: string, shard: OpenShard): Buffer | null =>
  guarded(shard.name, () => shard.pack.get(name))

function guarded<T>(name: string, act: () => T): T {
  try {
    return act()
  } catch (error) {
    if (!(error instanceof DamagedPack)) throw error
    throw new UsageError(`${name} is damaged: ${error.message}. Build or download it again.`, {
      cause: error,
    })
  }
}
