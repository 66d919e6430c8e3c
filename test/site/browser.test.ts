// The built site in a real browser: hydration, navigation, and what works without scripts. The console must
// be empty.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { HTTPRequest, Page } from 'puppeteer'
import { describe, expect, it } from 'vitest'
import { listen } from '../../build/dev/server/listen.ts'
import { siteHandler } from '../../build/dev/server/siteHandler.ts'
import type { TestBrowser } from '../support/browser.ts'
import type { BuiltSite } from '../support/builtSite.ts'
import { complaintsOf, pagePaths, sampleOf } from '../support/everyPage.ts'
import { siteInBrowser } from '../support/siteInBrowser.ts'

let browser: TestBrowser
let site: BuiltSite

siteInBrowser((opened, built) => {
  browser = opened
  site = built
})

interface Visit {
  readonly page: Page
  /** Console messages, page errors and failed requests. */
  readonly complaints: string[]
}

/** A page in a separate context, 1280 px wide by default. */
async function visit(
  path: string,
  {
    width = 1280,
    scripts = true,
    prepare,
  }: { width?: number; scripts?: boolean; prepare?: (page: Page) => Promise<void> } = {},
): Promise<Visit> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => complaints.push(`error: ${String(error)}`))
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`))
  await page.setJavaScriptEnabled(scripts)
  await page.setViewport({ width, height: 900 })
  await prepare?.(page)
  await page.goto(site.address + path.replace(/^\//, ''), { waitUntil: 'load' })
  if (scripts) await page.waitForSelector('html[data-has-hydrated]')
  return { page, complaints }
}

const textOf = (page: Page, selector: string): Promise<string> =>
  page.$eval(selector, (element) => element.textContent?.trim() ?? '')
const pathOf = (page: Page): string => new URL(page.url()).pathname

describe('a page with deep routes', () => {
  const deeper = '/feature-requests/dark-mode/'

  it('is served for deeper URLs by the host and stays when a link leads deeper', async () => {
    const { page, complaints } = await visit(deeper)
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
    const missing = readFileSync(join(site.outDir, '404.html'), 'utf8')
    const { page } = await visit(deeper, {
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
    const paths = sampleOf(pagePaths(site.outDir))
    expect(paths.length).toBeGreaterThan(60)
    expect(await complaintsOf(browser, site, paths)).toEqual([])
  })

  it('hydrates a page whose end arrives long after its scripts', async () => {
    const html = readFileSync(join(site.outDir, 'docs/cli/index.html'), 'utf8')
    const end = html.indexOf('<script type="application/json" id="__troodon-data">')
    expect(end).toBeGreaterThan(0)
    const others = siteHandler(site.outDir)
    const server = createServer((request, response) => {
      if (request.url !== '/docs/cli/') return others(request, response)
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, end))
      setTimeout(() => response.end(html.slice(end)), 2500)
    })
    const address = await listen(server, 0, '127.0.0.1')
    const { page, complaints } = await visit('/docs/')
    await page.goto(`${address}docs/cli/`, { waitUntil: 'load' })
    await page.waitForSelector('html[data-has-hydrated]', { timeout: 10_000 })
    expect(complaints).toEqual([])
    await page.close()
    server.closeAllConnections()
    server.close()
  })

  it('keeps the HTML of the server', async () => {
    const { page } = await visit('/docs/cli/')
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
    const { page } = await visit('/docs/')
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
    const { page } = await visit('/docs/', {
      prepare: (p) => p.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: mode }]),
    })
    expect(await page.$eval('html', (html) => html.dataset['theme'])).toBe(mode)
    const background = await page.$eval('html', (html) => getComputedStyle(html).backgroundColor)
    expect(background).toBe(mode === 'light' ? 'rgb(255, 255, 255)' : 'rgb(24, 25, 32)')
  })
})

it('shows a wide logo without a given size at its own width', async () => {
  const { page } = await visit('/docs/')
  const width = await page.$eval('.navbar__brand > .navbar__logo', async (element) => {
    const logo = element as HTMLImageElement
    logo.src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="160" height="50"/>')}`
    await logo.decode()
    return logo.getBoundingClientRect().width
  })
  expect(Math.round(width)).toBe(Math.round((32 * 160) / 50))
})

