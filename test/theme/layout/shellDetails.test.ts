// The frame of a page in the browser: mobile menu, sidebar, jumps, slow and failed loads.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Page } from 'puppeteer'
import { describe, expect, it } from 'vitest'
import { listen } from '../../../build/dev/server/listen.ts'
import { slideDuration } from '../../../theme/layout/slide.ts'
import type { TestBrowser } from '../../support/browser.ts'
import type { BuiltSite } from '../../support/builtSite.ts'
import { siteInBrowser } from '../../support/siteInBrowser.ts'

let browser: TestBrowser
let site: BuiltSite

siteInBrowser((opened, built) => {
  browser = opened
  site = built
})

async function blank({ width = 1280, calm = false }: { width?: number; calm?: boolean } = {}) {
  const page = await (await browser.createBrowserContext()).newPage()
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.setViewport({ width, height: 900 })
  if (calm) await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  return { page, complaints }
}

async function open(path: string, options: Parameters<typeof blank>[0] = {}) {
  const { page, complaints } = await blank(options)
  await page.goto(site.address + path.slice(1), { waitUntil: 'load' })
  await page.waitForSelector('html[data-has-hydrated]')
  return { page, complaints }
}

async function openMenu(page: Page) {
  await page.click('.navbar__toggle')
  await page.waitForSelector('.navbar-sidebar[open]')
}

/** Sets the speed of animations, so that a slow machine can observe them while they run. */
async function animationPace(page: Page): Promise<(rate: number) => Promise<void>> {
  const session = await page.createCDPSession()
  await session.send('Animation.enable')
  return async (playbackRate) => void (await session.send('Animation.setPlaybackRate', { playbackRate }))
}

const menuIsGone = (page: Page) => page.waitForFunction(() => !document.querySelector('.navbar-sidebar'))
const has = (page: Page, selector: string, attribute: string) =>
  page.$eval(selector, (element, name) => element.hasAttribute(name), attribute)

describe('the mobile menu', () => {
  it('returns the focus to its button when its close button is clicked', async () => {
    const { page } = await open('/docs/cli/', { width: 800 })
    await openMenu(page)
    await page.click('.navbar-sidebar__brand button:last-child')
    await menuIsGone(page)
    expect(await page.evaluate(() => document.activeElement?.classList.contains('navbar__toggle'))).toBe(true)
  })

  it('leaves the focus at the start of a page that was picked', async () => {
    const { page } = await open('/docs/cli/', { width: 800 })
    await openMenu(page)
    await page.evaluate(() =>
      document
        .querySelector<HTMLElement>('.navbar-sidebar a.menu__link:not([aria-current])[href^="/docs/"]')
        ?.click(),
    )
    await page.waitForFunction(() => window.location.pathname !== '/docs/cli/')
    await menuIsGone(page)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('__troodon-skip')
  })

  it('closes when the current page is picked, and leaves no entry in the history', async () => {
    const { page, complaints } = await open('/docs/cli/', { width: 800 })
    await openMenu(page)
    await page.click('.navbar-sidebar a[aria-current="page"]')
    await menuIsGone(page)
    expect(new URL(page.url()).pathname).toBe('/docs/cli/')
    expect(await page.evaluate(() => (history.state as { menu?: true } | null)?.menu)).toBeUndefined()
    expect(complaints).toEqual([])
  })

  it('labels its lists, opens the one with the current page, and does not contain the search', async () => {
    const { page } = await open('/docs/cli/', { width: 360 })
    await openMenu(page)
    await page.click('.navbar-sidebar__back')
    const heads = () =>
      page.$$eval('.navbar-sidebar .dropdown__head', (all) =>
        all.map((head) => [head.textContent, head.ariaExpanded]),
      )
    expect(await heads()).toEqual([
      ['Versions', 'true'],
      ['Languages', 'false'],
    ])
    expect(await page.$('.navbar-sidebar .search-button')).toBeNull()
  })
})

describe('the skip link', () => {
  it('moves the focus to the main content', async () => {
    const { page } = await open('/docs/cli/')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
  })
})

