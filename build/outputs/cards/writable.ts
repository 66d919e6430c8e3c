// Which texts a card can show. Glyphs are placed one after another: scripts that join, stack or reorder their
// letters would come out wrong, and a letter without a glyph would be a box. Such texts are left out as a
// whole.
import type { Typeface } from './typeface.ts'

const shaped =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Mandaic}\p{Script=Mongolian}]/u
/** Keycaps and emoji styles are marks by category, but change nothing that can be written. */
const unseen = /\p{Cc}|\p{Cf}|\u20e3|[\ufe00-\ufe0f]/u
const essential = /[\p{L}\p{N}\p{M}]/u

/**
 * The text as a card writes it: composed, on one line, without emoji and other symbols that the typeface
 * lacks. Null when a letter, digit or mark cannot be written, or when nothing is left.
 */
export function writable(text: string, typeface: Typeface): string | null {
  let written = ''
  for (const char of text.normalize('NFC').replace(/\s+/gu, ' ')) {
    if (unseen.test(char)) continue
    if (shaped.test(char) || /\p{M}/u.test(char)) return null
    if (typeface.glyph(char)) written += char
    else if (essential.test(char)) return null
    else written += ' '
  }
  const tidy = written.replace(/ +/g, ' ').trim()
  return tidy === '' ? null : tidy
}
