// Icons of the installed app, made from one image of the site and kept in the cache by its content.
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSealed, writeSealed } from '../../io/cacheFiles/sealed.ts'
import { hashOf } from '../../io/hash.ts'
import { maxPixels } from '../../io/images/imageSizes.ts'
import { loadSharp } from '../../io/images/loadSharp.ts'

/** Part of the file names of icons, also in the cache. Increase it when the same image gives another icon. */
export const iconMethod = 'icon-1'

interface IconOptions {
  /** Width and height in pixels. */
  readonly size: number
  /**
   * Fills the icon behind the image, which keeps clear of the edges that systems cut away. Null: transparent,
   * edge to edge.
   */
  readonly background: string | null
}

/** A circle of 80 % of a maskable icon is always visible; a square in it has 56 % of the side. */
const safePart = 0.56

/** A PNG. Rejects when the image or the color cannot be read. */
export async function appIcon(
  file: string,
  { size, background }: IconOptions,
  cacheFolder: string,
): Promise<Uint8Array> {
  const content = readFileSync(file)
  const folder = join(cacheFolder, 'images')
  const kept = join(
    folder,
    `${hashOf(content)}-${size}-${hashOf(background ?? '').slice(0, 8)}-${iconMethod}.png`,
  )
  const known = readSealed(kept)
  if (known) return known
  const sharp = await loadSharp()
  const inner = background === null ? size : Math.round(size * safePart)
  const {
    width = inner,
    height = inner,
    format,
  } = await sharp(content, { limitInputPixels: maxPixels }).metadata()
  // Vector images are drawn at their final size, not enlarged.
  const density =
    format === 'svg'
      ? { density: Math.min(100_000, Math.max(1, (72 * inner) / Math.max(width, height))) }
      : {}
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const image = await sharp(content, { limitInputPixels: maxPixels, ...density })
    .rotate()
    .resize({ width: inner, height: inner, fit: 'contain', background: clear })
    .png()
    .toBuffer()
  const made =
    background === null
      ? image
      : await sharp({ create: { width: size, height: size, channels: 4, background } })
          .composite([{ input: image, gravity: 'centre' }])
          .png()
          .toBuffer()
  mkdirSync(folder, { recursive: true })
  writeSealed(kept, made)
  return made
}
