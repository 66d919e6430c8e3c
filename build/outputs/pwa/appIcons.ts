// Icons of the installed app, drawn from one picture of the site and kept by content.
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../../io/hash.ts'
import { maxPixels } from '../../io/imageSizes.ts'
import { loadSharp } from '../../io/loadSharp.ts'
import { writeWhole } from '../../io/writeWhole.ts'

/** Part of the names in the cache and of the icons: another way of drawing gives other names. */
export const iconMethod = 'icon-1'

export interface IconOptions {
  /** Width and height in pixels. */
  readonly size: number
  /** Filled behind the picture, which then keeps clear of the edges that systems cut away; null: transparent, edge to edge. */
  readonly background: string | null
}

/** The part of a maskable icon that is always seen is a circle of 80 %; a square in it has 56 % of the side. */
const safePart = 0.56

/** A PNG. Throws when the picture cannot be read or the colour is none. */
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
  if (existsSync(kept)) return readFileSync(kept)
  const sharp = await loadSharp()
  const inner = background === null ? size : Math.round(size * safePart)
  const {
    width = inner,
    height = inner,
    format,
  } = await sharp(content, { limitInputPixels: maxPixels }).metadata()
  // Drawings are drawn at their final size, not enlarged.
  const density =
    format === 'svg'
      ? { density: Math.min(100_000, Math.max(1, (72 * inner) / Math.max(width, height))) }
      : {}
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const picture = await sharp(content, { limitInputPixels: maxPixels, ...density })
    .rotate()
    .resize({ width: inner, height: inner, fit: 'contain', background: clear })
    .png()
    .toBuffer()
  const made =
    background === null
      ? picture
      : await sharp({ create: { width: size, height: size, channels: 4, background } })
          .composite([{ input: picture, gravity: 'centre' }])
          .png()
          .toBuffer()
  mkdirSync(folder, { recursive: true })
  writeWhole(kept, made)
  return made
}
