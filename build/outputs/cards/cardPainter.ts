// Cards as PNG. The background of a site is drawn once and kept as numbers of a palette; a card is a copy of
// it with its words.
import { loadSharp } from '../../io/images/loadSharp.ts'
import { pngOf } from '../../io/images/png.ts'
import type { CardTexts } from '../../model/cardTexts.ts'
import {
  backgroundSvg,
  type Colors,
  cardSize,
  inkColor,
  inks,
  logoBox,
  paintCard,
  paintSite,
  type Ramps,
  type SiteTexts,
  type Typefaces,
} from './design.ts'
import { openTypeface } from './loadTypeface.ts'
import type { Canvas } from './rasterize.ts'
import { reduceColors } from './reduceColors.ts'

export interface CardLook {
  readonly site: SiteTexts
  readonly colors: Colors
  /** Content of the logo's file, or null. A logo that cannot be drawn is left out. */
  readonly logo: Uint8Array | null
  /** The site's own font file, absolute. */
  readonly font: string | null
}

export interface CardPainter {
  readonly paint: (texts: CardTexts) => Promise<Uint8Array>
}

/** The background has at most this many colors; the rest of the palette is for text. */
const backgroundColors = 48
const rampSteps = 10
const { width, height } = cardSize
const stride = width + 1

/** Throws when the site's own font cannot be read. */
export async function openCardPainter(look: CardLook): Promise<CardPainter> {
  const faces: Typefaces = {
    bold: await openTypeface(look.font, 800),
    regular: await openTypeface(look.font, 500),
  }
  const { rows, palette, ramps, logoWidth } = await background(look)
  const scratch = new Float32Array(width * 160)
  const canvasOf = (pixels: Uint8Array): Canvas => ({ pixels, width, height, stride, start: 1, scratch })
  const lettering = { faces, ramps }
  paintSite(look.site, logoWidth, lettering, canvasOf(rows))
  const free: Uint8Array[] = []
  return {
    async paint(texts) {
      const copy = free.pop() ?? new Uint8Array(rows.length)
      copy.set(rows)
      paintCard(texts, look.site, lettering, canvasOf(copy))
      const png = await pngOf({ width, height, rows: copy, palette })
      free.push(copy)
      return png
    },
  }
}

async function background(look: CardLook) {
  const sharp = await loadSharp()
  const logo = look.logo && (await drawLogo(look.logo))
  const layers = logo
    ? [{ input: logo.content, left: logoBox.left, top: Math.round(logoBox.middle - logo.height / 2) }]
    : []
  const { data, info } = await sharp(Buffer.from(backgroundSvg(look.colors)))
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = new Uint32Array(width * height)
  for (let index = 0, at = 0; index < pixels.length; index++, at += info.channels)
    pixels[index] = ((data[at] as number) << 16) | ((data[at + 1] as number) << 8) | (data[at + 2] as number)
  const counts = new Map<number, number>()
  for (const color of pixels) counts.set(color, (counts.get(color) ?? 0) + 1)
  const reduced = reduceColors(counts, backgroundColors)
  const colors = new Map([...new Set(reduced.values())].map((color, index) => [color, index]))
  const numbers = new Map([...reduced].map(([color, few]) => [color, colors.get(few) ?? 0]))
  const rows = new Uint8Array(stride * height)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++)
      rows[row * stride + column + 1] = numbers.get(pixels[row * width + column] as number) ?? 0
  const ramps = rampsOf(look.colors, colors)
  const palette = Uint8Array.from(
    [...colors.keys()].flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]),
  )
  return { rows, palette, ramps, logoWidth: logo?.width ?? 0 }
}

/** Colors from the background to each text color; adds new ones to the palette. */
function rampsOf(colors: Colors, palette: Map<number, number>): Ramps {
  const from = parts(colors.background)
  const ramps = inks.map((ink) => {
    const to = parts(inkColor(ink, colors))
    const ramp = Array.from({ length: rampSteps }, (_, step) => {
      const [red, green, blue] = from.map((value, part) =>
        Math.round(value + ((to[part] as number) - value) * (step / (rampSteps - 1))),
      )
      const color = ((red as number) << 16) | ((green as number) << 8) | (blue as number)
      const known = palette.get(color)
      if (known === undefined) palette.set(color, palette.size)
      return known ?? palette.size - 1
    })
    return [ink, ramp] as const
  })
  return Object.fromEntries(ramps) as unknown as Ramps
}

/** `#25c2a0` → 37, 194, 160. */
const parts = (color: string): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

async function drawLogo(content: Uint8Array) {
  const sharp = await loadSharp()
  try {
    const { data, info } = await sharp(content, { density: 288, limitInputPixels: 100_000_000 })
      .resize({ width: logoBox.width, height: logoBox.height, fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true })
    return { content: data, width: info.width, height: info.height }
  } catch {
    // The logo is left out; the pages that show it report that the file cannot be read.
    return null
  }
}
