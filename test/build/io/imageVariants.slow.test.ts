// The smaller variants of an image: their sizes and formats, and when there are none.
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sizesOf } from '../../../build/io/images/imageSizes.ts'
import { isAnimated } from '../../../build/io/images/isAnimated.ts'
import { loadSharp } from '../../../build/io/images/loadSharp.ts'
import { temporaryFolder } from '../../support/engine.ts'
import { halves, photograph } from '../../support/pictures.ts'

let folder: ReturnType<typeof temporaryFolder>
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => folder.remove())

const named = (variants: readonly { readonly width: number; readonly extension: string | null }[]) =>
  variants.map(({ width, extension }) => `${width}${extension ?? ''}`)

describe('the variants of an image', () => {
  it('are WebP for all browsers, AVIF if that is smaller, and the same on every machine', async () => {
    const content = await photograph(1400, 700)
    const made = await sizesOf(content, folder.path)
    expect(named(made.variants)).toEqual(['640.webp', '1030.webp'])
    expect(named(made.modern)).toEqual(['640.avif', '1030.avif'])
    for (const [index, { content: smaller }] of made.modern.entries())
      expect(smaller.length).toBeLessThan(made.variants[index]?.content.length ?? 0)
    const library = await loadSharp()
    library.concurrency(4)
    const again = await sizesOf(content, join(folder.path, 'other'))
    expect(again).toEqual(made)
  })

  it('are never wider than the image, and are omitted if they would be larger in bytes', async () => {
    expect(named((await sizesOf(await photograph(800, 400), folder.path)).variants)).toEqual([
      '640.webp',
      '800.webp',
    ])
    expect(named((await sizesOf(await photograph(600, 300), folder.path)).variants)).toEqual([])
    const saved = async (quality: number) =>
      sharp(await photograph(1400, 700))
        .jpeg({ quality })
        .toBuffer()
    expect(named((await sizesOf(await saved(12), folder.path)).variants)).toEqual(['640.webp', '1400'])
    expect(named((await sizesOf(await saved(4), folder.path)).variants)).toEqual([])
  })

  it.each([
    ['in colours of print', (picture: Sharp) => picture.toColourspace('cmyk').jpeg()],
    ['with 16 bits', (picture: Sharp) => picture.toColourspace('rgb16').png()],
    ['in grey', (picture: Sharp) => picture.toColourspace('b-w').jpeg()],
    ['turned by its camera', (picture: Sharp) => picture.rotate(90).jpeg().withMetadata({ orientation: 8 })],
  ])('of one %s look like it', async (_, as) => {
    const content = await as(sharp(await photograph(900, 450))).toBuffer()
    const { width, height, variants, modern } = await sizesOf(content, folder.path)
    expect([width, height]).toEqual([900, 450])
    const mean = async (bytes: Uint8Array) => [
      ...(await sharp(bytes).rotate().toColourspace('srgb').resize(1, 1).raw().toBuffer()),
    ]
    const before = await mean(content)
    for (const { content: smaller } of [...variants, ...modern]) {
      const facts = await sharp(smaller).metadata()
      expect([facts.space, facts.depth, Math.round(facts.width / facts.height)]).toEqual(['srgb', 'uchar', 2])
      const after = await mean(smaller)
      for (const [channel, value] of after.entries())
        expect(Math.abs(value - (before[channel] ?? before[0] ?? 0))).toBeLessThan(10)
    }
  })

  it('are not created for animations and for images that are too large', async () => {
    const frames = await sharp(await photograph(800, 1200), { pages: 1 })
      .raw()
      .toBuffer()
    const moving = await sharp(frames, { raw: { width: 800, height: 1200, channels: 3, pageHeight: 600 } })
      .webp({ delay: [100, 100] })
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    expect(named((await sizesOf(moving, folder.path)).variants)).toEqual([])
    const long = await sharp({ create: { width: 700, height: 20_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    expect(named((await sizesOf(long, folder.path)).variants)).toEqual([])
  })

  it('recognize an animated PNG by its frames', async () => {
    const png = await halves(3, 20, 20)
    const chunk = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.alloc(12)])
    expect(isAnimated(png)).toBe(false)
    expect(isAnimated(Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]))).toBe(true)
    expect(isAnimated(Buffer.concat([png, Buffer.from('acTL')]))).toBe(false)
    for (let length = 0; length < png.length; length++)
      expect(isAnimated(png.subarray(0, length))).toBe(false)
  })
})
