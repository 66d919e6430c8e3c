// The built site in a real browser: hydration, and what works without scripts. The console must be empty.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { HTTPRequest } from 'puppeteer'
import { describe, expect, it } from 'vitest'
import { listen } from '../../build/dev/server/listen.ts'
import { siteHandler } from '../../build/dev/server/siteHandler.ts'
import { complaintsOf, pagePaths, sampleOf } from '../support/everyPage.ts'
import { siteInBrowser } from '../support/siteInBrowser.ts'
import { pathOf, textOf } from '../support/visit.ts'

const own = siteInBrowser()
const { open } = own

describe('a page with deep routes', () => {
  const deeper = '/feature-requests/dark-mode/'

  it('is served for deeper URLs by the host and stays when a link leads deeper', async () => {
    const { page, complaints } = await open(deeper)
    expect(await textOf(page, 'h1')).toBe('Feature requests')
    expect(pathOf(page)).toBe(deeper)
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), {
        href: '/feature-requests/a/b/',
        textContent: 'deeper',
        id: 'deeper',
      })
      document.querySelector('main')?.append(link)
    })
    await page.click('#deeper')
    await page.waitForFunction(() => window.location.pathname === '/feature-requests/a/b/')
    expect(await textOf(page, 'h1')).toBe('Feature requests')
    expect(complaints).toEqual([])
  })

  it('replaces the 404 page on a host without rewrites', async () => {
    const missing = readFileSync(join(own.site.outDir, '404.html'), 'utf8')
    const { page } = await open(deeper, {
      prepare: async (page) => {
        await page.setRequestInterception(true)
        page.on('request', (request: HTTPRequest) => {
          if (!new URL(request.url()).pathname.endsWith('/dark-mode/')) return void request.continue()
          void request.respond({ status: 404, contentType: 'text/html', body: missing })
        })
      },
    })
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Feature requests')
    expect(pathOf(page)).toBe(deeper)
  })
})

describe('first load', () => {
  it('hydrates pages without console messages', async () => {
    const paths = sampleOf(pagePaths(own.site.outDir))
    expect(paths.length).toBeGreaterThan(45)
    expect(await complaintsOf(own.browser, own.site, paths)).toEqual([])
  })

  it('hydrates a page whose end arrives long after its scripts', async () => {
    const html = readFileSync(join(own.site.outDir, 'docs/cli/index.html'), 'utf8')
    const end = html.indexOf('<script type="application/json" id="__troodon-data">')
    expect(end).toBeGreaterThan(0)
    const others = siteHandler(own.site.outDir)
    const server = createServer((request, response) => {
      if (request.url !== '/docs/cli/') return others(request, response)
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, end))
      setTimeout(() => response.end(html.slice(end)), 2500)
    })
    const address = await listen(server, 0, '127.0.0.1')
    const { page, complaints } = await open('/docs/')
    await page.goto(`${address}docs/cli/`, { waitUntil: 'load' })
    await page.waitForSelector('html[data-has-hydrated]', { timeout: 10_000 })
    expect(complaints).toEqual([])
    await page.close()
    server.closeAllConnections()
    server.close()
  })

  it('keeps the HTML of the server', async () => {
    const { page } = await open('/docs/cli/')
    const before = await page.evaluate(
      async () =>
        new DOMParser()
          .parseFromString(await (await fetch(location.href)).text(), 'text/html')
          .querySelector('[data-body]')?.innerHTML,
    )
    const after = await page.$eval('[data-body]', (element) => {
      // Scripts add the buttons of code blocks.
      const copy = element.cloneNode(true) as Element
      for (const buttons of copy.querySelectorAll('.theme-code-block-buttons')) buttons.remove()
      return copy.innerHTML
    })
    expect(after).toBe(before)
  })

  it('has no style attributes and no inline handlers', async () => {
    const { page } = await open('/docs/')
    expect(
      await page.evaluate(
        () =>
          [...document.querySelectorAll('*')].filter(
            (e) => e.hasAttribute('style') || [...e.attributes].some((a) => a.name.startsWith('on')),
          ).length,
      ),
    ).toBe(0)
  })

  it.each(['light', 'dark'])('applies the %s mode of the system before the first paint', async (mode) => {
    const { page } = await open('/docs/', {
      prepare: (p) => p.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: mode }]),
    })
    expect(await page.$eval('html', (html) => html.dataset['theme'])).toBe(mode)
    const background = await page.$eval('html', (html) => getComputedStyle(html).backgroundColor)
    expect(background).toBe(mode === 'light' ? 'rgb(255, 255, 255)' : 'rgb(24, 25, 32)')
  })
})

it('shows cards in Markdown as cards, and no list of underlined links', async () => {
  const { page } = await open('/tests/docs/tests/category-links/with-category-name-doc/')
  const style = await page.$eval('.markdown .cards', (list) => ({
    padding: getComputedStyle(list).paddingInlineStart,
    margins: [...list.children].map((item) => getComputedStyle(item).marginTop),
    underlines: [...list.querySelectorAll('a')].map((link) => getComputedStyle(link).textDecorationLine),
  }))
  expect(style.padding).toBe('0px')
  expect(style.underlines.length).toBeGreaterThan(0)
  expect(new Set([...style.margins, ...style.underlines])).toEqual(new Set(['0px', 'none']))
})

it('shows a wide logo without a given size at its own width', async () => {
  const { page } = await open('/docs/')
  const width = await page.$eval('.navbar__logo > img', async (element) => {
    const logo = element as HTMLImageElement
    logo.src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="160" height="50"/>')}`
    await logo.decode()
    return logo.getBoundingClientRect().width
  })
  expect(Math.round(width)).toBe(Math.round((32 * 160) / 50))
})

describe('without scripts', () => {
  it.each([360, 1280])('is readable and fully navigable at %i px', async (width) => {
    const { page, complaints } = await open('/docs/', { width, scripts: false })
    expect(await textOf(page, 'h1')).toBe('Introduction')
    const visible = await page.$$eval('.doc-sidebar a[href], .navbar a[href]', (links) =>
      links.filter((link) => link.getBoundingClientRect().width > 0).map((link) => link.getAttribute('href')),
    )
    expect(visible).toContain('/docs/installation/')
    expect(visible).toContain('/docs/cli/')
    await page.click('.doc-sidebar a[href="/docs/installation/"]')
    await page.waitForFunction(() => location.pathname === '/docs/installation/').catch(() => {})
    expect(pathOf(page)).toBe('/docs/installation/')
    expect(complaints).toEqual([])
  })
})

it.each([
  ['/tests/docs/more-test/', true],
  ['/tests/blog/', true],
  ['/tests/pages/svg/', true],
  ['/docs/', false],
])('marks the test area: %s %s', async (path, isTest) => {
  const { page } = await open(path)
  const edge = await page.$eval('.navbar', (navbar) => getComputedStyle(navbar).borderBottomColor)
  expect(edge === 'rgb(179, 38, 30)').toBe(isTest)
})
