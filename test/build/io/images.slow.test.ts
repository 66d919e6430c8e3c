// Images: pages contain their size and colors before they load. Damaged, huge and scripted images are
// reported where they are used.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sizesOf } from '../../../build/io/imageSizes.ts'
import { isAnimated } from '../../../build/io/isAnimated.ts'
import { loadSharp } from '../../../build/io/loadSharp.ts'
import { scriptInSvg, withoutScripts } from '../../../build/shared/svg.ts'
import { openBrowser, type TestBrowser } from '../../support/browser.ts'
import { serveFolder } from '../../support/builtSite.ts'
import { problemText, runCli } from '../../support/cli.ts'
import { temporaryFolder } from '../../support/engine.ts'

let folder: ReturnType<typeof temporaryFolder>
let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => folder.remove())

/** Red above, blue below. */
async function halves(channels: 3 | 4 = 3, width = 800, height = 400): Promise<Buffer> {
  const colour = (index: number) => (index < (width * height) / 2 ? [255, 0, 0] : [0, 0, 255])
  const data = Buffer.from(
    Array.from({ length: width * height }, (_, index) => [
      ...colour(index),
      ...(channels === 4 ? [128] : []),
    ]).flat(),
  )
  return sharp(data, { raw: { width, height, channels } }).png().toBuffer()
}

async function build(files: Readonly<Record<string, string | Buffer>>) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder.path, path)), { recursive: true })
    writeFileSync(join(folder.path, path), content)
  }
  const { status, stderr } = await runCli(['build', folder.path])
  return { status, problems: problemText(stderr) }
}

describe('a page with images', () => {
  it('reserves their space and shows their colors before they load, without layout shift', async () => {
    const { status } = await build({
      'docs/a.md':
        '# A\n\n![half](./half.png)\n\nText below.\n\n![glass](./glass.png)\n\n![dot](./dot.png)\n',
      'docs/half.png': await halves(),
      'docs/glass.png': await halves(4),
      'docs/dot.png': await halves(3, 20, 20),
    })
    expect(status).toBe(0)
    const site = await serveFolder(join(folder.path, 'dist'))
    const page = await browser.newPage()
    try {
      const waiting: (() => void)[] = []
      await page.setRequestInterception(true)
      page.on('request', (request) => {
        if (request.resourceType() === 'image' && request.url().includes('half'))
          waiting.push(() => void request.continue())
        else void request.continue()
      })
      await page.evaluateOnNewDocument(() => {
        const seen = window as unknown as { shift: number }
        seen.shift = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(`${site.address}docs/a/`, { waitUntil: 'domcontentloaded' })
      await page.waitForSelector('html[data-has-hydrated]')
      const facts = (alt: string) =>
        page.$eval(`img[alt="${alt}"]`, (image) => ({
          box: image.getBoundingClientRect().height,
          background: getComputedStyle(image).backgroundImage,
          loaded: (image as HTMLImageElement).naturalWidth > 0,
        }))
      const before = await facts('half')
      expect(before.loaded).toBe(false)
      expect(before.box).toBeGreaterThan(100)
      expect(before.background).toBe(
        'linear-gradient(rgb(255, 0, 0), rgb(238, 0, 17), rgb(17, 0, 238), rgb(0, 0, 255))',
      )
      expect((await facts('glass')).background).toBe('none')
      expect((await facts('dot')).background).toBe('none')
      for (const go of waiting) go()
      await page.waitForFunction(
        () => (document.querySelector('img[alt="half"]') as HTMLImageElement).naturalWidth > 0,
      )
      expect((await facts('half')).box).toBe(before.box)
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0)
    } finally {
      await page.close()
      site.close()
    }
  })
})

/** An image like those of cameras: soft colors and a little noise, always the same. */
async function photograph(width: number, height: number): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 3)
  let seed = 1
  for (let at = 0; at < data.length; at++) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)]
    data[at] =
      128 +
      60 * Math.sin(x / (40 + (at % 3) * 13)) +
      50 * Math.cos(y / 37 + x / 300) +
      (seed / 2_147_483_648) * 10
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer()
}

