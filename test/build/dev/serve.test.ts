// `serve` and the server of `watch`: the base URL of a site, and the requests that they must reject.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { triesOf } from '../../../build/commands/commandLine/serverOptions.ts'
import { clientFile } from '../../../build/dev/client/events.ts'
import { createLivePages } from '../../../build/dev/livePages.ts'
import { listen } from '../../../build/dev/server/listen.ts'
import { baseOf } from '../../../build/dev/server/servedFiles.ts'
import { siteHandler } from '../../../build/dev/server/siteHandler.ts'
import { openWatchServer } from '../../../build/dev/server/watchServer.ts'
import { outputPath } from '../../../build/shared/paths.ts'
import { openBrowser, type TestBrowser } from '../../support/browser.ts'
import { runCommand } from '../../support/command.ts'

const folder = mkdtempSync(join(tmpdir(), 'troodon-serve-'))
const dist = join(folder, 'dist')
const servers: Server[] = []
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  rmSync(folder, { recursive: true, force: true })
})

beforeAll(() => {
  const files = {
    'index.html': 'home',
    '404.html': 'not here',
    'docs/index.html': 'docs',
    'docs/a b?/index.html': 'odd',
    'old.html/index.html': 'folder',
    // A path with a bad escape must not end the server.
    _redirects: '/base/100%/* /base/100%/ 200\n/base/deep/* /base/deep/ 200\n',
    'deep/index.html': 'deep',
    '.secret': 'secret',
    'assets/site.ab12-_cd.json': '{"baseUrl":"/base/"}',
  }
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, path)), { recursive: true })
    writeFileSync(join(dist, path), content)
  }
  writeFileSync(join(folder, 'outside.txt'), 'secret')
  symlinkSync(join(folder, 'outside.txt'), join(dist, 'link.txt'))
  symlinkSync(folder, join(dist, 'way'))
})

async function open(base: string) {
  const server = createServer(siteHandler(dist, { base: () => base }))
  servers.push(server)
  const { port } = new URL(await listen(server, 0, '127.0.0.1'))
  // `fetch` would normalize the path.
  return (path: string, { method = 'GET', host = 'localhost' } = {}) =>
    new Promise<readonly [number | undefined, string]>((resolve, reject) => {
      const asked = request({ port, path, method, headers: { host }, host: '127.0.0.1' }, (response) => {
        let body = ''
        response.on('data', (chunk) => {
          body += chunk
        })
        response.on('end', () => resolve([response.statusCode, response.headers.location ?? body]))
      })
      asked.on('error', reject)
      asked.end()
    })
}

describe('a site at the root', () => {
  it.each([
    ['/', 200, 'home'],
    ['/docs/', 200, 'docs'],
    ['/docs', 301, '/docs/'],
    ['/docs?q=1', 301, '/docs/?q=1'],
    ['/docs/a%20b%3F', 301, '/docs/a%20b%3F/'],
    ['/docs/a%20b%3F/', 200, 'odd'],
    ['/nothing/', 404, 'not here'],
    // A folder whose name ends like a page is not a page.
    ['/old', 404, 'not here'],
    [`/${'x'.repeat(3000)}`, 404, 'not here'],
    [`/${'x/'.repeat(3000)}`, 404, 'not here'],
    // A browser would follow this redirect to another host.
    ['//docs', 400, 'This path is not served.'],
    ['/..%2foutside.txt', 400, 'This path is not served.'],
    ['/%2e%2e/outside.txt', 400, 'This path is not served.'],
    ['/docs/../../outside.txt', 400, 'This path is not served.'],
    ['/..%5coutside.txt', 400, 'This path is not served.'],
    ['/%252e%252e%252foutside.txt', 404, 'not here'],
    ['/.secret', 400, 'This path is not served.'],
    ['/%00', 400, 'This path is not served.'],
    ['/%ff', 400, 'This path is not served.'],
    ['/link.txt', 404, 'not here'],
    ['/way/outside.txt', 404, 'not here'],
    ['http://elsewhere.example/', 400, 'This path is not served.'],
  ])('%.40s', async (path, status, shown) => {
    const ask = await open('/')
    expect(await ask(path)).toEqual([status, shown])
  })

  it.each([
    ['localhost', 200],
    ['LOCALHOST:3000', 200],
    ['site.localhost', 200],
    ['127.0.0.1:80', 200],
    ['[::1]:80', 200],
    ['elsewhere.example', 403],
    ['localhost.elsewhere.example', 403],
    ['127.0.0.1.elsewhere.example', 403],
    ['localhost:80@elsewhere.example', 403],
  ])('asked as %s', async (host, status) => {
    const ask = await open('/')
    expect((await ask('/', { host }))[0]).toBe(status)
  })

  it('accepts only requests that read', async () => {
    const ask = await open('/')
    expect(await ask('/', { method: 'POST' })).toEqual([405, 'Only GET is answered.'])
    expect(await ask('/', { method: 'HEAD' })).toEqual([200, ''])
  })
})

