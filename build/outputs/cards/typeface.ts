// The facts about a font that drawing text needs. loadTypeface.ts reads font files; tests bring their own.

export interface Glyph {
  /** Which of the fonts of a typeface it is from, and its number there. */
  readonly font: number
  readonly index: number
  /** How far the next glyph is, in ems. */
  readonly advance: number
  /** Its outline as straight lines: x0, y0, x1, y1 of each, in ems from the baseline, y downwards. */
  readonly lines: Float64Array
}

/** One weight in all scripts it can be written in. */
export interface Typeface {
  /** Null for a character that it does not have. */
  readonly glyph: (char: string) => Glyph | null
  /** Added to the distance between two glyphs, in ems. */
  readonly kerning: (left: Glyph, right: Glyph) => number
}

/** A glyph in its line: how far it is from the beginning, in ems. */
interface PlacedGlyph {
  readonly glyph: Glyph
  readonly x: number
}

/** Characters that the typeface lacks take no room; `writable` leaves them out before. */
export function placeGlyphs(
  text: string,
  typeface: Typeface,
): { readonly glyphs: readonly PlacedGlyph[]; readonly width: number } {
  const glyphs: PlacedGlyph[] = []
  let width = 0
  let last: Glyph | null = null
  for (const char of text) {
    const glyph = typeface.glyph(char)
    if (!glyph) continue
    if (last) width += typeface.kerning(last, glyph)
    glyphs.push({ glyph, x: width })
    width += glyph.advance
    last = glyph
  }
  return { glyphs, width }
}
