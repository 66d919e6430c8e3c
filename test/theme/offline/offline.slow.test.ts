// Offline mode in a real browser: what is cached and when, new versions, and removal.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import type { Page } from 'puppeteer'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../../build/config/normalize.ts'
import { listen } from '../../../build/dev/server/listen.ts'
import { siteHandler } from '../../../build/dev/server/siteHandler.ts'
import { readWorkerParams, workerUrl } from '../../../build/shared/offline.ts'
import { cacheUrls } from '../../../theme/offline/cacheUrls.ts'
import { openBrowser, type TestBrowser } from '../../support/browser.ts'
import { startCli } from '../../support/cli.ts'
import { writeFile } from '../../support/edits.ts'
import { differences, readTree, runBuild, temporaryFolder } from '../../support/engine.ts'

const folder = temporaryFolder()
const root = join(folder.path, 'site')
const cacheFolder = join(folder.path, 'cache')
const out = (name: string) => join(folder.path, name)
let browser: TestBrowser
let server: Server
let address: string
/** The folder that is served. Null: the network is off. */
let served: string | null = null

const configure = (pwa: unknown, more: object = {}) =>
  writeFile(
    root,
    'site.config.json',
    JSON.stringify({ title: 'Handbook', tagline: 'To read', favicon: 'img/icon.svg', pwa, ...more }),
  )
const buildInto = (name: string) => runBuild({ root, outDir: out(name), cacheFolder })

beforeAll(async () => {
  mkdirSync(root)
  writeFile(root, 'docs/a.md', '# A\n\nFirst text. See [b](./b.md).\n')
  writeFile(root, 'docs/b.md', '# B\n\nSecond text.\n')
  writeFile(
    root,
    'static/img/icon.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path fill="red" d="M0 0h20v10H0z"/></svg>\n',
  )
  writeFile(root, 'static/large.bin', 'x'.repeat(2000))
  writeFile(root, 'static/left-out/note.json', '{}\n')
  configure({
    injectManifestConfig: { globIgnores: ['left-out/**'], maximumFileSizeToCacheInBytes: 1_000_000 },
  })
  expect((await buildInto('first')).problems).toEqual([])
  writeFile(root, 'docs/a.md', '# A\n\nNewer text. See [b](./b.md).\n')
  await buildInto('second')
  configure({ injectManifestConfig: { maximumFilesToCache: 40 } })
  await buildInto('large')
  configure(false)
  await buildInto('without')
  browser = await openBrowser()
  server = createServer((request, response) => {
    if (served === null) request.socket.destroy()
    else siteHandler(out(served))(request, response)
  })
  address = await listen(server, 0, '127.0.0.1')
})

afterAll(async () => {
  await browser?.close()
  server?.closeAllConnections()
  server?.close()
  folder.remove()
})

const read = (build: string, path: string) => readFileSync(join(out(build), path), 'utf8')
const listPath = (build: string) => /"list":"\/([^"]+)"/.exec(read(build, 'sw.js'))?.[1] as string

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
    ])
      expect(files.get(path)).toMatch(/^\w{12}$/)
    expect(
      list.filter(([path]) => path.startsWith('/assets/')).every(([, revision]) => revision === null),
    ).toBe(true)
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
    await runBuild({ root, outDir: out('clean'), cacheFolder: join(folder.path, 'other-cache') })
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
      ['brokenLink', 'site.config.json'],
    ])
  })
})

describe('the configuration', () => {
  it.each([
    [{ strategies: [] }, 'pwa.strategies', 'is not an option.'],
    [
      { offlineModeActivationStrategies: ['never'] },
      'pwa.offlineModeActivationStrategies[0]',
      "must be 'appInstalled' or 'standalone'",
    ],
    [{ manifest: { theme_color: 'blue' } }, 'pwa.manifest.theme_color', 'must be a color such as #2e8555'],
    [{ manifest: { nam: 'x' } }, 'pwa.manifest.nam', 'is not an option; did you mean name?'],
    [
      { injectManifestConfig: { globPatterns: [] } },
      'pwa.injectManifestConfig.globPatterns',
      'must have at least one pattern',
    ],
    [true, 'pwa', 'must be Object, not true'],
  ])('%j is refused', (pwa, path, message) => {
    const result = readConfig({ pwa }, { hasFolder: () => false })
    expect(result.ok ? [] : result.problems).toEqual([{ path, message: expect.stringContaining(message) }])
  })
})

