// The frame of every page: menus, sidebar, storage, errors, logs.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { type BuiltSite, buildAndServe } from '../support/builtSite.ts'

let browser: TestBrowser
let site: BuiltSite

beforeAll(async () => {
  process.env['DEPLOY_PREVIEW'] = 'true'
  ;[browser, site] = await Promise.all([openBrowser(), buildAndServe('.')])
  delete process.env['DEPLOY_PREVIEW']
})

afterAll(async () => {
  await browser?.close()
  site?.close()
})

async function open(path: string, { width = 1280 }: { width?: number } = {}) {
  const page = await (await browser.createBrowserContext()).newPage()
  const complaints: string[] = []
  const logs: string[] = []
  page.on('console', (message) => (message.type() === 'log' ? logs : complaints).push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.setViewport({ width, height: 900 })
  await page.goto(site.address + path.slice(1), { waitUntil: 'load' })
  await page.waitForNetworkIdle({ idleTime: 100 })
  await page.waitForSelector('html[data-has-hydrated]')
  return { page, complaints, logs }
}

describe('the mobile menu', () => {
  it('closes with the Back button, which stays on the page', async () => {
    const { page, complaints } = await open('/docs/cli/', { width: 800 })
    await page.click('.navbar__toggle')
    await page.waitForSelector('.navbar-sidebar[open]')
    await page.goBack()
    await page.waitForFunction(() => !document.querySelector('.navbar-sidebar'))
    expect(new URL(page.url()).pathname).toBe('/docs/cli/')
    expect(complaints).toEqual([])
  })

  it('leaves no entry in the history', async () => {
    const { page } = await open('/docs/cli/', { width: 800 })
    const before = await page.evaluate(() => history.length)
    await page.click('.navbar__toggle')
    await page.waitForSelector('.navbar-sidebar[open]')
    await page.click('.navbar-sidebar__back')
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('.navbar-sidebar a[href="/docs/"]')?.click(),
    )
    await page.waitForFunction(() => window.location.pathname === '/docs/')
    await page.waitForFunction(() => !document.querySelector('.navbar-sidebar'))
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
    await page.goBack()
    await page.waitForFunction(() => window.location.pathname === '/docs/cli/')
  })

  it('returns the focus to its button', async () => {
    const { page } = await open('/docs/cli/', { width: 800 })
    await page.focus('.navbar__toggle')
    await page.keyboard.press('Enter')
    await page.waitForSelector('.navbar-sidebar[open]')
    expect(await page.evaluate(() => document.activeElement?.closest('.navbar-sidebar') !== null)).toBe(true)
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => !document.querySelector('.navbar-sidebar'))
    expect(await page.evaluate(() => document.activeElement?.classList.contains('navbar__toggle'))).toBe(true)
  })
})

describe('the sidebar', () => {
  it('can be filtered if it is long, and shows matches in collapsed categories', async () => {
    const { page, complaints } = await open('/docs/cli/')
    await page.goto(`${site.address}docs/`, { waitUntil: 'load' })
    await page.waitForSelector('html[data-has-hydrated]')
    await page.type('.doc-sidebar__filter', 'admon')
    await page.waitForFunction(() => document.querySelectorAll('.doc-sidebar .menu__link').length < 6)
    expect(await page.$$eval('.doc-sidebar .menu a', (all) => all.map((one) => one.textContent))).toContain(
      'Admonitions',
    )
    await page.$eval('.doc-sidebar__filter', (box) => ((box as HTMLInputElement).value = ''))
    await page.type('.doc-sidebar__filter', ' ')
    await page.waitForFunction(() => document.querySelector('.doc-sidebar [aria-current="page"]') !== null)
    expect(complaints).toEqual([])
  })

  it('can be filtered in the mobile menu', async () => {
    const { page, complaints } = await open('/docs/', { width: 360 })
    await page.click('.navbar__toggle')
    await page.waitForSelector('.navbar-sidebar[open]')
    await page.type('.navbar-sidebar .doc-sidebar__filter', 'admon')
    await page.waitForFunction(() => {
      const links = [...document.querySelectorAll<HTMLElement>('.navbar-sidebar .menu__link')]
      const found = links.find(({ textContent }) => textContent === 'Admonitions')
      if (links.length < 6) found?.click()
      return links.length < 6 && found
    })
    await page.waitForFunction(
      () =>
        document.querySelector('h1')?.textContent === 'Admonitions' &&
        !document.querySelector('.navbar-sidebar'),
    )
    expect(complaints).toEqual([])
  })
})