describe('a site below the root', () => {
  it.each([
    ['/', 302, '/base/'],
    ['/?a=b', 302, '/base/?a=b'],
    ['/base', 302, '/base/'],
    ['/base/', 200, 'home'],
    ['/base/docs', 301, '/base/docs/'],
    ['/base/docs/', 200, 'docs'],
    ['/base/deep/x/y/', 200, 'deep'],
    ['/base/nothing/', 404, 'not here'],
    ['/docs/', 404, 'Not found. The site is at /base/.'],
    ['/deep/x/', 404, 'Not found. The site is at /base/.'],
    ['/base//docs/', 400, 'This path is not served.'],
    ['/base/..%2f..%2foutside.txt', 400, 'This path is not served.'],
  ])('%s', async (path, status, shown) => {
    const ask = await open('/base/')
    expect(await ask(path)).toEqual([status, shown])
  })

  it('is detected from the output', () => {
    expect(baseOf(dist)).toBe('/base/')
    expect(baseOf(folder)).toBe('/')
  })

  it('is watched there too', async () => {
    const engineFolder = join(folder, 'engine')
    mkdirSync(engineFolder)
    writeFileSync(join(engineFolder, clientFile), 'started()')
    const pages = createLivePages(dist)
    const base = () => '/base/'
    const address = await openWatchServer({
      engineFolder,
      base,
      pages,
      port: 0,
      host: '127.0.0.1',
    })
    const textAt = async (path: string) => (await fetch(new URL(path, address))).text()
    expect(new URL(address).pathname).toBe('/base/')
    const withScript = (words: string) =>
      `<body>${words}<script src="/__troodon/client.js" data-base="/base/"></script></body>`
    writeFileSync(join(dist, 'docs/index.html'), '<body>docs</body>')
    expect(await textAt('docs/')).toBe(withScript('docs'))
    expect(await textAt('/__troodon/client.js')).toBe('started()')
    pages.showUnpublished(new Map([[outputPath('docs/index.html'), '<body>newer</body>']]))
    expect(await textAt('docs/')).toBe(withScript('newer'))
    pages.published([], dist)
    expect(await textAt('docs/')).toBe(withScript('docs'))
    expect((await fetch(new URL('/docs/', address))).status).toBe(404)
  })
})

describe('a site with a base URL in the browser', () => {
  const root = join(folder, 'site')
  let browser: TestBrowser
  beforeAll(async () => {
    for (const [path, content] of Object.entries({
      'site.config.json': JSON.stringify({
        url: 'https://site.example',
        baseUrl: '/hand-book/',
        docs: { routeBasePath: 'docs' },
        themeConfig: { navbar: { items: [{ type: 'search' }] } },
      }),
      'docs/a.md': '# Archaeopteryx\n\n[To b](./b.md) ![x](./x.svg)\n',
      'docs/b.md': '# Bird\n\n## Part\n\nText.\n',
      'docs/x.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>',
    })) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), content)
    }
    const { status, stderr } = await runCommand(['build', root])
    expect([status, stderr]).toEqual([0, expect.stringContaining('Built 4 pages')])
    browser = await openBrowser()
  })
  afterAll(() => browser?.close())

  it('loads, navigates, searches and shows the 404 page', async () => {
    const base = baseOf(join(root, 'dist'))
    const server = createServer(siteHandler(join(root, 'dist'), { base: () => base }))
    servers.push(server)
    const address = await listen(server, 0, '127.0.0.1')
    const page = await browser.newPage()
    const wrong: string[] = []
    page.on('pageerror', (error) => wrong.push((error as Error).message))
    page.on('response', (response) => {
      if (response.status() >= 400) wrong.push(`${response.status()} ${response.url()}`)
    })
    await page.goto(`${address}hand-book/docs/a/`)
    await page.waitForSelector('html[data-has-hydrated]')
    await page.evaluate(() => Object.assign(window, { same: true }))
    await page.click('article a[href$="/docs/b/"]')
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Bird')
    expect(await page.evaluate(() => [location.pathname, 'same' in window])).toEqual([
      '/hand-book/docs/b/',
      true,
    ])
    await page.keyboard.press('/')
    await (await page.waitForSelector('.search-dialog__input'))?.type('rchaeopteryx')
    await page.waitForFunction(() => document.querySelectorAll('.search-dialog__hit').length > 0)
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Archaeopteryx')
    expect(await page.evaluate(() => [location.pathname, 'same' in window])).toEqual([
      '/hand-book/docs/a/',
      true,
    ])
    expect(wrong).toEqual([])
    await page.goto(`${address}hand-book/docs/c/`)
    await page.waitForSelector('html[data-has-hydrated]')
    expect(await page.$eval('h1', (one) => one.textContent)).toBe('Page Not Found')
    expect(await page.$$eval('main a', (all) => all.map((one) => one.getAttribute('href')))).toContain(
      '/hand-book/docs/a/',
    )
    await page.close()
  })
})

it('takes the next port when one is taken, unless the user chose it', async () => {
  const open = async (port: number, tries: number) => {
    const server = createServer()
    servers.push(server)
    return Number(new URL(await listen(server, port, '127.0.0.1', tries)).port)
  }
  const taken = await open(0, 1)
  expect(await open(taken, triesOf({ values: {} }))).toBeGreaterThan(taken)
  await expect(open(taken, triesOf({ values: { '--port': String(taken) } }))).rejects.toThrow('EADDRINUSE')
})
