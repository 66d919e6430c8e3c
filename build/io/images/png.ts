// Encodes an image of up to 256 colors as PNG. A social card has few colors and large even areas: this is ten
// times as fast as finding a palette for each card, and the files are smaller.
import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'

const compress = promisify(deflate)

export interface PaletteImage {
  readonly width: number
  readonly height: number
  /** PNG rows without a filter: a zero, then one palette index for each pixel. */
  readonly rows: Uint8Array
  /** Red, green and blue of each color. */
  readonly palette: Uint8Array
}

/** Compresses in another thread. */
export async function pngOf({ width, height, rows, palette }: PaletteImage): Promise<Uint8Array> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits for each pixel, palette indexes.
  header.set([8, 3], 8)
  // Level 3 is a millisecond faster, and its files are a seventh larger. Level 9 takes ten times as long.
  const data = await compress(rows, { level: 4, memLevel: 9 })
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    ...chunk('IHDR', header),
    ...chunk('PLTE', palette),
    ...chunk('IDAT', data),
    ...chunk('IEND', new Uint8Array()),
  ])
}

function chunk(type: string, data: Uint8Array): Uint8Array[] {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const name = Buffer.from(type, 'latin1')
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(data, crc32(name)))
  return [length, name, data, sum]
}
