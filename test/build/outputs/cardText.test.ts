// The size and the lines of a title on a social card.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ellipsis, fitText } from '../../../build/outputs/cards/fitText.ts'
import { openTypeface } from '../../../build/outputs/cards/loadTypeface.ts'
import { placeGlyphs, type Typeface } from '../../../build/outputs/cards/typeface.ts'
import { writable } from '../../../build/outputs/cards/writable.ts'

/** Every character is half an em wide. The font has no letters beyond Latin. */
const plain: Typeface = {
  glyph: (char) =>
    /[\u0020-\u024f…–—]/.test(char)
      ? { font: 0, index: char.codePointAt(0) ?? 0, advance: 0.5, lines: new Float64Array() }
      : null,
  kerning: () => 0,
}
const frame = {
  width: 1000,
  sizes: [
    { size: 100, lines: 2 },
    { size: 50, lines: 3 },
  ],
}
const widthOf = (text: string, size: number) => placeGlyphs(text, plain).width * size

describe('a title on a card', () => {
  it('is as large as possible', () => {
    expect(fitText('Introduction', frame, plain)).toEqual({ size: 100, lines: ['Introduction'] })
    expect(fitText('Markdown features of the format', frame, plain)).toEqual({
      size: 100,
      lines: ['Markdown features', 'of the format'],
    })
    expect(fitText('A title that needs more room than two large lines have', frame, plain).size).toBe(50)
  })

  it('is broken into lines of similar length', () => {
    const { lines } = fitText(
      'one two three four five six',
      { width: 1000, sizes: [{ size: 100, lines: 2 }] },
      plain,
    )
    expect(lines).toEqual(['one two three', 'four five six'])
  })

  it('is broken inside a word only if the word is wider than a line', () => {
    expect(fitText('docusaurus.config.js', frame, plain)).toEqual({
      size: 100,
      lines: ['docusaurus.config.js'],
    })
    const long = fitText('with_many_underscores.and.points.in.one.very.long.word', frame, plain)
    expect(long).toEqual({ size: 50, lines: ['with_many_underscores.and.points.in.one.', 'very.long.word'] })
    expect(fitText('x'.repeat(90), frame, plain).lines).toEqual([
      'x'.repeat(40),
      'x'.repeat(40),
      'x'.repeat(10),
    ])
  })

  it('ends with an ellipsis if it does not fit', () => {
    const { size, lines } = fitText('word '.repeat(80).trim(), frame, plain)
    expect([size, lines.length]).toEqual([50, 3])
    expect(lines.at(-1)).toBe('word word word word word word word word…')
    expect(ellipsis('short', 10, (text) => text.length)).toBe('short')
    expect(ellipsis('long word', 6, (text) => text.length)).toBe('long…')
  })

  it('is broken between characters in scripts without spaces', () => {
    const any: Typeface = {
      glyph: () => ({ font: 0, index: 1, advance: 1, lines: new Float64Array() }),
      kerning: () => 0,
    }
    expect(
      fitText('日本語の長いタイトルです', { width: 700, sizes: [{ size: 100, lines: 3 }] }, any).lines,
    ).toEqual(['日本語の長い', 'タイトルです'])
  })

  it('always fits, and loses only its end', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'abcdé  -/._:…🚧'), minLength: 1, maxLength: 200 }),
        (text) => {
          const shown = writable(text, plain)
          if (shown === null) return
          const { size, lines } = fitText(shown, frame, plain)
          expect(lines.length).toBeLessThanOrEqual(3)
          for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(1000.001)
          const joined = lines.join('').replaceAll(' ', '')
          const whole = shown.replaceAll(' ', '')
          expect(joined === whole || whole.startsWith(joined.replace(/…$/, ''))).toBe(true)
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('supported text', () => {
  it('omits emoji and control characters, and keeps the text around them', () => {
    expect(writable('Canary 🚧', plain)).toBe('Canary')
    expect(writable('👩‍👩‍👧 Families\u200b and\n\tflags 🇨🇭', plain)).toBe('Families and flags')
    expect(writable('Step 1️⃣', plain)).toBe('Step 1')
    expect(writable('<b>HTML</b> & "text"', plain)).toBe('<b>HTML</b> & "text"')
  })

  it('composes diacritics with their letters', () => {
    expect(writable('Cafe\u0301', plain)).toBe('Café')
  })

  it('is null for text that would be wrong or mostly missing glyphs', () => {
    for (const text of ['日本語', 'Guide 日本', 'مرحبا', 'שלום', 'हिन्दी', 'z\u0337\u0322a', '🚧', ' ', ''])
      expect(writable(text, plain), text).toBeNull()
    const all: Typeface = { ...plain, glyph: () => plain.glyph('a') }
    expect(writable('日本語', all)).toBe('日本語')
    expect(writable('مرحبا', all)).toBeNull()
  })

  it('includes Latin, Greek, Cyrillic and Vietnamese with the included font', async () => {
    const face = await openTypeface(null, 800)
    for (const text of [
      'žluťoučký kůň',
      'Ελληνικά',
      'Привет',
      'Tiếng Việt',
      '“Quotes” – 50 €',
      'a_b/c{d}[e]|`f`',
    ])
      expect(writable(text, face)).toBe(text)
    for (const text of ['日本語', '한국어']) expect(writable(text, face)).toBeNull()
    const [left, right] = [face.glyph('T'), face.glyph('o')]
    expect(left && right && face.kerning(left, right)).toBeLessThan(0)
  })
})
