// Writes a picture of up to 256 colours as PNG. A card has few colours and large even areas: this is an order of magnitude
// faster than finding a palette for each, and the files are smaller.
import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'

const compress = promisify(deflate)

export interface PalettePicture {
  readonly width: number
  readonly height: number
  /** A zero and a row of palette numbers, again and again: rows as PNG has them, unfiltered. */
  readonly rows: Uint8Array
  /** Red, green, blue of each colour. */
  readonly palette: Uint8Array
}

/** The compression runs beside JavaScript. */
export async function pngOf({ width, height, rows, palette }: PalettePicture): Promise<Uint8Array> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits a pixel, numbers of a palette.
  header.set([8, 3], 8)
  // Level 3 is faster by a millisecond and makes files larger by a seventh; level 9 takes ten times as long.
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
