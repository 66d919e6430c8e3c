// Font files → glyphs as outlines. The fonts are packages of Troodon: those installed on a machine change
// nothing.
import { readFileSync } from 'node:fs'
import { packageFile } from '../../io/packageFile.ts'
import { linesOf, type PathCommand } from './outline.ts'
import type { Glyph, Typeface } from './typeface.ts'

/** The part of opentype.js that is used. */
interface FontFile {
  readonly unitsPerEm: number
  readonly charToGlyphIndex: (char: string) => number
  readonly glyphs: {
    readonly get: (index: number) => {
      readonly advanceWidth?: number
      readonly path: { readonly commands: readonly PathCommand[] }
    }
  }
  readonly getKerningValue: (left: unknown, right: unknown) => number
}

/** Manrope has a file per script, which is opened when a text needs it. */
const scripts = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese', 'cyrillic-ext']

/**
 * `file` is the site's font file, absolute, or null; Troodon's font has the characters that it lacks. Rejects
 * when it cannot be read.
 */
export async function openTypeface(file: string | null, weight: 500 | 800): Promise<Typeface> {
  const { default: opentype } = await import('opentype.js')
  const open = (path: string): FontFile => {
    const bytes = readFileSync(path)
    return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
  }
  const builtIn = scripts.map(
    (script) => () =>
      open(packageFile('@fontsource/manrope', `files/manrope-${script}-${weight}-normal.woff`)),
  )
  return typefaceOf(file === null ? builtIn : [firstOf(open(file)), ...builtIn])
}

const firstOf = (font: FontFile) => () => font

function typefaceOf(openers: readonly (() => FontFile)[]): Typeface {
  const opened: FontFile[] = []
  const fontAt = (index: number): FontFile => (opened[index] ??= (openers[index] as () => FontFile)())
  const known = new Map<string, Glyph | null>()
  const distances = new Map<number, number>()
  const find = (char: string): Glyph | null => {
    for (let font = 0; font < openers.length; font++) {
      const file = fontAt(font)
      const index = file.charToGlyphIndex(char)
      if (index === 0) continue
      const { advanceWidth = 0, path } = file.glyphs.get(index)
      return {
        font,
        index,
        advance: advanceWidth / file.unitsPerEm,
        lines: linesOf(path.commands, 1 / file.unitsPerEm, true),
      }
    }
    return null
  }
  return {
    glyph(char) {
      const glyph = known.get(char)
      if (glyph !== undefined) return glyph
      const found = find(char)
      known.set(char, found)
      return found
    },
    kerning(left, right) {
      if (left.font !== right.font) return 0
      const pair = (left.font * 65_536 + left.index) * 65_536 + right.index
      const distance = distances.get(pair)
      if (distance !== undefined) return distance
      const font = fontAt(left.font)
      const found =
        font.getKerningValue(font.glyphs.get(left.index), font.glyphs.get(right.index)) / font.unitsPerEm
      distances.set(pair, found)
      return found
    },
  }
}