describe('navigation', () => {
  it('follows a link without a full load, and updates title, focus and scroll position', async () => {
    const { page, complaints } = await visit('/docs/')
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    await page.evaluate(() => window.scrollTo(0, 400))
    await page.click('.menu a[href="/docs/installation/"]')
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Installation')
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
    expect(pathOf(page)).toBe('/docs/installation/')
    expect(await page.title()).toBe('Installation | Troodon')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('__troodon-skip')
    expect(await textOf(page, '.menu__link--active[aria-current="page"]')).toBe('Installation')
    expect(await page.$eval('html', (html) => html.className)).toContain('docs-doc-id-installation')
    expect(complaints).toEqual([])
  })

  it('goes back to the previous page and scroll position', async () => {
    const { page } = await visit('/docs/')
    await page.evaluate(() => window.scrollTo(0, 300))
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('.pagination-nav__link--next')?.click(),
    )
    await page.waitForFunction(() => location.pathname !== '/docs/')
    await page.goBack()
    await page.waitForFunction(() => location.pathname === '/docs/' && window.scrollY === 300)
    expect(await page.$eval('[data-body]', (element) => (element.textContent ?? '').length)).toBeGreaterThan(
      200,
    )
  })

  it('scrolls to an anchor on another page', async () => {
    const { page } = await visit('/docs/cli/')
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), {
        href: '/docs/sidebar/#previous-and-next',
        id: 'made',
      })
      document.querySelector('main')?.append(link)
      link.click()
    })
    await page.waitForFunction(
      () => location.hash === '#previous-and-next' && document.getElementById('previous-and-next'),
    )
    const top = await page.$eval('#previous-and-next', (element) => element.getBoundingClientRect().top)
    expect(top).toBeLessThan(900)
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  })

  it.each(['/docs/cli.html', '/docs/cli/index.html'])('accepts the URL %s', async (path) => {
    const { page } = await visit('/docs/')
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href })
      document.querySelector('main')?.append(link)
      link.click()
    }, path)
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'CLI')
  })

  it('falls back to a full load when the data belongs to another deploy', async () => {
    const { page, complaints } = await visit('/docs/', {
      prepare: async (p) => {
        await p.setRequestInterception(true)
        p.on('request', (request: HTTPRequest) => {
          if (!request.url().endsWith('/docs/cli/index.json')) void request.continue()
          else
            void request.respond({
              status: 200,
              contentType: 'application/json',
              body: JSON.stringify({ runtime: 'other', route: {} }),
            })
        })
      },
    })
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    await Promise.all([
      page.waitForNavigation(),
      page.evaluate(() =>
        document.querySelector<HTMLAnchorElement>('a.navbar__link[href="/docs/cli/"]')?.click(),
      ),
    ])
    expect(await page.evaluate(() => 'stayed' in window)).toBe(false)
    expect(await textOf(page, 'h1')).toBe('CLI')
    expect(complaints.join()).toContain('could not be loaded')
  })

  it('shows the 404 page for an unknown URL', async () => {
    const { page } = await visit('/nothing/here/')
    expect(await textOf(page, 'h1')).toBe('Page Not Found')
    await page.click('.not-found a[href="/docs/"]')
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Introduction')
  })

  it('suggests pages whose names are similar to an unknown URL', async () => {
    const suggested = (page: Page) =>
      page.$$eval('.not-found__near a', (links) => links.map((link) => new URL(link.href).pathname))
    const { page } = await visit('/docs/instalation/')
    await page.waitForSelector('.not-found__near a')
    expect((await suggested(page))[0]).toBe('/docs/installation/')
    const { page: moved } = await visit('/guides/code-block.html')
    await moved.waitForSelector('.not-found__near a')
    expect(await suggested(moved)).toContain('/docs/markdown-features/code-blocks/')
    // Words that occur in the content of many pages, but in no title.
    const { page: other } = await visit('/nothing/here/')
    await other.waitForNetworkIdle()
    expect(await suggested(other)).toEqual([])
  })

  it('shows a progress bar only when loading takes longer than 200 ms', async () => {
    const { page } = await visit('/docs/', {
      prepare: async (p) => {
        await p.setRequestInterception(true)
        p.on('request', (request: HTTPRequest) => {
          setTimeout(
            () => void request.continue().catch(() => {}),
            request.url().endsWith('/docs/cli/index.json') ? 1500 : 0,
          )
        })
      },
    })
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('a.navbar__link[href="/docs/cli/"]')?.click(),
    )
    await page.waitForSelector('.progress-bar[data-active]')
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'CLI')
    expect(await page.$('.progress-bar[data-active]')).toBeNull()
  })
})

describe('prefetching', () => {
  const dataRequests = async (
    connection: { saveData?: boolean; effectiveType?: string },
    wanted?: string,
  ): Promise<string[]> => {
    const urls: string[] = []
    const { page } = await visit('/docs/', {
      prepare: async (p) => {
        await p.evaluateOnNewDocument(
          (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
          connection,
        )
        p.on(
          'request',
          (request) => request.url().endsWith('/index.json') && urls.push(new URL(request.url()).pathname),
        )
      },
    })
    await page.hover('.menu a[href="/docs/installation/"]')
    if (wanted) await expect.poll(() => urls, { timeout: 10_000 }).toContain(wanted)
    else await new Promise((resolve) => setTimeout(resolve, 500))
    return urls
  }

  it('loads the data of links that are hovered or in view', async () => {
    const urls = await dataRequests({ effectiveType: '4g' }, '/docs/installation/index.json')
    expect(urls.length).toBeLessThanOrEqual(31)
  })

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'prefetches nothing with %o',
    async (connection) => {
      expect(await dataRequests(connection)).toEqual([])
    },
  )
})