describe('the sidebar of the documentation', () => {
  it('stays hidden when the reader navigates to another sidebar', async () => {
    const { page } = await open('/docs/')
    await page.click('.doc-sidebar__hide')
    await page.waitForSelector('.theme-doc-sidebar-container[data-hidden]')
    // The page moves while the sidebar closes, so a click by position could miss.
    await page.$eval('.navbar a[href="/docs/cli/"]', (link) => (link as HTMLElement).click())
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'CLI')
    expect(await has(page, '.theme-doc-sidebar-container', 'data-hidden')).toBe(true)
    const strip = await (await page.$('.doc-sidebar__hide'))?.boundingBox()
    expect(strip?.height).toBeGreaterThan(700)
    await page.mouse.click((strip?.x ?? 0) + 20, 450)
    await page.waitForFunction(() => !document.querySelector('.theme-doc-sidebar-container[data-hidden]'))
  })

  it('shows the logo when the navbar is hidden', async () => {
    const { page } = await open('/docs/cli/')
    const shown = () =>
      page.$eval('.doc-sidebar > .navbar__brand', (brand) => getComputedStyle(brand).visibility)
    expect(await shown()).toBe('hidden')
    await page.evaluate(() => window.scrollTo(0, 900))
    await page.waitForSelector('.navbar-header[data-hidden]')
    expect(await shown()).toBe('visible')
  })

  it('animates a category according to its height, and keeps nested categories open', async () => {
    const { page, complaints } = await open('/docs/cli/')
    const category = '.menu__category:has(> div > .menu__link--sublist):not([data-open])'
    const label = await page.$eval(`${category} .menu__link`, (link) => link.textContent ?? '')
    const runs = () =>
      page.evaluate((name) => {
        const item = [...document.querySelectorAll('.doc-sidebar .menu__category')].find(
          (one) => one.querySelector('.menu__link')?.textContent === name,
        )
        const list = item?.querySelector<HTMLElement>(':scope > .menu__list')
        const [animation] = list?.getAnimations() ?? []
        const timing = animation?.effect?.getTiming()
        return {
          open: item?.hasAttribute('data-open'),
          height: list?.scrollHeight ?? 0,
          duration: timing?.duration,
          easing: timing?.easing,
        }
      }, label)
    const press = () =>
      page.evaluate((name) => {
        const link = [...document.querySelectorAll<HTMLElement>('.doc-sidebar .menu__link')].find(
          (one) => one.textContent === name,
        )
        const caret = link?.parentElement?.querySelector<HTMLElement>('.menu__caret')
        ;(caret ?? link)?.click()
      }, label)
    const pace = await animationPace(page)
    await pace(0.01)
    await press()
    const opening = await runs()
    expect(opening).toEqual({
      open: true,
      height: opening.height,
      duration: slideDuration(opening.height, false),
      easing: 'ease-in-out',
    })
    await press()
    const closing = await runs()
    expect(closing).toEqual({ ...opening, open: false })
    await pace(1)
    await page.waitForFunction(() =>
      document.getAnimations().every((animation) => animation.playState !== 'running'),
    )
    const links = await page.$$eval('.doc-sidebar .menu__category:not([data-open]) > .menu__list a', (all) =>
      all.map((link) => getComputedStyle(link).visibility),
    )
    expect(links.length).toBeGreaterThan(0)
    expect([...new Set(links)]).toEqual(['hidden'])
    expect(complaints).toEqual([])
  })

  it('opens immediately with reduced motion', async () => {
    const { page } = await open('/docs/cli/', { calm: true })
    await page.evaluate(() => {
      Element.prototype.animate = new Proxy(Element.prototype.animate, {
        apply(animate, target, [frames, options]: [Keyframe[], KeyframeAnimationOptions]) {
          Object.assign(window, { asked: options.duration })
          return Reflect.apply(animate, target, [frames, options])
        },
      })
    })
    await page.click(
      '.doc-sidebar .menu__category:not([data-open]) .menu__caret, .doc-sidebar .menu__link--sublist-caret',
    )
    expect(await page.evaluate(() => (window as unknown as { asked?: number }).asked)).toBe(1)
  })

  it('closes the siblings of a category that opens, including the one with the current page', async () => {
    const { page } = await open('/docs/sidebar/')
    const state = (label: string) =>
      page.evaluate(
        (name) =>
          [...document.querySelectorAll('.doc-sidebar .menu__category')]
            .find((one) => one.querySelector('.menu__link')?.textContent === name)
            ?.hasAttribute('data-open'),
        label,
      )
    expect(await state('Docs')).toBe(true)
    await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.doc-sidebar .menu__link')]
        .find((link) => link.textContent === 'Markdown Features')
        ?.click(),
    )
    await page.waitForFunction(
      () => document.querySelectorAll('.doc-sidebar .menu__category[data-open]').length > 0,
    )
    expect(await state('Markdown Features')).toBe(true)
    expect(await state('Docs')).toBe(false)
    expect(await state('Guides')).toBe(true)
  })
})