describe('navbar items of the site', () => {
  it('appear only on the pages that they specify', async () => {
    const { page, complaints } = await open('/tests/pages/')
    expect(await page.$eval('.navbar__button', (button) => button.textContent)).toBe('😉')
    const alerted = new Promise<string>((resolve) =>
      page.once('dialog', (dialog) => {
        resolve(dialog.message())
        void dialog.accept()
      }),
    )
    await page.click('.navbar__button')
    expect(await alerted).toContain('test pages')
    const { page: other } = await open('/docs/')
    expect(await other.$('.navbar__button')).toBeNull()
    expect(complaints).toEqual([])
  })

  it('receive every page in a deploy preview', async () => {
    const { page, logs } = await open('/docs/cli/')
    await page.waitForSelector('.pagination-nav a, a[href="/docs/"]')
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/docs/"]')?.click())
    await page.waitForFunction(() => window.location.pathname === '/docs/')
    await page.waitForFunction(() => document.title.startsWith('Introduction'))
    const events = () => logs.map((line) => line.replace(/ (?:JSHandle@object|\[object Object\])$/, ''))
    await expect
      .poll(events)
      .toEqual([
        'onRouteUpdate /docs/cli/',
        'onRouteUpdate cleanup /docs/cli/',
        'onRouteDidUpdate /docs/cli/',
        'onRouteUpdate /docs/',
        'onRouteUpdate cleanup /docs/',
        'onRouteDidUpdate /docs/',
      ])
  })
})

describe('an error during rendering', () => {
  it('outside of the layout of a page shows the error as a page of its own', async () => {
    const { page } = await open('/tests/pages/error-boundary-tests/')
    const title = await page.title()
    await page.evaluate(() => {
      const buttons = [...document.querySelectorAll('button')]
      buttons.find(({ textContent }) => textContent === 'Crash outside of the layout')?.click()
    })
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'This page crashed')
    expect(await page.title()).toBe('Page Error')
    expect(await page.$$('main')).toHaveLength(1)
    await page.click('.error-page .button')
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Error boundary')
    expect(await page.title()).toBe(title)
  })

  it('inside the content keeps the shell, and can be retried', async () => {
    const { page } = await open('/tests/pages/error-boundary-tests/')
    const buttons = await page.$$('main button.button')
    await buttons[0]?.click()
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'This page crashed.')
    expect(await page.$eval('.error-page__message', (box) => box.textContent)).toContain(
      'the button was pressed',
    )
    expect(await page.$('.navbar')).not.toBeNull()
    await page.click('.error-page .button')
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Error boundary')
  })
})

describe('storage', () => {
  it('that is unavailable causes one warning', async () => {
    const page = await (await browser.createBrowserContext()).newPage()
    const complaints: string[] = []
    page.on(
      'console',
      (message) => message.type() !== 'log' && complaints.push(`${message.type()}: ${message.text()}`),
    )
    page.on('pageerror', (error) => complaints.push(String(error)))
    await page.evaluateOnNewDocument(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await page.goto(`${site.address}tests/pages/tabs-tests/`, { waitUntil: 'load' })
    await page.waitForSelector('[data-tabs][data-ready]')
    await page.click('[data-group="height"] [data-value="tall"][role="tab"]')
    await page.click('.color-mode-toggle')
    expect(complaints.length, complaints.join('\n')).toBe(1)
    expect(complaints[0]).toContain('Browser storage is not available')
  })
})

describe('the color tool', () => {
  it('changes the page immediately, ignores invalid colors, and lasts for the session', async () => {
    const { page, complaints } = await open('/docs/styling-layout/')
    const primary = () =>
      page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--ifm-color-primary').trim(),
      )
    const field = await page.waitForSelector('label::-p-text(Primary colour) + input')
    await field?.click({ count: 3 })
    await field?.type('7a3fb5')
    await page.waitForFunction(
      () =>
        getComputedStyle(document.documentElement).getPropertyValue('--ifm-color-primary').trim() ===
        '#7a3fb5',
    )
    await field?.type('zz')
    expect(await primary()).toBe('#7a3fb5')
    expect(await page.$eval('.theme-code-block code', (code) => code.textContent)).toBeDefined()
    expect(
      await page.$$eval('.theme-code-block', (all) =>
        all.some((block) => block.textContent?.includes('--ifm-color-primary: #7a3fb5;')),
      ),
    ).toBe(true)
    await page.reload({ waitUntil: 'load' })
    await page.waitForFunction(
      () =>
        getComputedStyle(document.documentElement).getPropertyValue('--ifm-color-primary').trim() ===
        '#7a3fb5',
    )
    await page.evaluate(() =>
      [...document.querySelectorAll('button')].find((button) => button.textContent === 'Reset')?.click(),
    )
    await page.waitForFunction(
      () =>
        getComputedStyle(document.documentElement).getPropertyValue('--ifm-color-primary').trim() ===
        '#2e8555',
    )
    expect(complaints).toEqual([])
  })
})

