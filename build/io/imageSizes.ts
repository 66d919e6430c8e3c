// Smaller versions of a picture, kept by content. Quality 70, two widths from 640 to 1030 pixels: the specification's numbers.
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { hashOf } from './hash.ts'
import { writeWhole } from './loadModule.ts'
import { placeholderOf } from './placeholder.ts'

/** Widths in pixels. */
const widths = [640, 1030] as const
const quality = 70
/** Part of the names in the cache: another way of making them gives other names. */
const method = 'webp-70-1'
/** Larger pictures are refused before they are decoded. */
export const maxPixels = 100_000_000

export const isPicture = (path: string): boolean => /\.(?:png|jpe?g|webp)$/i.test(path)

export interface ImageSizes {
  readonly width: number
  readonly height: number
  /** Colours to show until the picture is there; null for small and transparent pictures. */
  readonly placeholder: string | null
  /** Smaller in pixels and in bytes than the original, narrowest first. */
  readonly variants: readonly { readonly width: number; readonly ending: string; readonly content: Uint8Array }[]
}

/** Few at a time: each picture is decoded in memory. */
const limit = pLimit(2)

export const sizesOf = (content: Uint8Array, cacheFolder: string): Promise<ImageSizes> => limit(() => measure(content, cacheFolder))

async function measure(content: Uint8Array, cacheFolder: string): Promise<ImageSizes> {
  const { default: sharp } = await import('sharp')
  const picture = () => sharp(content, { limitInputPixels: maxPixels })
  const { width = 0, height = 0, orientation = 1 } = await picture().metadata()
  if (width * height > maxPixels) throw new Error(`it has ${width} × ${height} pixels, and more than ${maxPixels / 1_000_000} million are refused`)
  const [wide, high] = orientation >= 5 ? [height, width] : [width, height]
  const folder = join(cacheFolder, 'images')
  const variants = await Promise.all(
    widths
      .filter((smaller) => smaller < wide)
      .map(async (smaller) => {
        const file = join(folder, `${hashOf(content)}-${smaller}-${method}.webp`)
        if (existsSync(file)) return { width: smaller, ending: '.webp', content: readFileSync(file) }
        const made = await picture().rotate().resize({ width: smaller }).webp({ quality }).toBuffer()
        mkdirSync(folder, { recursive: true })
        writeWhole(file, made)
        return { width: smaller, ending: '.webp', content: made }
      }),
  )
  const placeholder = await placeholderOf(picture(), wide, high)
  return { width: wide, height: high, placeholder, variants: variants.filter((variant) => variant.content.length < content.length) }
}
