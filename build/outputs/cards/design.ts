// How a card looks: what is where, in which color. Everything that decides about the layout is in this file.
import type { CardTexts } from '../../model/cardTexts.ts'
import { type FittedText, fitText } from './fitText.ts'
import { ring } from './outline.ts'
import { type Canvas, paintShapes, type Shape } from './rasterize.ts'
import { placeGlyphs, type Typeface } from './typeface.ts'
import { writable } from './writable.ts'

/**
 * Part of every card's file name and of its name in the cache. Increase it whenever the same words and colors
 * give another image: after a change of the layout, of the code that draws, or of a font package. Otherwise
 * old cards stay in use.
 */
export const cardDesign = 1

/** The size that Open Graph readers show without cutting. */
export const cardSize = { width: 1200, height: 630 } as const

/** The design that all cards of a language share. */
export interface SiteTexts {
  readonly name: string
  /** `docs.example.org/project`: the one text that every typeface can write. */
  readonly url: string
}

export interface Typefaces {
  readonly bold: Typeface
  readonly regular: Typeface
}

export const inks = ['title', 'accent', 'muted'] as const

/** Palette numbers of each text color, from the background to the full color. */
export type Ramps = Readonly<Record<(typeof inks)[number], readonly number[]>>

export interface Colors {
  readonly background: string
  readonly accent: string
  /** Of the faint discs in the corner. */
  readonly deep: string
}

const margin = 80
const right = cardSize.width - margin
const header = 98
export const logoBox = { left: margin, middle: header, width: 200, height: 68, gap: 22 } as const

const inkColors = { title: '#ffffff', muted: '#a3b1b8' } as const

export const inkColor = (ink: (typeof inks)[number], { accent }: Colors): string =>
  ink === 'accent' ? accent : inkColors[ink]

/**
 * The background without the logo. Its areas are even: a gradient this large would be most of a card's bytes.
 */
export function backgroundSvg({ background, accent, deep }: Colors): string {
  const { width, height } = cardSize
  const discs = [750, 630, 510, 390, 270, 150]
    .map(
      (radius, index) =>
        `<circle cx="${width}" cy="${height}" r="${radius}"` +
        ` fill-opacity="${0.05 + index * 0.022}" stroke-opacity="${0.1 + index * 0.05}"/>`,
    )
    .join('')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${background}"/>`,
    `<g fill="${deep}" stroke="${accent}" stroke-width="2">${discs}</g>`,
    `<rect y="${height - 12}" width="${width}" height="12" fill="${accent}"/></svg>`,
  ].join('')
}

/** Font and color of text. */
interface Lettering {
  readonly faces: Typefaces
  readonly ramps: Ramps
}

/**
 * Draws what all cards have: the site's name beside the logo (`logoWidth` pixels, 0 without one) and its URL.
 */
export function paintSite(
  { name, url }: SiteTexts,
  logoWidth: number,
  { faces, ramps }: Lettering,
  canvas: Canvas,
): void {
  const x = margin + (logoWidth > 0 ? logoWidth + logoBox.gap : 0)
  const shown = writable(name, faces.bold)
  if (shown) {
    const { size, lines } = fitText(shown, { width: 640, sizes: [{ size: 40, lines: 1 }] }, faces.bold)
    const pen = { face: faces.bold, ramp: ramps.title, canvas }
    paintLine(lines[0] ?? '', { x, y: header + size * 0.36, size }, pen)
  }
  const { size, lines } = fitText(url, { width: 900, sizes: [{ size: 28, lines: 1 }] }, faces.regular)
  paintLine(lines[0] ?? '', { x: margin, y: 564, size }, { face: faces.regular, ramp: ramps.muted, canvas })
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
/** The title is in the middle of this room, its section above it. */
const body = { top: 168, bottom: 520 } as const

/**
 * Draws the words of one card. Words that cannot be written are left out; the site's name replaces such a
 * title.
 */
export function paintCard(texts: CardTexts, site: SiteTexts, lettering: Lettering, canvas: Canvas): void {
  const { faces, ramps } = lettering
  const written = writable(texts.title, faces.bold)
  const title = written ?? writable(site.name, faces.bold) ?? site.url
  const section = written && texts.section && writable(texts.section, faces.bold)
  const badge = texts.badge && writable(texts.badge, faces.regular)
  const fitted = fitText(title, { width: right - margin, sizes: titleSizes }, faces.bold)
  const small = section ? fitText(section, { width: right - margin, sizes: sectionSizes }, faces.bold) : null
  const above = small ? heightOf(small) + 30 : 0
  const y = (body.top + body.bottom - above - heightOf(fitted)) / 2
  const pen = { face: faces.bold, canvas }
  if (small) paintLines(small, { x: margin + 2, y: y + small.size * 0.75 }, { ...pen, ramp: ramps.accent })
  paintLines(fitted, { x: margin, y: y + above + fitted.size * 0.86 }, { ...pen, ramp: ramps.title })
  if (badge) paintBadge(badge, lettering, canvas)
}

const heightOf = ({ size, lines }: FittedText): number => size * (1 + (lines.length - 1) * lineHeight)

function paintBadge(text: string, { faces, ramps }: Lettering, canvas: Canvas): void {
  const face = faces.regular
  const { size, lines } = fitText(text, { width: 300, sizes: [{ size: 28, lines: 1 }] }, face)
  const label = lines[0] ?? ''
  const width = Math.round(placeGlyphs(label, face).width * size)
  const outline = ring({ left: right - width - 48, top: header - 27, width: width + 48, height: 54 }, 2)
  paintShapes([{ lines: outline, scale: 1, x: 0, y: 0 }], ramps.accent, canvas)
  const at = { x: right - width - 24, y: header + size * 0.355, size }
  paintLine(label, at, { face, ramp: ramps.title, canvas })
}

interface Pen {
  readonly face: Typeface
  readonly ramp: readonly number[]
  readonly canvas: Canvas
}

type Point = { readonly x: number; readonly y: number }

/** `y` is the baseline of the first line. */
function paintLines({ size, lines }: FittedText, { x, y }: Point, pen: Pen): void {
  for (const [index, text] of lines.entries())
    paintLine(text, { x, y: y + index * size * lineHeight, size }, pen)
}

function paintLine(
  text: string,
  { x, y, size }: Point & { readonly size: number },
  { face, ramp, canvas }: Pen,
): void {
  const shapes = placeGlyphs(text, face).glyphs.map(
    ({ glyph, x: at }): Shape => ({ lines: glyph.lines, scale: size, x: x + at * size, y: Math.round(y) }),
  )
  paintShapes(shapes, ramp, canvas)
}
