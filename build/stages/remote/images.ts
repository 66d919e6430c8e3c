// What builds share of images: their facts, and the smaller copies that the bundler makes. They are asked
// for before the build begins, because the bundler cannot wait for them.
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readSealed, writeSealed } from '../../io/cacheFiles/sealed.ts'
import type { Scan } from '../../read/scan.ts'
import { joinParts, splitParts } from '../../remote/parts.ts'
import type { RemoteCache } from '../../remote/remoteCache.ts'
import { contentHash } from '../../reuse/fileHashes.ts'
import { imageKey } from '../../reuse/keys.ts'
import { canBeValue } from '../../reuse/valueSchemas.ts'
import { addToList } from '../../shared/addToList.ts'
import type { SourcePath } from '../../shared/paths.ts'
import type { Session } from '../../workers/session.ts'

/** Smaller copies may be large: few images at a time. */
const atOnce = 50

const isImage = (source: SourcePath): boolean => /\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(source)
/** The hash of the image, its width, and versions of the encoder. */
const copyName = /^([0-9a-f]{32})-\d+-[\w.-]+\.(?:webp|avif)$/

/** Facts with a placeholder and others have different keys, as in the store. */
const factsKey = (hash: string, previews: boolean): string =>
  `${previews ? 'imageFacts.1' : 'imageSizes.1'}/${hash}`
const copiesKey = (hash: string): string => `imageCopies.1/${hash}`

type Place = Pick<Session, 'cacheFolder' | 'project' | 'store'>

export async function restoreImages(scan: Scan, session: Session, remote: RemoteCache): Promise<void> {
  const { project, hashes, store, cacheFolder } = session
  const folder = { hashes, scan, root: project.root }
  const previews = project.config.behaviors.previewsImages
  const known = copiesIn(cacheFolder)
  const wanted = new Set<string>()
  for (const source of scan.files.keys()) {
    const hash = isImage(source) ? hashIn(source, folder) : null
    if (hash === null) continue
    if (!store.has(imageKey(hash, previews))) wanted.add(factsKey(hash, previews))
    if (!known.has(hash)) wanted.add(copiesKey(hash))
  }
  const keys = [...wanted]
  for (let first = 0; first < keys.length; first += atOnce) {
    const found = await remote.get(keys.slice(first, first + atOnce))
    for (const [key, value] of found) {
      const hash = key.slice(key.indexOf('/') + 1)
      const stored = imageKey(hash, previews)
      if (key !== factsKey(hash, previews)) storeCopies(hash, value, cacheFolder)
      else if (canBeValue(stored, value)) store.putBytes(stored, value)
      else await remote.distrust()
    }
  }
  await store.flush()
}

/** Null for a file that cannot be read: who shows it says why. */
function hashIn(source: SourcePath, folder: Parameters<typeof contentHash>[1]): string | null {
  try {
    return contentHash(source, folder)
  } catch {
    return null
  }
}

/** Parts: a name and a content for each copy. */
function storeCopies(hash: string, value: Uint8Array, cacheFolder: string): void {
  const copies = splitParts(value) ?? []
  const folder = join(cacheFolder, 'images')
  for (let at = 0; at + 1 < copies.length; at += 2) {
    const [name, content] = [String(copies[at]), copies[at + 1]]
    if (copyName.exec(name)?.[1] !== hash || !content) continue
    mkdirSync(folder, { recursive: true })
    writeSealed(join(folder, name), content)
  }
}

/** The values of a site's images, by key. */
export function* imageValues(
  {
    names,
    hashOf,
  }: { readonly names: Iterable<SourcePath>; readonly hashOf: (source: SourcePath) => string },
  { cacheFolder, project, store }: Place,
): Generator<readonly [string, () => Uint8Array | null]> {
  const copies = copiesIn(cacheFolder)
  const previews = project.config.behaviors.previewsImages
  for (const source of names) {
    if (!isImage(source)) continue
    const hash = hashOf(source)
    const own = copies.get(hash)
    if (store.has(imageKey(hash, previews)))
      yield [factsKey(hash, previews), () => store.bytesOf(imageKey(hash, previews)) ?? null]
    if (own) yield [copiesKey(hash), () => copiesValue(own, cacheFolder)]
  }
}

function copiesValue(names: readonly string[], cacheFolder: string): Uint8Array {
  const copies = names.flatMap((name) => {
    const content = readSealed(join(cacheFolder, 'images', name))
    return content ? [Buffer.from(name), content] : []
  })
  return joinParts(copies)
}

/** Names of the copies of each image, by its hash. */
function copiesIn(cacheFolder: string): ReadonlyMap<string, readonly string[]> {
  const folder = join(cacheFolder, 'images')
  const found = new Map<string, string[]>()
  for (const name of existsSync(folder) ? readdirSync(folder).sort() : []) {
    const hash = copyName.exec(name)?.[1]
    if (hash !== undefined) addToList(found, hash, name)
  }
  return found
}