describe('the current item', () => {
  it('scrolls into view after navigation to a page far down the sidebar', async () => {
    const { page } = await open('/docs/sidebar/')
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/docs/migration/' })
      document.body.append(link)
      link.click()
      link.remove()
    })
    await page.waitForFunction(() => {
      const active = document.querySelector('.doc-sidebar [aria-current="page"]')
      const box = active?.getBoundingClientRect()
      return (
        active?.getAttribute('href') === '/docs/migration/' &&
        box &&
        box.top > 60 &&
        box.bottom < window.innerHeight
      )
    })
  })
})

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
    expect(await has(page, '.navbar-header', 'data-hidden')).toBe(true)
    expect(await has(page, '.theme-back-to-top-button', 'data-shown')).toBe(false)
    await page.evaluate(() => window.scrollBy(0, -120))
    await page.waitForSelector('.theme-back-to-top-button[data-shown]')
    expect(await has(page, '.navbar-header', 'data-hidden')).toBe(false)
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
    page.on('request', (request) => {
      if (request.url().endsWith('/showcase/index.json')) setTimeout(() => void request.continue(), 1200)
      else void request.continue()
    })
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/showcase/"]')?.click())
    await page.waitForSelector('.progress-bar[data-active]')
    const sign = await page.$eval('.main-wrapper', (box) => {
      const { position, animationName, width } = getComputedStyle(box, '::after')
      return { position, animationName, width }
    })
    expect(sign).toEqual({ position: 'fixed', animationName: 'appear, spin', width: '48px' })
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Showcase')
    expect(await page.$eval('.main-wrapper', (box) => getComputedStyle(box, '::after').content)).toBe('none')
  })
})

describe('a page whose code cannot be loaded', () => {
  it('stays readable, shows the reason, and can be retried', async () => {
    const { page } = await blank()
    let broken = true
    await page.setRequestInterception(true)
    page.on('request', (request) => {
      if (broken && /\/assets\/site[.-][^/]*\.json/.test(request.url())) void request.abort()
      else void request.continue()
    })
    await page.goto(`${site.address}docs/cli/`, { waitUntil: 'load' })
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
        response.setHeader('content-type', 'text/html').end(readFileSync(join(site.outDir, 'index.html')))
      else response.writeHead(404).end()
    })
    const address = await listen(server, 0, '127.0.0.1')
    const { page } = await blank()
    await page.goto(`${address}sub/`, { waitUntil: 'load' })
    const help = await page.waitForSelector('#base-url-help')
    expect(await help?.evaluate((box) => box.textContent)).toContain(
      "If the site is in that folder, set baseUrl: '/sub/' in its configuration.",
    )
    server.closeAllConnections()
    server.close()
  })

  it('shows nothing when a script is missing at the right URL', async () => {
    const { page } = await blank()
    await page.setRequestInterception(true)
    page.on(
      'request',
      (request) => void (request.resourceType() === 'script' ? request.abort() : request.continue()),
    )
    const failed = new Promise((done) => page.once('requestfailed', done))
    await page.goto(site.address, { waitUntil: 'load' })
    await failed
    expect(await page.$('#base-url-help')).toBeNull()
  })
})
