// Social cards: their text and its layout, and the tags and files of a site with cards.
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCardPainter } from '../../../build/outputs/cards/cardPainter.ts'
import { ellipsis, fitText } from '../../../build/outputs/cards/fitText.ts'
import { openTypeface } from '../../../build/outputs/cards/loadTypeface.ts'
import { linesOf, ring } from '../../../build/outputs/cards/outline.ts'
import { type Canvas, paintShapes } from '../../../build/outputs/cards/rasterize.ts'
import { reduceColors } from '../../../build/outputs/cards/reduceColors.ts'
import { placeGlyphs, type Typeface } from '../../../build/outputs/cards/typeface.ts'
import { writable } from '../../../build/outputs/cards/writable.ts'
import { writeFile } from '../../support/edits.ts'
import { readTree, runBuild, temporaryFolder } from '../../support/engine.ts'

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

describe('a site with cards', () => {
  const folder = temporaryFolder()
  const place = {
    root: folder.path,
    outDir: join(folder.path, 'dist'),
    cacheFolder: join(folder.path, 'cache'),
  }
  const config = (more: object) =>
    writeFile(
      folder.path,
      'site.config.json',
      JSON.stringify({ title: 'Keepers', url: 'https://k.example', ...more }),
    )
  const read = (path: string) => readFileSync(join(place.outDir, path), 'utf8')
  const meta = (page: string, name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(read(page))?.[1] ?? null
  const cards = () => readdirSync(join(place.outDir, 'assets/cards')).sort()
  const built = async () => {
    const result = await runBuild(place)
    expect(result.problems.filter(({ severity }) => severity === 'error')).toEqual([])
    return result
  }

  beforeAll(async () => {
    const green = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#0f0' } })
      .png()
      .toBuffer()
    writeFile(folder.path, 'static/img/site.png', green)
    writeFile(folder.path, 'docs/img/own.png', green)
    writeFile(folder.path, 'docs/one.md', '---\ntitle: Feeding & <b>care</b>\n---\n\nText.\n')
    writeFile(folder.path, 'docs/two.md', '---\ntitle: Own picture\nimage: ./img/own.png\n---\n\nText.\n')
    writeFile(folder.path, 'docs/three.md', '# Third\n\nText.\n')
    writeFile(folder.path, 'docs/hidden.md', '---\nunlisted: true\n---\n\n# Hidden\n')
    writeFile(folder.path, 'versioned_docs/version-1.0/three.md', '# Third\n')
    writeFile(folder.path, 'versions.json', '["1.0"]')
    writeFile(
      folder.path,
      'pages/about.jsx',
      'import Layout from \'@theme/Layout\'\nexport default () => <Layout title="About us">Text</Layout>\n',
    )
    config({ contentDir: '.', socialCards: true, themeConfig: { image: 'img/site.png' } })
    await built()
  })
  afterAll(folder.remove)

  it('declares the image of a page, its size and its alternative text', async () => {
    const page = 'docs/next/one/index.html'
    const address = meta(page, 'og:image') ?? ''
    expect(address).toMatch(/^https:\/\/k\.example\/assets\/cards\/[0-9a-f]{16}\.png$/)
    expect(['type', 'width', 'height', 'alt'].map((name) => meta(page, `og:image:${name}`))).toEqual([
      'image/png',
      '1200',
      '630',
      'Feeding &amp; &lt;b&gt;care&lt;/b&gt;',
    ])
    expect(meta(page, 'twitter:card')).toBe('summary_large_image')
    const file = join(place.outDir, new URL(address).pathname)
    expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(readFileSync(file).length).toBeLessThan(25_000)
  })

  it('gives cards to old versions, unlisted pages and React pages', () => {
    const pages = [
      'docs/three/index.html',
      'docs/next/three/index.html',
      'docs/next/hidden/index.html',
      'about/index.html',
    ]
    expect(new Set(pages.map((page) => meta(page, 'og:image'))).size).toBe(4)
    expect(meta('about/index.html', 'og:image:alt')).toBe('About us')
  })

  it('uses the image in front matter instead of a card', () => {
    const page = 'docs/next/two/index.html'
    expect(meta(page, 'og:image')).toMatch(/^https:\/\/k\.example\/assets\/images\/own-[0-9a-f]{8}\.png$/)
    expect([meta(page, 'og:image:width'), meta(page, 'og:image:height'), meta(page, 'og:image:alt')]).toEqual(
      ['30', '20', null],
    )
  })

  it('renders only the card of an edited title again', async () => {
    const before = cards()
    writeFile(folder.path, 'docs/three.md', '# Third\n\nOther text.\n')
    expect((await built()).changed.filter((path) => path.startsWith('assets/cards/'))).toEqual([])
    writeFile(folder.path, 'docs/three.md', '# Fourth\n\nOther text.\n')
    const changed = (await built()).changed.filter((path) => path.startsWith('assets/cards/'))
    expect(changed).toHaveLength(2)
    const after = cards()
    expect(before.filter((card) => !after.includes(card))).toHaveLength(1)
    expect(after.filter((card) => !before.includes(card))).toHaveLength(1)
  })

  it('has the same bytes from the cache and from a clean build', async () => {
    const warm = readTree(join(place.outDir, 'assets/cards'))
    for (const gone of [[place.outDir], [place.outDir, place.cacheFolder]]) {
      for (const path of gone) rmSync(path, { recursive: true })
      await built()
      expect(readTree(join(place.outDir, 'assets/cards'))).toEqual(warm)
    }
  })

  it('uses a font of the site, and reports one that cannot be read', async () => {
    const address = meta('docs/next/one/index.html', 'og:image')
    const woff = fileURLToPath(import.meta.resolve('@fontsource/manrope/files/manrope-latin-200-normal.woff'))
    writeFile(folder.path, 'fonts/thin.woff', readFileSync(woff))
    config({ contentDir: '.', socialCards: { font: 'fonts/thin.woff', color: '#f2a541' } })
    await built()
    expect(meta('docs/next/one/index.html', 'og:image')).not.toBe(address)
    writeFile(folder.path, 'fonts/thin.woff', 'no font')
    const { ok, problems } = await runBuild(place)
    expect([ok, problems.find(({ code }) => code === 'unreadableFont')?.file]).toEqual([
      false,
      'fonts/thin.woff',
    ])
    config({ contentDir: '.', socialCards: { font: 'fonts/none.ttf' } })
    expect((await runBuild(place)).problems.map(({ message }) => message)).toContain(
      'The font for socialCards cannot be read: there is no such file.',
    )
  })

  it('uses the image of the site without cards, and no Twitter card without an image', async () => {
    config({ contentDir: '.', themeConfig: { image: 'img/site.png' } })
    await built()
    const page = 'docs/next/one/index.html'
    expect([meta(page, 'og:image'), meta(page, 'og:image:width')]).toEqual([
      'https://k.example/img/site.png',
      '30',
    ])
    expect(readdirSync(join(place.outDir, 'assets'))).not.toContain('cards')
    config({ contentDir: '.' })
    await built()
    for (const name of ['og:image', 'og:image:type', 'twitter:card']) expect(meta(page, name)).toBeNull()
    expect(meta('docs/next/two/index.html', 'twitter:card')).toBe('summary_large_image')
  })
})