describe('URLs', () => {
  it('of the worker contain its parameters', () => {
    expect(workerUrl('/base/', { offlineMode: true, debug: false })).toBe(
      '/base/sw.js?params=%7B%22offlineMode%22%3Atrue%2C%22debug%22%3Afalse%7D',
    )
    expect(readWorkerParams(`http://x${workerUrl('/', { offlineMode: true, debug: true })}`)).toEqual({
      offlineMode: true,
      debug: true,
    })
    for (const params of ['', '?params=1', '?params=%7B', '?params=%7B%22offlineMode%22%3A1%7D'])
      expect(readWorkerParams(`http://x/sw.js${params}`)).toEqual({ offlineMode: false, debug: false })
  })

  it('of a page are tried in every form', () => {
    const tried = (url: string) =>
      cacheUrls(`http://x${url}`).map(({ url: one, same }) => `${same ? '' : '~'}${one.slice(8)}`)
    expect(tried('/docs/a/?q=1')).toEqual(['/docs/a/', '~/docs/a', '~/docs/a.html'])
    expect(tried('/docs/a')).toEqual(['/docs/a', '~/docs/a/', '~/docs/a.html'])
    expect(tried('/docs/a/index.html')).toEqual([
      '/docs/a/index.html',
      '/docs/a/',
      '~/docs/a',
      '~/docs/a.html',
    ])
    expect(tried('/docs/a.html')).toEqual(['/docs/a.html', '~/docs/a/', '~/docs/a'])
    expect(tried('/')).toEqual(['/', '~.html'])
  })
})

/** A page in a separate context. `complaints` are console messages and errors. */
async function visit(path: string): Promise<{ page: Page; complaints: string[] }> {
  const page = await (await browser.createBrowserContext()).newPage()
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => complaints.push(`error: ${String(error)}`))
  await open(page, path)
  return { page, complaints }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(address + path, { waitUntil: 'load' })
  await page.waitForSelector('html[data-has-hydrated]')
}

const workerOf = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/')
    return registration?.active ? new URL(registration.active.scriptURL).searchParams.get('params') : null
  })
const waitForWorker = (page: Page, offlineMode: boolean) =>
  page.waitForFunction(
    async (wanted) => {
      const registration = await navigator.serviceWorker.getRegistration('/')
      return (
        registration?.active?.state === 'activated' &&
        registration.active.scriptURL.includes(encodeURIComponent(`{"offlineMode":${wanted},`))
      )
    },
    {},
    offlineMode,
  )
const kept = (page: Page) =>
  page.evaluate(async () =>
    (
      await Promise.all(
        (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length),
      )
    ).reduce((a, b) => a + b, 0),
  )
const text = (page: Page) => page.$eval('[data-body]', (one) => one.textContent ?? '')