const named = (variants: readonly { readonly width: number; readonly extension: string | null }[]) =>
  variants.map(({ width, extension }) => `${width}${extension ?? ''}`)

describe('the variants of an image', () => {
  it('are WebP for all browsers, AVIF if that is smaller, and the same on every machine', async () => {
    const content = await photograph(1400, 700)
    const made = await sizesOf(content, folder.path)
    expect(named(made.variants)).toEqual(['640.webp', '1030.webp'])
    expect(named(made.modern)).toEqual(['640.avif', '1030.avif'])
    for (const [index, { content: smaller }] of made.modern.entries())
      expect(smaller.length).toBeLessThan(made.variants[index]?.content.length ?? 0)
    const library = await loadSharp()
    library.concurrency(4)
    const again = await sizesOf(content, join(folder.path, 'other'))
    expect(again).toEqual(made)
  })

  it('are never wider than the image, and are omitted if they would be larger in bytes', async () => {
    expect(named((await sizesOf(await photograph(800, 400), folder.path)).variants)).toEqual([
      '640.webp',
      '800.webp',
    ])
    expect(named((await sizesOf(await photograph(600, 300), folder.path)).variants)).toEqual([])
    const saved = async (quality: number) =>
      sharp(await photograph(1400, 700))
        .jpeg({ quality })
        .toBuffer()
    expect(named((await sizesOf(await saved(12), folder.path)).variants)).toEqual(['640.webp', '1400'])
    expect(named((await sizesOf(await saved(4), folder.path)).variants)).toEqual([])
  })

  it.each([
    ['in colours of print', (picture: Sharp) => picture.toColourspace('cmyk').jpeg()],
    ['with 16 bits', (picture: Sharp) => picture.toColourspace('rgb16').png()],
    ['in grey', (picture: Sharp) => picture.toColourspace('b-w').jpeg()],
    ['turned by its camera', (picture: Sharp) => picture.rotate(90).jpeg().withMetadata({ orientation: 8 })],
  ])('of one %s look like it', async (_, as) => {
    const content = await as(sharp(await photograph(900, 450))).toBuffer()
    const { width, height, variants, modern } = await sizesOf(content, folder.path)
    expect([width, height]).toEqual([900, 450])
    const mean = async (bytes: Uint8Array) => [
      ...(await sharp(bytes).rotate().toColourspace('srgb').resize(1, 1).raw().toBuffer()),
    ]
    const before = await mean(content)
    for (const { content: smaller } of [...variants, ...modern]) {
      const facts = await sharp(smaller).metadata()
      expect([facts.space, facts.depth, Math.round(facts.width / facts.height)]).toEqual(['srgb', 'uchar', 2])
      const after = await mean(smaller)
      for (const [channel, value] of after.entries())
        expect(Math.abs(value - (before[channel] ?? before[0] ?? 0))).toBeLessThan(10)
    }
  })

  it('are not created for animations and for images that are too large', async () => {
    const frames = await sharp(await photograph(800, 1200), { pages: 1 })
      .raw()
      .toBuffer()
    const moving = await sharp(frames, { raw: { width: 800, height: 1200, channels: 3, pageHeight: 600 } })
      .webp({ delay: [100, 100] })
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    expect(named((await sizesOf(moving, folder.path)).variants)).toEqual([])
    const long = await sharp({ create: { width: 700, height: 20_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    expect(named((await sizesOf(long, folder.path)).variants)).toEqual([])
  })

  it('recognize an animated PNG by its frames', async () => {
    const png = await halves(3, 20, 20)
    const chunk = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.alloc(12)])
    expect(isAnimated(png)).toBe(false)
    expect(isAnimated(Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]))).toBe(true)
    expect(isAnimated(Buffer.concat([png, Buffer.from('acTL')]))).toBe(false)
    for (let length = 0; length < png.length; length++)
      expect(isAnimated(png.subarray(0, length))).toBe(false)
  })
})

