// Images: pages contain their size and colors before they load. Damaged, huge and scripted images are
// reported where they are used.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBrowser, type TestBrowser } from '../../support/browser.ts'
import { serveFolder } from '../../support/builtSite.ts'
import { problemText } from '../../support/cli.ts'
import { runCommand } from '../../support/command.ts'
import { temporaryFolder } from '../../support/engine.ts'
import { halves, photograph } from '../../support/pictures.ts'

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

async function build(files: Readonly<Record<string, string | Buffer>>) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder.path, path)), { recursive: true })
    writeFileSync(join(folder.path, path), content)
  }
  const { status, stderr } = await runCommand(['build', folder.path])
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