describe('the shell', () => {
  it('switches to the same document in another version and keeps query and hash', async () => {
    const { page } = await visit('/docs/cli/?a=1#build')
    await page.hover('.dropdown')
    await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('.dropdown__link')]
        .find((link) => link.textContent === '3.5.2')
        ?.click(),
    )
    await page.waitForFunction(() => location.pathname === '/docs/3.5.2/cli/')
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?a=1#build')
    expect(await page.$('.theme-doc-version-banner')).not.toBeNull()
    expect(await textOf(page, '.theme-doc-version-badge')).toBe('Version: 3.5.2')
  })

  it('remembers the color mode', async () => {
    const { page } = await visit('/docs/')
    await page.click('.color-mode-toggle')
    const mode = await page.$eval('html', (html) => html.dataset['theme'])
    await page.reload()
    expect(await page.$eval('html', (html) => html.dataset['theme'])).toBe(mode)
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(mode)
  })

  it('opens and closes a sidebar category', async () => {
    const { page } = await visit('/docs/')
    const open = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('.doc-sidebar .menu__category')]
            .find((item) => item.textContent?.startsWith('Guides'))
            ?.hasAttribute('data-open') ?? null,
      )
    expect(await open()).toBe(false)
    await page.evaluate(() =>
      [...document.querySelectorAll('.doc-sidebar .menu__category')]
        .find((item) => item.textContent?.startsWith('Guides'))
        ?.querySelector('button')
        ?.click(),
    )
    expect(await open()).toBe(true)
  })

  it('has a mobile menu at 996 px and none at 997 px', async () => {
    const { page, complaints } = await visit('/docs/', { width: 996 })
    await page.click('.navbar__toggle')
    await page.waitForSelector('.navbar-sidebar[open]')
    expect(
      await page.evaluate(() => document.querySelector('.navbar-sidebar')?.contains(document.activeElement)),
    ).toBe(true)
    await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('.navbar-sidebar a')]
        .find((link) => link.textContent === 'Installation')
        ?.click(),
    )
    await page.waitForFunction(
      () =>
        document.querySelector('h1')?.textContent === 'Installation' &&
        !document.querySelector('.navbar-sidebar[open]'),
    )
    await page.click('.navbar__toggle')
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => !document.querySelector('.navbar-sidebar[open]'))
    await page.setViewport({ width: 997, height: 900 })
    expect(await page.$eval('.navbar__toggle', (button) => getComputedStyle(button).display)).toBe('none')
    expect(complaints).toEqual([])
  })

  it('replays a click that came before hydration', async () => {
    const { page } = await visit('/docs/', {
      width: 800,
      prepare: async (p) => {
        await p.evaluateOnNewDocument(() =>
          document.addEventListener('DOMContentLoaded', () =>
            document.querySelector<HTMLElement>('.navbar__toggle')?.click(),
          ),
        )
      },
    })
    await page.waitForSelector('.navbar-sidebar[open]', { timeout: 5000 })
  })

  it.each([360, 768, 1280])('fits a window of %i px', async (width) => {
    for (const path of ['/', '/docs/', '/docs/cli/', '/docs/category/guides/', '/versions/']) {
      const { page } = await visit(path, { width })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
      await page.close()
    }
  })
})

describe('without scripts', () => {
  it.each([360, 1280])('is readable and fully navigable at %i px', async (width) => {
    const { page, complaints } = await visit('/docs/', { width, scripts: false })
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

it.each(['/tests/docs/more-test/', '/tests/blog/', '/tests/pages/svg/'])(
  'marks the test area of %s',
  async (path) => {
    const edgeOf = async (address: string) => {
      const { page } = await visit(address)
      return page.$eval('.navbar', (navbar) => getComputedStyle(navbar).borderBottomColor)
    }
    expect(await edgeOf(path)).toBe('rgb(179, 38, 30)')
    expect(await edgeOf('/docs/')).not.toBe('rgb(179, 38, 30)')
  },
)

describe('redirects', () => {
  /** The final path, query and hash of a visit to a URL. */
  const arrival = async (path: string, scripts = true): Promise<string> => {
    const context = await browser.createBrowserContext()
    const page = await context.newPage()
    await page.setJavaScriptEnabled(scripts)
    await page.goto(site.address + path.slice(1), { waitUntil: 'load' })
    await page
      .waitForFunction(() => document.querySelector('#__troodon') !== null, { timeout: 10_000 })
      .catch(() => {})
    const { pathname, search, hash } = new URL(page.url())
    await context.close()
    return pathname + search + hash
  }

  it.each([
    ['/docs/support', '/community/support/'],
    ['/docs/support/?from=old#before-you-ask', '/community/support/?from=old#before-you-ask'],
    ['/docs/introduction', '/docs/'],
    ['/docs/cli.html', '/docs/cli/'],
    ['/docs/cli.html/?a=1&b=2#watch', '/docs/cli/?a=1&b=2#watch'],
    ['/blog/releases/3.6.html', '/blog/releases/3.6/'],
    ['/home/?x=1#y', '/?x=1#y'],
    // If the target has a query or hash, only that one is kept.
    ['/home/qs?x=1#y', '/?a=1'],
    ['/home/anchor?x=1', '/#anchor'],
  ])('from %s arrive at %s', async (from, to) => {
    expect(await arrival(from)).toBe(to)
  })

  it('work without scripts', async () => {
    expect(await arrival('/docs/team', false)).toBe('/community/team/')
  })
})