describe('@theme/IdealImage', () => {
  it('offers AVIF to browsers that support it, and WebP and the original to others', async () => {
    const { status } = await build({
      'docs/a.mdx':
        "import Image from '@theme/IdealImage'\nimport photo from './photo.jpg'\n\n# A\n\n<Image img={photo} alt=\"x\" />\n",
      'docs/photo.jpg': await photograph(1400, 700),
    })
    expect(status).toBe(0)
    const site = await serveFolder(join(folder.path, 'dist'))
    const page = await browser.newPage()
    try {
      await page.goto(`${site.address}docs/a/`)
      await page.waitForSelector('html[data-has-hydrated]')
      const shown = await page.$eval('picture', (picture) => {
        const [source, image] = [picture.querySelector('source'), picture.querySelector('img')]
        return {
          type: source?.type,
          sizes: source?.sizes,
          plain: image?.srcset.match(/\.\w+ \d+w/g),
          src: image?.src,
          width: image?.getAttribute('width'),
        }
      })
      expect(shown).toMatchObject({
        type: 'image/avif',
        sizes: '(max-width: 996px) 100vw, 46rem',
        plain: ['.webp 640w', '.webp 1030w'],
        width: '1400',
      })
      expect(shown.src).toMatch(/photo\.[0-9a-f]{8}\.jpg$/)
      await page.waitForFunction(
        () => (document.querySelector('picture img') as HTMLImageElement).naturalWidth > 0,
      )
      expect(await page.$eval('picture img', (image) => (image as HTMLImageElement).currentSrc)).toMatch(
        /\.1030\.avif$/,
      )
    } finally {
      await page.close()
      site.close()
    }
  })
})

/** The first bytes of a PNG with this declared size. */
function pngHeader(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(33)
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]).copy(
    bytes,
  )
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.set([8, 2, 0, 0, 0], 24)
  return bytes
}

describe('an image that is', () => {
  it('truncated is reported where it is used', async () => {
    const whole = await halves()
    const { status, problems } = await build({
      'docs/a.md': '# A\n\n![x](./cut.png)\n',
      'docs/cut.png': whole.subarray(0, whole.length / 2),
    })
    expect(problems).toMatch(
      /^docs\/a\.md:3:6 {2}error {2}unreadableImage {2}docs\/cut\.png cannot be read: /,
    )
    expect(status).toBe(1)
  })

  it('huge is rejected before it is decoded', async () => {
    const { status, problems } = await build({
      'docs/a.md': '# A\n\n![x](./huge.png)\n',
      'docs/huge.png': pngHeader(60_000, 60_000),
    })
    expect(problems).toContain('docs/a.md:3:6  error  unreadableImage  docs/huge.png cannot be read: ')
    expect(status).toBe(1)
  })

  it('imported and damaged stops the bundle and is named', async () => {
    const { status, problems } = await build({
      'docs/a.mdx':
        "import Image from '@theme/IdealImage'\nimport bad from './bad.png'\n\n# A\n\n<Image img={bad} alt=\"x\" />\n",
      'docs/bad.png': 'no picture',
    })
    expect(problems).toContain(
      'docs/bad.png cannot be read as an image: Input buffer contains unsupported image format.',
    )
    expect(status).toBe(1)
  })

  it('an SVG with a script is reported, and served so that the script cannot run', async () => {
    const { status, problems } = await build({
      'docs/a.md': '# A\n\n![x](./bad.svg)\n',
      'docs/bad.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>document.title = "ran"</script></svg>',
    })
    expect(problems).toContain('docs/a.md:3:6  warning  scriptInImage  docs/bad.svg contains a script.')
    expect(status).toBe(0)
    const site = await serveFolder(join(folder.path, 'dist'))
    const page = await browser.newPage()
    try {
      await page.goto(`${site.address}docs/a/`)
      const address = await page.$eval('img[alt="x"]', (image) => (image as HTMLImageElement).src)
      const response = await page.goto(address)
      expect(response?.headers()['content-security-policy']).toContain("default-src 'none'")
      expect(await page.title()).not.toBe('ran')
    } finally {
      await page.close()
      site.close()
    }
  })
})

