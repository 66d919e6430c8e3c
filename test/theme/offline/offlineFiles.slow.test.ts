// The files of offline mode: the web manifest, its icons, the worker, and the list of what it caches.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isHashed } from '../../../build/model/hashedName.ts'
import { writeFile } from '../../support/edits.ts'
import { differences, readTree, runBuild } from '../../support/engine.ts'
import { offlineSite } from '../../support/offlineSite.ts'

const { buildInto, configure, listPath, out, read, remove, root } = offlineSite()

beforeAll(async () => {
  expect((await buildInto('first')).problems).toEqual([])
  configure(false)
  await buildInto('without')
})
afterAll(remove)

describe('the build writes', () => {
  it('a web manifest with icons in the declared sizes', async () => {
    const manifest = JSON.parse(read('first', 'manifest.webmanifest'))
    expect(manifest).toMatchObject({
      name: 'Handbook',
      short_name: 'Handbook',
      description: 'To read',
      lang: 'en',
      dir: 'ltr',
      scope: '/',
      start_url: '/docs/a/',
      display: 'standalone',
      theme_color: '#2e8555',
      background_color: '#ffffff',
    })
    const icons = manifest.icons as { src: string; sizes: string; type: string; purpose: string }[]
    expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
      ['192x192', 'any'],
      ['512x512', 'any'],
      ['512x512', 'maskable'],
    ])
    for (const { src, sizes, type } of icons) {
      const { width, height, format } = await sharp(join(out('first'), src)).metadata()
      expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type])
    }
    // The image is twice as wide as it is high: above it, a maskable icon is filled and the others are
    // transparent.
    const corner = async (src: string) => [
      ...(await sharp(join(out('first'), src))
        .extract({ left: 0, top: 0, width: 1, height: 1 })
        .raw()
        .toBuffer()),
    ]
    expect(await corner(icons[0]?.src as string)).toEqual([0, 0, 0, 0])
    expect(await corner(icons[2]?.src as string)).toEqual([255, 255, 255, 255])
  })

  it('the manifest, icon and color on every page', () => {
    for (const page of ['docs/a/index.html', '404.html']) {
      const html = read('first', page)
      expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">')
      expect(html).toMatch(/<link rel="apple-touch-icon" href="\/assets\/app\/maskable-512-\w+\.png">/)
      expect(html).toContain('<meta name="theme-color" content="#2e8555">')
    }
    expect(read('first', '_headers')).toContain('/sw.js\n  Cache-Control: no-cache\n')
  })

  it('a list of the files that readers need, with a hash for all whose URL has none', () => {
    const list = JSON.parse(read('first', listPath('first'))) as [string, string | null][]
    const files = new Map(list)
    for (const path of [
      '/docs/a/',
      '/docs/a/index.json',
      '/docs/b/',
      '/search/',
      '/img/icon.svg',
      '/large.bin',
      '/assets/logo.svg',
    ])
      expect(files.get(path)).toMatch(/^\w{12}$/)
    const hashed = list.filter(([path]) => isHashed(path.slice(1)))
    expect(hashed.length).toBeGreaterThan(5)
    expect(hashed.every(([, revision]) => revision === null)).toBe(true)
    for (const path of [
      '/sw.js',
      '/404.html',
      '/_headers',
      '/sitemap.xml',
      '/robots.txt',
      '/docs/a/index.md',
      '/left-out/note.json',
      '/.nojekyll',
    ])
      expect(files.has(path)).toBe(false)
    expect(files.has(`/${listPath('first')}`)).toBe(false)
  })

  it('nothing again when nothing changed, and the same bytes with another cache', async () => {
    configure({})
    writeFile(root, 'docs/c.md', '# C\n')
    const changed = (await buildInto('again')).changed
    expect(changed).toContain('sw.js')
    expect((await buildInto('again')).changed).toEqual([])
    // The name of the worker depends on its list, so an edit creates a new one.
    writeFile(root, 'docs/c.md', '# C\n\nMore.\n')
    expect((await buildInto('again')).changed).toContain('sw.js')
    await runBuild({ root, outDir: out('clean'), cacheFolder: out('other-cache') })
    expect(differences(readTree(out('again')), readTree(out('clean')))).toEqual([])
  })

  it('only a worker that unregisters with pwa: false, and nothing without the option', async () => {
    expect(read('without', 'sw.js')).toContain('registration.unregister()')
    expect(
      [...readTree(out('without')).keys()].filter((path) => /manifest|precache|assets\/app/.test(path)),
    ).toEqual([])
    expect(read('without', 'docs/a/index.html')).not.toContain('manifest')
    configure(undefined)
    await buildInto('never')
    expect(
      [...readTree(out('never'))].filter(
        ([path, text]) => /sw\.js|webmanifest/.test(path) || text.includes('serviceWorker'),
      ),
    ).toEqual([])
  })

  it('files below a base URL, and uses a manifest and icons of the site', async () => {
    writeFile(root, 'static/manifest.json', '{ "name": "Mine" }\n')
    configure({ manifest: { start_url: '/docs/b/' } }, { baseUrl: '/base/' })
    expect((await buildInto('own')).problems).toEqual([])
    expect(read('own', 'docs/a/index.html')).toContain('<link rel="manifest" href="/base/manifest.json">')
    expect([...readTree(out('own')).keys()]).not.toContain('manifest.webmanifest')
    rmSync(join(root, 'static/manifest.json'))
    configure(
      { manifest: { name: 'Mine', start_url: '/docs/b/', icons: [{ src: 'img/icon.svg', sizes: 'any' }] } },
      { baseUrl: '/base/' },
    )
    expect((await buildInto('based')).problems).toEqual([])
    expect(JSON.parse(read('based', 'manifest.webmanifest'))).toMatchObject({
      name: 'Mine',
      short_name: 'Mine',
      scope: '/base/',
      start_url: '/base/docs/b/',
      icons: [{ src: '/base/img/icon.svg', sizes: 'any' }],
    })
    expect(read('based', 'sw.js')).toContain('"list":"/base/assets/precache.')
    expect(read('based', '_headers')).toContain('/base/sw.js\n')
    configure({}, { trailingSlash: false })
    await buildInto('bare')
    const addresses = (JSON.parse(read('bare', listPath('bare'))) as [string, unknown][]).map(
      ([path]) => path,
    )
    expect(addresses.filter((path) => path.startsWith('/docs/a'))).toEqual(['/docs/a', '/docs/a/index.json'])
  })

  it('errors for a worker of the site, a site without an image, and a missing icon', async () => {
    writeFile(root, 'static/sw.js', '')
    configure({}, { favicon: undefined })
    expect(
      (await buildInto('wrong')).problems.map(({ code, file, message }) => `${file} ${code}: ${message}`),
    ).toEqual([
      expect.stringContaining('site.config.json appIcon: The app has no icon'),
      expect.stringContaining(
        'static/sw.js reservedOutput: The static file has the same path as the service worker',
      ),
    ])
    rmSync(join(root, 'static/sw.js'))
    configure({ manifest: { icons: [{ src: 'img/none.png' }] } })
    expect((await buildInto('wrong')).problems.map(({ code, file }) => [code, file])).toEqual([
      ['missingSiteFile', 'site.config.json'],
    ])
  })
})
