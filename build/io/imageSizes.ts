// Smaller versions of a picture, kept by content. Quality 70, two widths from 640 to 1030 pixels: the specification's numbers.
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pLimit from 'p-limit'
import type { Sharp } from 'sharp'
import { isAnimated } from './animation.ts'
import { hashOf } from './hash.ts'
import { loadSharp } from './loadSharp.ts'
import { placeholderOf } from './placeholder.ts'
import { writeWhole } from './writeWhole.ts'

const narrow = 640
const wide = 1030

type Ending = '.webp' | '.avif'

/** AVIF at 55 is as true to the original as WebP at 70, measured on photographs and screenshots. */
const encoders: Readonly<Record<Ending, (picture: Sharp) => Sharp>> = {
  '.webp': (picture) => picture.webp({ quality: 70 }),
  '.avif': (picture) => picture.avif({ quality: 55, effort: 3 }),
}
/** Part of the names in the cache: another way of making them gives other names. */
const method = '2'
/** Larger pictures are refused before they are decoded. */
export const maxPixels = 100_000_000
/** Larger versions are not made as AVIF: time and memory of its encoder grow with them (about half a second for each million). */
const maxAvifPixels = 4_000_000
/** No WebP is longer. */
const maxSide = 16_383

export const isPicture = (path: string): boolean => /\.(?:png|jpe?g|webp)$/i.test(path)

export interface Variant {
  readonly width: number
  /** Null: the picture as it is. */
  readonly ending: Ending | null
  readonly content: Uint8Array
}

export interface ImageSizes {
  readonly width: number
  readonly height: number
  /** Colours to show until the picture is there; null for small and transparent pictures. */
  readonly placeholder: string | null
  /** What every browser shows, narrowest first; none when the picture as it is serves best. */
  readonly variants: readonly Variant[]
  /** The same for browsers that read AVIF; none when that is nowhere smaller. */
  readonly modern: readonly Variant[]
}

/** Few at a time: each picture is decoded in memory. */
const limit = pLimit(2)

export const sizesOf = (content: Uint8Array, cacheFolder: string): Promise<ImageSizes> =>
  limit(() => measure(content, cacheFolder))

async function measure(content: Uint8Array, cacheFolder: string): Promise<ImageSizes> {
  const sharp = await loadSharp()
  const picture = () => sharp(content, { limitInputPixels: maxPixels })
  const { orientation = 1, pages = 1, ...size } = await picture().metadata()
  if (size.width * size.height > maxPixels)
    throw new Error(
      `it has ${size.width} × ${size.height} pixels, and more than ${maxPixels / 1_000_000} million are refused`,
    )
  const [width, height] = orientation >= 5 ? [size.height, size.width] : [size.width, size.height]
  const placeholder = await placeholderOf(picture(), width, height)
  const original: Variant = { width, ending: null, content }
  const source: Source = { content, picture, cacheFolder }
  const made: Variant[][] = []
  // A version of what moves would stand still.
  const still = pages === 1 && !isAnimated(content)
  for (const step of still ? stepsOf(width, height) : []) {
    const pixels = (step * step * height) / width
    const endings: readonly Ending[] = pixels > maxAvifPixels ? ['.webp'] : ['.webp', '.avif']
    const kinds: Variant[] = []
    for (const ending of endings)
      kinds.push({
        width: step,
        ending,
        content: await variantOf(source, step, ending),
      })
    made.push(kinds)
  }
  const variants = smallest(made, ['.webp'], original)
  const modern = smallest(made, ['.webp', '.avif'], original)
  return {
    width,
    height,
    placeholder,
    variants,
    modern: modern.some(({ ending }) => ending === '.avif') ? modern : [],
  }
}

/** Widths that a picture is made in; none when it is as narrow as that, or too long for the format. */
const stepsOf = (width: number, height: number): readonly number[] =>
  [narrow, Math.min(wide, width)].filter((step) => width > narrow && (step * height) / width <= maxSide)

/** An image, and the folder that keeps smaller versions of it. */
interface Source {
  readonly content: Uint8Array
  readonly picture: () => Sharp
  readonly cacheFolder: string
}

async function variantOf(
  { content, picture, cacheFolder }: Source,
  width: number,
  ending: Ending,
): Promise<Uint8Array> {
  const { versions } = await loadSharp()
  const folder = join(cacheFolder, 'images')
  const file = join(folder, `${hashOf(content)}-${width}-${method}-${versions.sharp}${ending}`)
  if (existsSync(file)) return readFileSync(file)
  const made = await encoders[ending](picture().rotate().resize({ width })).toBuffer()
  mkdirSync(folder, { recursive: true })
  writeWhole(file, made)
  return made
}

/** For each width what has the fewest bytes; the picture as it is in place of a widest version that would have more. */
function smallest(
  made: readonly (readonly Variant[])[],
  endings: readonly Ending[],
  original: Variant,
): readonly Variant[] {
  const chosen = made.map(
    (kinds) => kinds.filter(({ ending }) => ending && endings.includes(ending)).sort(bySize)[0] as Variant,
  )
  const smaller = chosen.filter(({ content }) => content.length < original.content.length)
  if (smaller.length === 0) return []
  return smaller.at(-1) === chosen.at(-1) ? smaller : [...smaller, original]
}

const bySize = (a: Variant, b: Variant): number => a.content.length - b.content.length
