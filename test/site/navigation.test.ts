// Navigation without full loads in a browser: focus, scroll position, history.
import type { HTTPRequest, Page } from 'puppeteer'
import { describe, expect, it } from 'vitest'
import { siteInBrowser } from '../support/siteInBrowser.ts'
import { pathOf, textOf } from '../support/visit.ts'

const own = siteInBrowser()
const { open } = own

describe('navigation', () => {
  it('follows a link without a full load, and updates title, focus and scroll position', async () => {
    const { page, complaints } = await open('/docs/')
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
    const { page } = await open('/docs/')
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
    const { page } = await open('/docs/cli/')
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
    const { page } = await open('/docs/')
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href })
      document.querySelector('main')?.append(link)
      link.click()
    }, path)
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'CLI')
  })

  it('falls back to a full load when the data belongs to another deploy', async () => {
    const { page, complaints } = await open('/docs/', {
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
    const { page } = await open('/nothing/here/')
    expect(await textOf(page, 'h1')).toBe('Page Not Found')
    await page.click('.not-found a[href="/docs/"]')
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Introduction')
  })

  it('suggests pages whose names are similar to an unknown URL', async () => {
    const suggested = (page: Page) =>
      page.$$eval('.not-found__near a', (links) => links.map((link) => new URL(link.href).pathname))
    const { page } = await open('/docs/instalation/')
    await page.waitForSelector('.not-found__near a')
    expect((await suggested(page))[0]).toBe('/docs/installation/')
    const { page: moved } = await open('/guides/code-block.html')
    await moved.waitForSelector('.not-found__near a')
    expect(await suggested(moved)).toContain('/docs/markdown-features/code-blocks/')
    // Words that occur in the content of many pages, but in no title.
    const { page: other } = await open('/nothing/here/')
    await other.waitForNetworkIdle()
    expect(await suggested(other)).toEqual([])
  })

  it('shows a progress bar only when loading takes longer than 200 ms', async () => {
    // The link is prefetched, too: a request that stays held would hold the next one of the same URL.
    const held: (() => void)[] = []
    let isHeld = true
    const { page } = await open('/docs/', {
      prepare: async (p) => {
        await p.setRequestInterception(true)
        p.on('request', (request: HTTPRequest) => {
          const go = () => void request.continue().catch(() => {})
          if (isHeld && request.url().endsWith('/docs/cli/index.json')) held.push(go)
          else go()
        })
      },
    })
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('a.navbar__link[href="/docs/cli/"]')?.click(),
    )
    await page.waitForSelector('.progress-bar[data-active]')
    isHeld = false
    for (const release of held) release()
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'CLI')
    await page.waitForFunction(() => document.querySelector('.progress-bar[data-active]') === null)
  })
})

describe('prefetching', () => {
  /** Paths of the data that a page loads while the reader looks at it and moves the pointer over a link. */
  const dataRequests = async (connection: {
    saveData?: boolean
    effectiveType?: string
  }): Promise<string[]> => {
    const paths: string[] = []
    const { page } = await own.openToTheEnd('/docs/', {
      prepare: async (p) => {
        await p.evaluateOnNewDocument(
          (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
          connection,
        )
        p.on('request', (request) => paths.push(new URL(request.url()).pathname))
      },
    })
    await page.hover('.menu a[href="/docs/installation/"]')
    // All requests of the page until then were made before this one.
    await page.evaluate(() => fetch('/robots.txt'))
    await expect.poll(() => paths, { timeout: 10_000 }).toContain('/robots.txt')
    return paths.filter((path) => path.endsWith('/index.json'))
  }

  it('loads the data of links that are hovered or in view', async () => {
    const paths = await dataRequests({ effectiveType: '4g' })
    expect(paths).toContain('/docs/installation/index.json')
    expect(paths.length).toBeLessThanOrEqual(31)
  })

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'prefetches nothing with the connection %j',
    async (connection) => {
      expect(await dataRequests(connection)).toEqual([])
    },
  )
})
