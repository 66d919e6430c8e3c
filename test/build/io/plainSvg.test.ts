// The size of simple SVG files is that which sharp finds; files that sharp refuses are never simple.
import fc from 'fast-check'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { plainSvgSize } from '../../../build/io/images/plainSvg.ts'

const xmlns = 'xmlns="http://www.w3.org/2000/svg"'
const sizeOf = (text: string) => plainSvgSize(Buffer.from(text))

it('reads the size of usual files', () => {
  expect(sizeOf(`<svg ${xmlns} width="40" height="30"><rect width="4" height="3"/></svg>\n`)).toEqual({
    width: 40,
    height: 30,
  })
  expect(
    sizeOf(
      `<?xml version="1.0" encoding="UTF-8"?>\n<!-- A logo -->\n<svg ${xmlns} viewBox="0 0 4 3" width="400px" height="300px"><g><title>Hen</title></g></svg>`,
    ),
  ).toEqual({ width: 400, height: 300 })
})

it('leaves everything unusual to sharp', () => {
  for (const text of [
    '',
    '<svg width="4" height="3"/>',
    `<svg ${xmlns} width="4" height="3">`,
    `<svg ${xmlns} width="4" height="3"></svg>x`,
    `<svg ${xmlns} width="4" height="3"></svg><svg ${xmlns}/>`,
    `<svg ${xmlns} width="4" width="5" height="3"/>`,
    `<svg ${xmlns} width="4" height="3"><a></b></svg>`,
    `<svg ${xmlns} width="4" height="3">&amp;</svg>`,
    `<svg ${xmlns} width="4" height="3">]]></svg>`,
    `<svg ${xmlns} width="4" height="3"><style>svg { width: 9px }</style></svg>`,
    `<svg ${xmlns} width="4" height="3" style="width: 9px"/>`,
    `<svg ${xmlns} width="50%" height="3"/>`,
    `<svg ${xmlns} viewBox="0 0 4 3"/>`,
    `<svg ${xmlns} width="4" height="3"><a xlink:href="x"/></svg>`,
    `<!DOCTYPE svg><svg ${xmlns} width="4" height="3"/>`,
  ])
    expect(sizeOf(text), text).toBe(null)
})

it('agrees with sharp', async () => {
  const piece = fc.constantFrom(
    `<svg ${xmlns} width="40" height="30">`,
    `<svg ${xmlns} height="7px" width="9" viewBox="0 0 90 70">`,
    ...['</svg>', '<g>', '</g>', '<g fill="red"/>', '<!-- a - b -->', '<!-- -- -->', 'text', ' ', ']]>'],
    ...[
      '<rect width="4" width="5"/>',
      '<rect x="1"y="2"/>',
      "<a b='c'/>",
      '<a b=c/>',
      '<a  b = "c" />',
      '< a/>',
    ],
  )
  const whole = fc
    .tuple(fc.array(piece, { maxLength: 2 }), fc.array(piece, { maxLength: 3 }))
    .map(
      ([before, inside]) =>
        `${before.length === 2 ? before.join('') : `<svg ${xmlns} width="40" height="30">`}${inside.join('')}</svg>`,
    )
  await fc.assert(
    fc.asyncProperty(whole, async (text) => {
      const size = sizeOf(text)
      if (!size) return
      const { width, height } = await sharp(Buffer.from(text)).metadata()
      expect(size).toEqual({ width, height })
    }),
    { numRuns: 400 },
  )
})
