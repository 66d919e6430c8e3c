// How a card looks: what stands where, in which colour. Everything that changes the pictures is decided in this file.
import type { CardTexts } from '../../model/cardTexts.ts'
import { type FittedText, fitText } from './fitText.ts'
import { ring } from './outline.ts'
import { type Canvas, paintShapes, type Shape } from './rasterize.ts'
import { placeGlyphs, type Typeface } from './typeface.ts'
import { writable } from './writable.ts'

/**
 * Part of every card's file name and of its name in the cache. Increase it whenever the same words and colors give another
 * image: after a change of the layout, of the code that draws, or of a font package. Otherwise old cards stay in use.
 */
export const cardDesign = 1

/** The size that Open Graph readers show without cutting. */
export const cardSize = { width: 1200, height: 630 } as const

/** What all cards of a language share. */
export interface SiteTexts {
  readonly name: string
  /** `docs.example.org/project`; the one text that every typeface can write. */
  readonly address: string
}

export interface Typefaces {
  readonly bold: Typeface
  readonly regular: Typeface
}

export const inks = ['title', 'accent', 'muted'] as const

/** Palette numbers of each colour of text, from none to all of it. */
export type Ramps = Readonly<Record<(typeof inks)[number], readonly number[]>>

export interface Colors {
  readonly background: string
  readonly accent: string
  /** Of the discs in the corner; they are faint. */
  readonly deep: string
}

const margin = 80
const right = cardSize.width - margin
const header = 98
export const logoBox = { left: margin, middle: header, width: 200, height: 68, gap: 22 } as const

const inkColors = { title: '#ffffff', muted: '#a3b1b8' } as const

export const inkColor = (ink: (typeof inks)[number], { accent }: Colors): string =>
  ink === 'accent' ? accent : inkColors[ink]

/** What lies below all texts, without the logo. Even areas: a gradient this large would be most of a card's bytes. */
export function backgroundSvg({ background, accent, deep }: Colors): string {
  const { width, height } = cardSize
  const discs = [750, 630, 510, 390, 270, 150]
    .map(
      (radius, index) =>
        `<circle cx="${width}" cy="${height}" r="${radius}" fill-opacity="${0.05 + index * 0.022}" stroke-opacity="${0.1 + index * 0.05}"/>`,
    )
    .join('')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${background}"/>`,
    `<g fill="${deep}" stroke="${accent}" stroke-width="2">${discs}</g>`,
    `<rect y="${height - 12}" width="${width}" height="12" fill="${accent}"/></svg>`,
  ].join('')
}

/** Writes what all cards have: the site's name beside the logo (`logoWidth` pixels, 0 without one) and its address. */
export function paintSite(
  { name, address }: SiteTexts,
  logoWidth: number,
  faces: Typefaces,
  ramps: Ramps,
  canvas: Canvas,
): void {
  const x = margin + (logoWidth > 0 ? logoWidth + logoBox.gap : 0)
  const shown = writable(name, faces.bold)
  if (shown) {
    const { size, lines } = fitText(shown, { width: 640, sizes: [{ size: 40, lines: 1 }] }, faces.bold)
    paintLine(lines[0] ?? '', { x, y: header + size * 0.36, size }, faces.bold, ramps.title, canvas)
  }
  const { size, lines } = fitText(address, { width: 900, sizes: [{ size: 28, lines: 1 }] }, faces.regular)
  paintLine(lines[0] ?? '', { x: margin, y: 564, size }, faces.regular, ramps.muted, canvas)
}

const titleSizes = [
  { size: 92, lines: 2 },
  { size: 80, lines: 2 },
  { size: 70, lines: 3 },
  { size: 62, lines: 3 },
  { size: 54, lines: 3 },
]
const sectionSizes = [
  { size: 32, lines: 1 },
  { size: 28, lines: 2 },
]
const lineHeight = 1.17
/** The title stands in the middle of this room, its section above it. */
const body = { top: 168, bottom: 520 } as const

/** Writes what one card says. A text that cannot be written is left out; in place of the title stands the name of the site. */
export function paintCard(
  texts: CardTexts,
  site: SiteTexts,
  faces: Typefaces,
  ramps: Ramps,
  canvas: Canvas,
): void {
  const own = writable(texts.title, faces.bold)
  const title = own ?? writable(site.name, faces.bold) ?? site.address
  const section = own && texts.section && writable(texts.section, faces.bold)
  const badge = texts.badge && writable(texts.badge, faces.regular)
  const fitted = fitText(title, { width: right - margin, sizes: titleSizes }, faces.bold)
  const small = section ? fitText(section, { width: right - margin, sizes: sectionSizes }, faces.bold) : null
  const above = small ? heightOf(small) + 30 : 0
  const y = (body.top + body.bottom - above - heightOf(fitted)) / 2
  if (small) paintLines(small, { x: margin + 2, y: y + small.size * 0.75 }, faces.bold, ramps.accent, canvas)
  paintLines(fitted, { x: margin, y: y + above + fitted.size * 0.86 }, faces.bold, ramps.title, canvas)
  if (badge) paintBadge(badge, faces.regular, ramps, canvas)
}

const heightOf = ({ size, lines }: FittedText): number => size * (1 + (lines.length - 1) * lineHeight)

function paintBadge(text: string, face: Typeface, ramps: Ramps, canvas: Canvas): void {
  const { size, lines } = fitText(text, { width: 300, sizes: [{ size: 28, lines: 1 }] }, face)
  const label = lines[0] ?? ''
  const width = Math.round(placeGlyphs(label, face).width * size)
  const outline = ring(right - width - 48, header - 27, width + 48, 54, 2)
  paintShapes([{ lines: outline, scale: 1, x: 0, y: 0 }], ramps.accent, canvas)
  paintLine(label, { x: right - width - 24, y: header + size * 0.355, size }, face, ramps.title, canvas)
}

type Place = { readonly x: number; readonly y: number }

/** `y` is the baseline of the first line. */
function paintLines(
  { size, lines }: FittedText,
  { x, y }: Place,
  face: Typeface,
  ramp: readonly number[],
  canvas: Canvas,
): void {
  for (const [index, text] of lines.entries())
    paintLine(text, { x, y: y + index * size * lineHeight, size }, face, ramp, canvas)
}

function paintLine(
  text: string,
  { x, y, size }: Place & { readonly size: number },
  face: Typeface,
  ramp: readonly number[],
  canvas: Canvas,
): void {
  const shapes = placeGlyphs(text, face).glyphs.map(
    ({ glyph, x: at }): Shape => ({ lines: glyph.lines, scale: size, x: x + at * size, y: Math.round(y) }),
  )
  paintShapes(shapes, ramp, canvas)
}
