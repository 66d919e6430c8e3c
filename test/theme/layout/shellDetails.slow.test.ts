// The frame of a page in the browser: jumps, slow and failed loads, details.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listen } from '../../../build/dev/server/listen.ts'
import { slideDuration } from '../../../theme/layout/slide.ts'
import { siteInBrowser } from '../../support/siteInBrowser.ts'
import { animationPace, blankPage, hasAttribute } from '../../support/visit.ts'

const own = siteInBrowser()
const { open } = own

describe('the duration of the animation', () => {
  it('grows slowly with the height', () => {
    expect([36, 360, 3600].map((height) => slideDuration(height, false))).toEqual([192, 327, 714])
    expect(slideDuration(3600, true)).toBe(1)
  })
})

describe('a jump within the page', () => {
  it('hides the navbar and the back-to-top button; scrolling up by hand shows both', async () => {
    const { page } = await open('/docs/configuration/')
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight - 1600))
    await page.waitForSelector('.navbar-header[data-hidden]')
    const places = await page.$$('.toc-column a')
    await places[Math.floor(places.length / 2)]?.evaluate((link) => (link as HTMLElement).click())
    await page.waitForFunction(() => window.location.hash !== '')
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await hasAttribute(page, '.navbar-header', 'data-hidden')).toBe(true)
    expect(await hasAttribute(page, '.theme-back-to-top-button', 'data-shown')).toBe(false)
    await page.evaluate(() => window.scrollBy(0, -120))
    await page.waitForSelector('.theme-back-to-top-button[data-shown]')
    expect(await hasAttribute(page, '.navbar-header', 'data-hidden')).toBe(false)
  })

  it('back to the previous position shows the navbar', async () => {
    const { page } = await open('/docs/configuration/')
    await page.evaluate(() => window.scrollTo(0, 2000))
    await page.waitForSelector('.navbar-header[data-hidden]')
    await page.evaluate(() => document.querySelector<HTMLElement>('.pagination-nav__link')?.click())
    await page.waitForFunction(() => window.location.pathname !== '/docs/configuration/')
    await page.goBack()
    await page.waitForFunction(() => window.scrollY > 1900)
    await page.waitForSelector('.navbar-header:not([data-hidden])')
  })
})

describe('a page that loads slowly', () => {
  it('shows a spinner in the middle of the window', async () => {
    const { page } = await open('/docs/cli/')
    await page.setRequestInterception(true)
    let release = () => {}
    page.on('request', (request) => {
      if (request.url().endsWith('/showcase/index.json')) release = () => void request.continue()
      else void request.continue()
    })
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/showcase/"]')?.click())
    await page.waitForSelector('.progress-bar[data-active]')
    const sign = await page.$eval('.main-wrapper', (box) => {
      const { position, animationName, width } = getComputedStyle(box, '::after')
      return { position, animationName, width }
    })
    expect(sign).toEqual({ position: 'fixed', animationName: 'appear, spin', width: '48px' })
    release()
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Showcase')
    expect(await page.$eval('.main-wrapper', (box) => getComputedStyle(box, '::after').content)).toBe('none')
  })
})

describe('a page whose code cannot be loaded', () => {
  it('stays readable, shows the reason, and can be retried', async () => {
    const { page } = await blankPage(own.browser)
    let broken = true
    await page.setRequestInterception(true)
    page.on('request', (request) => {
      if (broken && /\/assets\/site[.-][^/]*\.json/.test(request.url())) void request.abort()
      else void request.continue()
    })
    await page.goto(`${own.site.address}docs/cli/`, { waitUntil: 'load' })
    await page.waitForSelector('.load-failure')
    expect(await page.$eval('.load-failure', (box) => [box.getAttribute('role'), box.textContent])).toEqual([
      'alert',
      'TypeError: Failed to fetchRetry',
    ])
    expect(await page.$eval('h1', (heading) => heading.textContent)).toBe('CLI')
    broken = false
    await page.click('.load-failure .button')
    await page.waitForSelector('html[data-has-hydrated]')
    expect(await page.$('.load-failure')).toBeNull()
  })
})

describe('details', () => {
  it('animate according to their height, and can reverse halfway', async () => {
    const { page, complaints } = await open('/docs/sidebar/', { width: 360 })
    await page.waitForNetworkIdle()
    const look = () =>
      page.$eval('.toc-mobile', (box) => ({
        open: (box as HTMLDetailsElement).open,
        durations: box.getAnimations().map((animation) => animation.effect?.getTiming().duration),
      }))
    const closedHeight = await page.$eval('.toc-mobile', (box) => (box as HTMLElement).offsetHeight)
    const pace = await animationPace(page)
    const rest = async () => {
      await pace(1)
      await page.waitForFunction(() => document.querySelector('.toc-mobile')?.getAnimations().length === 0)
      await pace(0.01)
    }
    await pace(0.01)
    await page.click('.toc-mobile summary')
    const opening = await look()
    await rest()
    const height = await page.$eval('.toc-mobile', (box) => (box as HTMLElement).offsetHeight)
    expect(opening).toEqual({ open: true, durations: [slideDuration(height - closedHeight, false)] })
    await page.click('.toc-mobile summary')
    expect(await look()).toEqual(opening)
    await page.click('.toc-mobile summary')
    await rest()
    expect((await look()).open).toBe(true)
    await page.focus('.toc-mobile summary')
    await page.keyboard.press('Enter')
    await rest()
    expect((await look()).open).toBe(false)
    expect(complaints).toEqual([])
  })
})

describe('a site below a folder that is not its base URL', () => {
  it('explains on its home page which option to set', async () => {
    const server = createServer(({ url }, response) => {
      if (url === '/sub/')
        response.setHeader('content-type', 'text/html').end(readFileSync(join(own.site.outDir, 'index.html')))
      else response.writeHead(404).end()
    })
    const address = await listen(server, 0, '127.0.0.1')
    const { page } = await blankPage(own.browser)
    await page.goto(`${address}sub/`, { waitUntil: 'load' })
    const help = await page.waitForSelector('#base-url-help')
    expect(await help?.evaluate((box) => box.textContent)).toContain(
      "If the site is in that folder, set baseUrl: '/sub/' in its configuration.",
    )
    server.closeAllConnections()
    server.close()
  })

  it('shows nothing when a script is missing at the right URL', async () => {
    const { page } = await blankPage(own.browser)
    await page.setRequestInterception(true)
    page.on(
      'request',
      (request) => void (request.resourceType() === 'script' ? request.abort() : request.continue()),
    )
    const failed = new Promise((done) => page.once('requestfailed', done))
    await page.goto(own.site.address, { waitUntil: 'load' })
    await failed
    expect(await page.$('#base-url-help')).toBeNull()
  })
})