it.each([
  ['<svg><script>x</script></svg>', 'a script'],
  ['<svg><svg:script href="x"/></svg>', 'a script'],
  ['<svg onload="x()"/>', 'an event handler'],
  ['<svg><a xlink:href=" javascript:x()">y</a></svg>', 'a link that runs code'],
  ['<svg><text>one = 1, on a = b</text></svg>', null],
  ['<svg><!-- <script> --><style><![CDATA[ <script> ]]></style></svg>', null],
  ['<svg a=">" onload="x()"/>', 'an event handler'],
  ['<svg><path\nonclick = "x()"/></svg>', 'an event handler'],
  ['<svg><a href="java&#115;cript:x()">y</a></svg>', 'a link that runs code'],
  ['<svg><a href="&#x6A;avascript&colon;x()">y</a></svg>', 'a link that runs code'],
  ['<svg><a href="java\tscript:x()">y</a></svg>', 'a link that runs code'],
  ['<svg><a><set attributeName="href" to="javascript:x()"/></a></svg>', 'a link that runs code'],
  ['<svg><a><animate attributeName="href" values="#a;javascript:x()"/></a></svg>', 'a link that runs code'],
  ['<svg><a href="data:text/html,x">y</a></svg>', 'a link that runs code'],
  ['<!DOCTYPE svg [<!ENTITY x "<script>y</script>">]><svg>&x;</svg>', 'an entity that hides code'],
  [
    '<!DOCTYPE svg [<!ENTITY x "java&#115;cript:y()">]><svg><a href="&x;"/></svg>',
    'an entity that hides code',
  ],
  ['<!DOCTYPE svg [<!ENTITY nbsp "&#160;">]><svg><text>a&nbsp;b</text></svg>', null],
  ['<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]><svg xmlns="&ns;"/>', null],
  ['<svg><image href="data:image/svg+xml;base64,xx"/><image href="data:image/png;base64,xx"/></svg>', null],
  [`<svg>${'<a "'.repeat(50_000)}`, null],
  [`<svg>${'<!--'.repeat(50_000)}`, null],
  [`<svg>${'<a '.repeat(50_000)}`, null],
])('what %.60s runs', (text, found) => {
  expect(scriptInSvg(text)).toBe(found)
})

it.each([
  [
    '<path d="M0 0"/><g id=\'a\'><text>1 &lt; 2</text></g>',
    '<path d="M0 0"/><g id="a"><text>1 &lt; 2</text></g>',
  ],
  ['<script>x()</script><path/>', '<path/>'],
  ['<scr<script>a</script>ipt>x()</script>', '&lt;script>x()'],
  ['<script/><foreignObject><div><script>x</script></div></foreignObject><rect/>', '<rect/>'],
  ['<g onload="x()" ONCLICK=y><a xlink:href="java&#115;cript:x()">y</a></g>', '<g><a>y</a></g>'],
  ['<style>.a > .b { } <img src=x onerror=y></style>', '<style>.a > .b { } <img src="x"></style>'],
  ['<style><![CDATA[ .a { } <script> ]]></style>', '<style> .a { } &lt;script> </style>'],
  ["<text title='\"><script>'>a</text>", '<text title="&quot;><script>">a</text>'],
  ['<script>never closed <path/>', ''],
])('of the drawing %s the page gets what does not run', (text, kept) => {
  const safe = withoutScripts(text)
  expect(safe).toBe(kept)
  expect(withoutScripts(safe)).toBe(safe)
})
