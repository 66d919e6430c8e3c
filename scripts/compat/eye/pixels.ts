// Compares two images pixel by pixel.
import sharp from 'sharp'

/** Rows of red, green, blue and alpha, one byte each. */
export interface Pixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

export async function pixelsOf(image: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Differences of the three colors together that no eye sees. */
const threshold = 30

/** How many pixels of the larger image differ. Those that only one of the images has do. */
export function differingPixels(
  one: Pixels,
  other: Pixels,
): { readonly different: number; readonly all: number } {
  const width = Math.min(one.width, other.width)
  const height = Math.min(one.height, other.height)
  let equal = 0
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const at = (row * one.width + column) * 4
      const there = (row * other.width + column) * 4
      let distance = 0
      for (let color = 0; color < 3; color++)
        distance += Math.abs((one.data[at + color] ?? 0) - (other.data[there + color] ?? 0))
      if (distance <= threshold) equal++
    }
  const all = Math.max(one.width, other.width) * Math.max(one.height, other.height)
  return { different: all - equal, all }
}