describe('in the browser', () => {
  it('registers a worker that caches nothing', async () => {
    served = 'first'
    const { page, complaints } = await visit('docs/a/')
    await waitForWorker(page, false)
    expect(await workerOf(page)).toBe('{"offlineMode":false,"debug":false}')
    expect(await kept(page)).toBe(0)
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    expect(complaints).toEqual([])
    await page.close()
  })

  it('?offlineMode=true caches the site, which can then be read offline', async () => {
    served = 'first'
    const { page, complaints } = await visit('docs/a/?offlineMode=true')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const list = JSON.parse(read('first', listPath('first'))) as unknown[]
    expect(await kept(page)).toBe(list.length + 1)
    expect(complaints).toEqual([])
    served = null
    await page.reload({ waitUntil: 'load' })
    await page.waitForSelector('html[data-has-hydrated]')
    expect(await text(page)).toContain('First text.')
    // Follows a link, without a full load.
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    await page.click('[data-body] a')
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'B')
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
    // Other forms of a URL lead to the same page as on a host.
    for (const [asked, shown] of [
      ['docs/b/index.html', 'docs/b/index.html'],
      ['docs/b?x=1', 'docs/b/?x=1'],
      ['docs/b.html', 'docs/b/'],
    ] as const) {
      await open(page, asked)
      expect(page.url()).toBe(address + shown)
      expect(await text(page)).toContain('Second text.')
    }
    await expect(page.goto(`${address}docs/nowhere/`)).rejects.toThrow('net::ERR')
    await page.close()
  })

  it('keeps the pages of a large site that the reader opened', async () => {
    served = 'large'
    const list = (JSON.parse(read('large', listPath('large'))) as [string][]).map(([url]) => url)
    expect(list.length).toBeLessThanOrEqual(40)
    expect(list.some((url) => url.startsWith('/assets/client.'))).toBe(true)
    expect(list).not.toContain('/docs/a/')
    const { page, complaints } = await visit('docs/a/?offlineMode=true')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await open(page, 'docs/b/?offlineMode=true')
    expect(complaints).toEqual([])
    served = null
    await open(page, 'docs/b/?x=1')
    expect(await text(page)).toContain('Second text.')
    await expect(page.goto(`${address}blog/`)).rejects.toThrow('net::ERR')
    await page.close()
  })

  it('search works offline', async () => {
    served = 'first'
    const { page } = await visit('docs/a/?offlineMode=true')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    served = null
    await open(page, 'search/?q=second')
    await page.waitForFunction(() => document.querySelector('main')?.textContent?.includes('Second text'))
    await page.close()
  })

  it('a new version waits, is announced, and is shown when the reader asks for it', async () => {
    served = 'first'
    const { page, complaints } = await visit('docs/a/?offlineMode=true')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    served = 'second'
    await page.reload({ waitUntil: 'load' })
    expect(await text(page)).toContain('First text.')
    await page.waitForSelector('.update-popup')
    expect(await page.$eval('.update-popup [role=alert]', (one) => one.textContent)).toBe(
      'New version available',
    )
    await page.focus('.update-popup .button')
    await page.evaluate(() => Object.assign(window, { old: true }))
    await page.keyboard.press('Enter')
    await page.waitForFunction(
      () => !('old' in window) && document.querySelector('[data-body]')?.textContent?.includes('Newer text.'),
    )
    await page.waitForSelector('html[data-has-hydrated]')
    // The old files are removed from the cache, and no update is offered any more.
    const list = JSON.parse(read('second', listPath('second'))) as unknown[]
    expect(await kept(page)).toBe(list.length + 1)
    expect(await page.$('.update-popup')).toBeNull()
    expect(complaints).toEqual([])
    await page.close()
  })

  it('the update popup can be closed, and appears again on the next page', async () => {
    served = 'first'
    const { page } = await visit('docs/a/?offlineMode=true')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    served = 'second'
    await page.reload({ waitUntil: 'load' })
    await page.waitForSelector('.update-popup')
    // Waits for transitions to end, because axe judges the final colors.
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
    await page.evaluate(readFileSync('node_modules/axe-core/axe.min.js', 'utf8'))
    for (const mode of ['light', 'dark']) {
      const found = await page.evaluate(async (wanted) => {
        document.documentElement.dataset['theme'] = wanted
        const { axe } = window as unknown as {
          axe: { run: (selector: string) => Promise<{ violations: { id: string }[] }> }
        }
        return (await axe.run('.update-popup')).violations.map(({ id }) => id)
      }, mode)
      expect(found).toEqual([])
    }
    await page.click('.update-popup [aria-label=Close]')
    expect(await page.$('.update-popup')).toBeNull()
    await open(page, 'docs/b/?offlineMode=true')
    await page.waitForSelector('.update-popup')
    await page.close()
  })

  it('a page without offline mode empties the cache immediately, and the mode returns without a question', async () => {
    served = 'first'
    const { page, complaints } = await visit('docs/a/?offlineMode=true')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await open(page, 'docs/a/')
    await waitForWorker(page, false)
    await page.waitForFunction(async () => (await caches.keys()).length === 0)
    await open(page, 'docs/b/?offlineMode=true')
    await waitForWorker(page, true)
    expect(await kept(page)).toBeGreaterThan(0)
    expect(await page.$('.update-popup')).toBeNull()
    expect(complaints).toEqual([])
    await page.close()
  })

  it('installing the app turns the mode on, and removing it turns it off', async () => {
    served = 'first'
    const { page } = await visit('docs/a/')
    await waitForWorker(page, false)
    const flag = () => page.evaluate(() => localStorage.getItem('docusaurus.pwa.event.appInstalled.fired'))
    await Promise.all([
      page.waitForNavigation({ waitUntil: 'load' }),
      page.evaluate(() => void dispatchEvent(new Event('appinstalled'))),
    ])
    expect(await flag()).toBe('true')
    await waitForWorker(page, true)
    expect(await kept(page)).toBeGreaterThan(0)
    await page.waitForSelector('html[data-has-hydrated]')
    await Promise.all([
      page.waitForNavigation({ waitUntil: 'load' }),
      page.evaluate(() => void dispatchEvent(new Event('beforeinstallprompt'))),
    ])
    expect(await flag()).toBeNull()
    await waitForWorker(page, false)
    await page.waitForFunction(async () => (await caches.keys()).length === 0)
    await page.close()
  })

  it('a site that is built with pwa: false removes worker and cache, and shows its new pages', async () => {
    served = 'first'
    const { page, complaints } = await visit('docs/a/?offlineMode=true')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    served = 'without'
    await page.reload({ waitUntil: 'load' })
    await page.waitForFunction(() =>
      document.querySelector('[data-body]')?.textContent?.includes('Newer text.'),
    )
    await page.waitForFunction(
      async () =>
        (await navigator.serviceWorker.getRegistrations()).length === 0 && (await caches.keys()).length === 0,
    )
    await page.waitForSelector('html[data-has-hydrated]')
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    expect(complaints).toEqual([])
    await page.close()
  })
})

