// Smaller versions of an image for `srcset`: two widths from 640 to 1030 pixels, as WebP and as AVIF.
import pLimit from 'p-limit'
import type { Sharp } from 'sharp'
import { placeholderOf } from './imagePlaceholder.ts'
import { type Extension, encodeVariant, smallestVariants, type Variant } from './imageVariants.ts'
import { isAnimated } from './isAnimated.ts'
import { loadSharp } from './loadSharp.ts'

const narrow = 640
const wide = 1030

/** Larger images are refused before they are decoded. */
export const maxPixels = 100_000_000
/**
 * Larger versions are not made as AVIF: its encoder takes about half a second, and much memory, for each
 * million pixels.
 */
const maxAvifPixels = 4_000_000
/** A WebP cannot be longer. */
const maxSide = 16_383

export const isRasterImage = (path: string): boolean => /\.(?:png|jpe?g|webp)$/i.test(path)

export interface ImageSizes {
  readonly width: number
  readonly height: number
  /** CSS colors to show until the image is loaded; null for small and transparent images. */
  readonly placeholder: string | null
  /** For every browser, narrowest first; empty when the original is best. */
  readonly variants: readonly Variant[]
  /** For browsers that read AVIF; empty when AVIF is nowhere smaller. */
  readonly modern: readonly Variant[]
}

/** Each image is decoded in memory: few at a time. */
const limit = pLimit(2)

/**
 * Encoded versions are kept in the cache, by the hash of the image. Rejects for an image that cannot be read.
 */
export const sizesOf = (content: Uint8Array, cacheFolder: string): Promise<ImageSizes> =>
  limit(() => measure(content, cacheFolder))

async function measure(content: Uint8Array, cacheFolder: string): Promise<ImageSizes> {
  const sharp = await loadSharp()
  const decode = () => sharp(content, { limitInputPixels: maxPixels })
  const { width, height, pages } = await dimensions(decode())
  const placeholder = await placeholderOf(decode(), width, height)
  const source = { content, decode, cacheFolder }
  const made: Variant[][] = []
  // A smaller version would lose the animation.
  const isStill = pages === 1 && !isAnimated(content)
  for (const step of isStill ? widthsFor(width, height) : []) {
    const variants: Variant[] = []
    for (const extension of extensionsFor((step * step * height) / width))
      variants.push(await encodeVariant(source, step, extension))
    made.push(variants)
  }
  const original: Variant = { width, extension: null, content }
  const modern = smallestVariants(made, ['.webp', '.avif'], original)
  return {
    width,
    height,
    placeholder,
    variants: smallestVariants(made, ['.webp'], original),
    modern: modern.some(({ extension }) => extension === '.avif') ? modern : [],
  }
}

/** Null for an image of a size that is decoded. */
export const sizeProblem = (width: number, height: number): string | null =>
  width * height > maxPixels
    ? `it has ${width} × ${height} pixels, and more than ${maxPixels / 1_000_000} million are refused`
    : null

/** As the image is shown, after the rotation that its metadata asks for. */
async function dimensions(image: Sharp) {
  const { width, height, orientation = 1, pages = 1 } = await image.metadata()
  const problem = sizeProblem(width, height)
  if (problem !== null) throw new Error(problem)
  return orientation >= 5 ? { width: height, height: width, pages } : { width, height, pages }
}

/** None for an image that is narrow already, or too long for the format. */
const widthsFor = (width: number, height: number): readonly number[] =>
  [narrow, Math.min(wide, width)].filter((step) => width > narrow && (step * height) / width <= maxSide)

const extensionsFor = (pixels: number): readonly Extension[] =>
  pixels > maxAvifPixels ? ['.webp'] : ['.webp', '.avif']
