// The frame of every page: menus, sidebar, storage, errors.
import { describe, expect, it } from 'vitest'
import { siteInBrowser } from '../support/siteInBrowser.ts'

const own = siteInBrowser()
const open = own.openToTheEnd

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
    await page.goto(`${own.site.address}docs/`, { waitUntil: 'load' })
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
    const page = await (await own.browser.createBrowserContext()).newPage()
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
    await page.goto(`${own.site.address}tests/pages/tabs-tests/`, { waitUntil: 'load' })
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
