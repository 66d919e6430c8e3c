// Text → lines of a given width: as large as possible, evenly filled, and cut with an ellipsis as the last
// resort.
import { placeGlyphs, type Typeface } from './typeface.ts'

export interface FittedText {
  /** Pixels of an em. */
  readonly size: number
  readonly lines: readonly string[]
}

export interface Frame {
  /** Pixels. */
  readonly width: number
  /** Sizes to try, largest first, each with the number of lines it may have. */
  readonly sizes: readonly { readonly size: number; readonly lines: number }[]
}

const wide = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}'
/** After spaces, hyphens and slashes, and between characters of scripts without spaces. */
const breaks = new RegExp(`(?<=[ \\-/–—])|(?<=[${wide}、。])(?=[${wide}])`, 'u')

/** `text` is what `writable` returns. Words are broken only at the smallest size. */
export function fitText(text: string, { width, sizes }: Frame, typeface: Typeface): FittedText {
  const measure = (part: string) => placeGlyphs(part, typeface).width
  const pieces = text.split(breaks)
  for (const { size, lines } of sizes) {
    const wrapped = wrap(pieces, width / size, measure)
    if (wrapped && wrapped.length <= lines)
      return { size, lines: balanced(pieces, wrapped, width / size, measure) }
  }
  const last = sizes.at(-1)
  if (!last) throw new Error('fitText needs at least one size.')
  const room = width / last.size
  const broken = pieces.flatMap((piece) =>
    measure(piece.trimEnd()) > room ? breakWord(piece, room, measure) : [piece],
  )
  const lines = wrap(broken, room, measure) ?? broken
  if (lines.length <= last.lines) return { size: last.size, lines }
  const cut = lines.slice(last.lines - 1).join(' ')
  return { size: last.size, lines: [...lines.slice(0, last.lines - 1), ellipsis(cut, room, measure)] }
}

/** The beginning of the text that fits with an ellipsis; the text itself when all of it fits. */
export function ellipsis(text: string, width: number, measure: (text: string) => number): string {
  if (measure(text) <= width) return text
  const chars = [...text]
  while (chars.length > 0 && measure(`${chars.join('').trimEnd()}…`) > width) chars.pop()
  return `${chars.join('').trimEnd()}…`
}

type Measure = (text: string) => number

/** Null when a piece is wider than a line. */
function wrap(pieces: readonly string[], width: number, measure: Measure): string[] | null {
  const lines: string[] = []
  let line = ''
  for (const piece of pieces) {
    if (measure(piece.trimEnd()) > width) return null
    if (line !== '' && measure((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += piece
  }
  return [...lines, line.trimEnd()]
}

/** The narrowest lines that are not more in number. */
function balanced(
  pieces: readonly string[],
  lines: readonly string[],
  width: number,
  measure: Measure,
): readonly string[] {
  if (lines.length < 2) return lines
  let best = lines
  let [narrow, room] = [width / 2, width]
  for (let step = 0; step < 7; step++) {
    const middle = (narrow + room) / 2
    const tried = wrap(pieces, middle, measure)
    if (tried && tried.length <= lines.length) [best, room] = [tried, middle]
    else narrow = middle
  }
  return best
}

/**
 * Parts of a word that each fit on a line: cut after a period or an underscore where there is one, else
 * anywhere.
 */
function breakWord(word: string, width: number, measure: Measure): string[] {
  const parts: string[] = []
  let part = ''
  for (const char of word) {
    if (part !== '' && measure((part + char).trimEnd()) > width) {
      const joint = /^.*[._:@]/su.exec(part)?.[0] ?? part
      parts.push(joint)
      part = part.slice(joint.length)
    }
    part += char
  }
  return [...parts, part]
}
