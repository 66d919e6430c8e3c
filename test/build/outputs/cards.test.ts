// The tags and files of a site with social cards.
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeFile } from '../../support/edits.ts'
import { readTree, runBuild, temporaryFolder } from '../../support/engine.ts'

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
    config({ contentDir: '.', socialCards: { font: 'fonts' } })
    expect((await runBuild(place)).problems.map(({ message }) => message)).toContain(
      'The font for socialCards cannot be read: it is not a file.',
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
