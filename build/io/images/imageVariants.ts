// Encodes one version of an image, and chooses among several.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Sharp } from 'sharp'
import { readSealed, writeSealed } from '../cacheFiles/sealed.ts'
import { hashOf } from '../hash.ts'
import { loadSharp } from './loadSharp.ts'

export type Extension = '.webp' | '.avif'

export interface Variant {
  readonly width: number
  /** Null: the original. */
  readonly extension: Extension | null
  readonly content: Uint8Array
}

/** An image, and the folder that keeps smaller versions of it. */
export interface ImageSource {
  readonly content: Uint8Array
  readonly decode: () => Sharp
  readonly cacheFolder: string
}

/** AVIF at 55 is as true to the original as WebP at 70, measured on photographs and screenshots. */
const encoders: Readonly<Record<Extension, (image: Sharp) => Sharp>> = {
  '.webp': (image) => image.webp({ quality: 70 }),
  '.avif': (image) => image.avif({ quality: 55, effort: 3 }),
}
/** Part of the names in the cache: change it together with the encoders. */
const method = '2'

export async function encodeVariant(
  { content, decode, cacheFolder }: ImageSource,
  width: number,
  extension: Extension,
): Promise<Variant> {
  const { versions } = await loadSharp()
  const folder = join(cacheFolder, 'images')
  const file = join(folder, `${hashOf(content)}-${width}-${method}-${versions.sharp}${extension}`)
  const known = readSealed(file)
  if (known) return { width, extension, content: known }
  const made = await encoders[extension](decode().rotate().resize({ width })).toBuffer()
  mkdirSync(folder, { recursive: true })
  writeSealed(file, made)
  return { width, extension, content: made }
}

/**
 * `made` has the versions of each width. Takes the fewest bytes for each width; the original replaces a
 * widest version that has more.
 */
export function smallestVariants(
  made: readonly (readonly Variant[])[],
  extensions: readonly Extension[],
  original: Variant,
): readonly Variant[] {
  const chosen = made.map(
    (variants) =>
      variants
        .filter(({ extension }) => extension && extensions.includes(extension))
        .sort(bySize)[0] as Variant,
  )
  const smaller = chosen.filter(({ content }) => content.length < original.content.length)
  if (smaller.length === 0) return []
  return smaller.at(-1) === chosen.at(-1) ? smaller : [...smaller, original]
}

const bySize = (a: Variant, b: Variant): number => a.content.length - b.content.length
