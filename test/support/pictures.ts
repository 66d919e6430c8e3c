// Images for tests, always the same bytes.
import sharp from 'sharp'

/** Red above, blue below. */
export async function halves(channels: 3 | 4 = 3, width = 800, height = 400): Promise<Buffer> {
  const color = (index: number) => (index < (width * height) / 2 ? [255, 0, 0] : [0, 0, 255])
  const data = Buffer.from(
    Array.from({ length: width * height }, (_, index) => [
      ...color(index),
      ...(channels === 4 ? [128] : []),
    ]).flat(),
  )
  return sharp(data, { raw: { width, height, channels } }).png().toBuffer()
}

/** An image like those of cameras: soft colors and a little noise, always the same. */
export async function photograph(width: number, height: number): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 3)
  let seed = 1
  for (let at = 0; at < data.length; at++) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)]
    data[at] =
      128 +
      60 * Math.sin(x / (40 + (at % 3) * 13)) +
      50 * Math.cos(y / 37 + x / 300) +
      (seed / 2_147_483_648) * 10
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer()
}