describe('watch', () => {
  it('registers no worker, and removes one that another build left on its port', async () => {
    served = 'first'
    const other = createServer(siteHandler(out('first')))
    // Not an ephemeral port, because it must be free again a moment later.
    const port = 15_000 + (process.pid % 15_000)
    const left = await listen(other, port, '127.0.0.1')
    const page = await (await browser.createBrowserContext()).newPage()
    await page.goto(`${left}docs/a/?offlineMode=true`, { waitUntil: 'load' })
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    other.closeAllConnections()
    await new Promise((resolve) => other.close(resolve))
    configure({})
    const cli = startCli(['watch', root, '--port', String(port)])
    try {
      await new Promise<void>((resolve) =>
        cli.child.stderr?.on('data', (chunk) => String(chunk).includes(`:${port}/`) && resolve()),
      )
      await page.reload({ waitUntil: 'load' })
      await page.waitForFunction(() =>
        document.querySelector('[data-body]')?.textContent?.includes('Newer text.'),
      )
      await page.waitForFunction(
        async () =>
          (await navigator.serviceWorker.getRegistrations()).length === 0 &&
          (await caches.keys()).length === 0,
      )
      // A separate page, because puppeteer does not see the end of a request that navigation aborts, and
      // would not consider it idle.
      const next = await page.browserContext().newPage()
      await next.goto(`${left}docs/b/`, { waitUntil: 'load' })
      await next.waitForSelector('html[data-has-hydrated]')
      await next.waitForNetworkIdle()
      expect(await next.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
        0,
      )
      await page.browserContext().close()
    } finally {
      cli.child.kill('SIGINT')
      await cli.done
    }
  })
})
