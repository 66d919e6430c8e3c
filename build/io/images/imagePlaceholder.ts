// Four colors of an image from top to bottom, which the page shows until the image is loaded.
import type { Sharp } from 'sharp'

const stops = 4
/** Smaller images load at once. In pixels. */
const minArea = 20_000

/**
 * `#356,#8ab,#eef,#fff`: a list of CSS colors, the mean of each quarter of the height. Null for a small
 * image, and for one that is not opaque: the colors would stay visible behind it.
 */
export async function placeholderOf(image: Sharp, width: number, height: number): Promise<string | null> {
  if (width * height < minArea) return null
  const { data, info } = await image
    .rotate()
    .toColourspace('srgb')
    .resize(1, stops, { fit: 'fill', kernel: 'cubic' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = Array.from({ length: stops }, (_, index) => [
    ...data.subarray(index * info.channels, (index + 1) * info.channels),
  ])
  if (pixels.some(([, , , alpha]) => alpha !== 255)) return null
  return pixels
    .map(([red = 0, green = 0, blue = 0]) => `#${digit(red)}${digit(green)}${digit(blue)}`)
    .join(',')
}

/** 0 to 255 → one hexadecimal digit, which CSS reads twice. */
const digit = (value: number): string => Math.round(value / 17).toString(16)
