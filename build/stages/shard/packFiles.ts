// Files of the cache that take long to make, into the pack of a shard: cards, and smaller copies of images.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { cards } from '../../outputs/cards/cards.ts'
import type { LinkedSite } from '../../outputs/linkedSite.ts'
import type { StoreKey } from '../../reuse/keys.ts'
import type { Store } from '../../reuse/store.ts'
import { fileNameOf } from '../../shared/paths.ts'
import type { PackWriter } from '../../spread/packFile.ts'
import { cacheFileName } from '../../spread/partNames.ts'
import type { Session } from '../../workers/session.ts'
import type { StartedBuild } from '../startBuild.ts'
import { makeTools } from '../writeSite.ts'
import { packValues } from './packWork.ts'

/** Cards that are drawn at the same time. */
const lanes = 4

/** Draws the cards of the site's pages. */
export async function packCards(
  { site, cards: planned, files }: LinkedSite,
  session: Session,
  pack: PackWriter,
): Promise<void> {
  const own = new Map(
    site.routes.flatMap(({ path }) => {
      const card = planned.get(path)
      return card ? [[path, card] as const] : []
    }),
  )
  const limit = pLimit(lanes)
  const tools = makeTools(session)
  const made = [...cards({ cards: own, files })].map(({ path, make }) =>
    limit(async () => {
      await make(tools)
      return fileNameOf(path)
    }),
  )
  for (const name of await Promise.all(made)) await packFile('cards', name, session, pack)
}

/** Smaller copies of the site's images, which the bundler has made. Every shard has the same. */
export async function packImages(
  session: Session,
  { files, hashOf }: StartedBuild,
  pack: PackWriter,
): Promise<void> {
  const folder = join(session.cacheFolder, 'images')
  if (!existsSync(folder)) return
  const images = [...files].filter((source) => /\.(?:png|jpe?g|gif|webp|avif)$/i.test(source))
  const originals = new Set(images.map(hashOf))
  for (const name of readdirSync(folder).sort())
    if (originals.has(name.slice(0, name.indexOf('-')))) await packFile('images', name, session, pack)
}

async function packFile(
  folder: 'cards' | 'images',
  name: string,
  { cacheFolder }: Session,
  pack: PackWriter,
): Promise<void> {
  const file = join(cacheFolder, folder, name)
  if (existsSync(file)) await pack.add(cacheFileName(folder, name), readFileSync(file))
}

/** Values that the stages between bundling and writing have found or made. */
export async function packUsed(
  used: Iterable<StoreKey<unknown>>,
  store: Store,
  pack: PackWriter,
): Promise<void> {
  await store.flush()
  await packValues(used, store, pack)
}