describe('accessibility details', () => {
  it.each([
    '/',
    '/docs/markdown-features/code-blocks/',
    '/tests/pages/markdown-tests-mdx/',
    '/tests/pages/tabs-tests/',
    '/docs/styling-layout/',
  ])('nothing moves while %s comes to life', async (path) => {
    const page = await (await browser.createBrowserContext()).newPage()
    await page.setViewport({ width: 1280, height: 900 })
    await page.evaluateOnNewDocument(() => {
      const shifts: string[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number
          sources?: { node?: Node }[]
        })[])
          shifts.push(
            `${entry.value.toFixed(4)} ${(entry.sources ?? []).map(({ node }) => (node as Element | undefined)?.outerHTML?.slice(0, 60)).join(' ')}`,
          )
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(site.address + path.slice(1), { waitUntil: 'load' })
    await page.waitForNetworkIdle({ idleTime: 100 })
    await page.waitForSelector('html[data-has-hydrated]')
    const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
    expect(shifts.filter((shift) => Number.parseFloat(shift) > 0.01)).toEqual([])
  })

  it.each([
    '/',
    '/docs/',
    '/docs/markdown-features/code-blocks/',
    '/docs/styling-layout/',
    '/tests/pages/markdown-tests-mdx/',
    '/versions/',
  ])('%s fits at a zoom of 400 %%', async (path) => {
    const { page } = await open(path, { width: 320 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })

  it('shows current items with forced colors', async () => {
    const { page } = await open('/docs/installation/')
    const session = await page.createCDPSession()
    await session.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'forced-colors', value: 'active' }],
    })
    const [current, other] = await page.evaluate(() =>
      ['.menu__link[aria-current]', '.menu__link:not([aria-current])'].map((selector) => {
        const style = getComputedStyle(document.querySelector(selector) as Element)
        return `${style.backgroundColor} ${style.outlineStyle} ${style.borderInlineStartStyle} ${style.textDecorationLine}`
      }),
    )
    expect(current).not.toBe(other)
  })

  it('supports the keyboard into a menu, through it and out of it', async () => {
    const { page } = await open('/docs/cli/')
    await page.waitForSelector('.navbar__items--right .dropdown__head')
    // The last one before the color mode toggle.
    const head = (await page.$$('.navbar__items--right .dropdown__head')).at(-1)
    await head?.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('.dropdown__menu') !== null)).toBe(true)
    await page.keyboard.press('Escape')
    expect(await page.evaluate(() => document.activeElement?.classList.contains('dropdown__head'))).toBe(true)
    const count =
      (await head?.evaluate((one) => one.parentElement?.querySelectorAll('.dropdown__menu a').length)) ?? 0
    await page.keyboard.press('Enter')
    for (let index = 0; index <= count; index++) await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.classList.contains('color-mode-toggle'))).toBe(
      true,
    )
    expect(await head?.evaluate((one) => one.getAttribute('aria-expanded'))).toBe('false')
  })

  it('shortens every transition with reduced motion', async () => {
    const page = await (await browser.createBrowserContext()).newPage()
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
    await page.goto(`${site.address}docs/cli/`, { waitUntil: 'load' })
    expect(
      await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--duration').trim(),
      ),
    ).toBe('1ms')
  })

  it('has targets of at least 24 px', async () => {
    const { page } = await open('/docs/cli/', { width: 400 })
    const small = await page.$$eval('button, .menu__link, .navbar a, .pagination-nav a, summary', (all) =>
      all.flatMap((one) => {
        const { width, height } = one.getBoundingClientRect()
        return width > 0 && (width < 24 || height < 24)
          ? [`${one.className} ${Math.round(width)}×${Math.round(height)}`]
          : []
      }),
    )
    expect(small).toEqual([])
  })
})
