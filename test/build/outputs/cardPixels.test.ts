// The shapes of letters as pixels of a social card.
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { openCardPainter } from '../../../build/outputs/cards/cardPainter.ts'
import { linesOf, ring } from '../../../build/outputs/cards/outline.ts'
import { type Canvas, paintShapes } from '../../../build/outputs/cards/rasterize.ts'
import { reduceColors } from '../../../build/outputs/cards/reduceColors.ts'

describe('rasterizing', () => {
  const canvas = (): Canvas => ({
    pixels: new Uint8Array(12 * 10),
    width: 12,
    height: 10,
    stride: 12,
    start: 0,
    scratch: new Float32Array(100),
  })
  const ramp = Array.from({ length: 101 }, (_, step) => step)
  const box = (left: number, top: number, right: number, bottom: number) =>
    linesOf([
      { type: 'M', x: left, y: top },
      { type: 'L', x: right, y: top },
      { type: 'L', x: right, y: bottom },
      { type: 'L', x: left, y: bottom },
      { type: 'Z' },
    ])
  const at = ({ pixels, stride }: Canvas, x: number, y: number) => pixels[y * stride + x]

  it('covers pixels according to the part inside the shape', () => {
    const painted = canvas()
    paintShapes([{ lines: box(2.25, 1, 5, 3.5), scale: 1, x: 0, y: 0 }], ramp, painted)
    expect([
      at(painted, 1, 1),
      at(painted, 2, 1),
      at(painted, 3, 1),
      at(painted, 4, 2),
      at(painted, 5, 1),
    ]).toEqual([0, 75, 100, 100, 0])
    expect([at(painted, 3, 3), at(painted, 2, 3), at(painted, 3, 4)]).toEqual([50, 38, 0])
  })

  it('leaves counters open, and ignores what is outside the image', () => {
    const painted = canvas()
    paintShapes(
      [{ lines: ring({ left: -3, top: 1, width: 20, height: 8 }, 2), scale: 1, x: 0, y: 0 }],
      ramp,
      painted,
    )
    expect([at(painted, 5, 1), at(painted, 5, 5), at(painted, 5, 8)]).toEqual([100, 0, 100])
  })

  it('covers the area of any triangle', () => {
    const coordinate = fc.double({ min: 0, max: 9, noNaN: true })
    fc.assert(
      fc.property(
        fc.array(coordinate, { minLength: 6, maxLength: 6 }),
        ([ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0]) => {
          const painted = canvas()
          const fine = Array.from({ length: 256 }, (_, step) => step)
          const lines = linesOf([
            { type: 'M', x: ax, y: ay },
            { type: 'L', x: bx, y: by },
            { type: 'L', x: cx, y: cy },
            { type: 'Z' },
          ])
          paintShapes([{ lines, scale: 1, x: 0, y: 0 }], fine, painted)
          const sum = painted.pixels.reduce((all, value) => all + value / 255, 0)
          const area = Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2
          expect(Math.abs(sum - area)).toBeLessThan(0.4)
        },
      ),
    )
  })

  it('reduces colors to the most visible ones', () => {
    const counts = new Map([
      [0x181920, 1000],
      [0x181921, 900],
      [0xffffff, 10],
      [0xfefefe, 10],
      [0x25c2a0, 50],
    ])
    const reduced = reduceColors(counts, 3)
    expect(new Set(reduced.values()).size).toBe(3)
    expect(reduced.get(0x25c2a0)).toBe(0x25c2a0)
    expect(reduceColors(counts, 10)).toEqual(new Map([...counts.keys()].map((color) => [color, color])))
  })

  it('produces the same bytes again, and a card for any text', async () => {
    const look = {
      site: { name: '日本語', url: 'example.org' },
      colors: { background: '#181920', accent: '#25c2a0', deep: '#2e8555' },
      logo: Buffer.from('not a picture'),
      font: null,
    }
    const texts = { title: 'Título', section: 'Guides', badge: '1.0' }
    const [one, two] = await Promise.all([openCardPainter(look), openCardPainter(look)])
    expect(Buffer.from(await one.paint(texts)).equals(Buffer.from(await two.paint(texts)))).toBe(true)
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.string({ unit: 'binary' }),
        async (title, section) => {
          const { width, height } = await sharp(
            await one.paint({ title, section, badge: section }),
          ).metadata()
          expect([width, height]).toEqual([1200, 630])
        },
      ),
      { numRuns: 25 },
    )
  })
})
