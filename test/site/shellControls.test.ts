// The controls around a page in a browser: versions, color mode, sidebar.
import { describe, expect, it } from 'vitest'
import { siteInBrowser } from '../support/siteInBrowser.ts'
import { textOf } from '../support/visit.ts'

const own = siteInBrowser()
const { open } = own

describe('the shell', () => {
  it('switches to the same document in another version and keeps query and hash', async () => {
    const { page } = await open('/docs/cli/?a=1#build')
    // The navbar is out of sight below the heading of the URL.
    await page.waitForSelector('.navbar-header[data-hidden]')
    await page.mouse.wheel({ deltaY: -100 })
    await page.waitForFunction(() => {
      const header = document.querySelector('.navbar-header:not([data-hidden])')
      return header && header.getBoundingClientRect().top >= 0
    })
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
    const { page } = await open('/docs/')
    await page.click('.color-mode-toggle')
    const mode = await page.$eval('html', (html) => html.dataset['theme'])
    await page.reload()
    expect(await page.$eval('html', (html) => html.dataset['theme'])).toBe(mode)
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(mode)
  })

  it('opens and closes a sidebar category', async () => {
    const { page } = await open('/docs/')
    const isOpen = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('.doc-sidebar .menu__category')]
            .find((item) => item.textContent?.startsWith('Guides'))
            ?.hasAttribute('data-open') ?? null,
      )
    expect(await isOpen()).toBe(false)
    await page.evaluate(() =>
      [...document.querySelectorAll('.doc-sidebar .menu__category')]
        .find((item) => item.textContent?.startsWith('Guides'))
        ?.querySelector('button')
        ?.click(),
    )
    expect(await isOpen()).toBe(true)
  })

  it('has a mobile menu at 996 px and none at 997 px', async () => {
    const { page, complaints } = await open('/docs/', { width: 996 })
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
    const { page } = await open('/docs/', {
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

  it.each(['/', 'k'])('opens the search for %s that was pressed before hydration', async (key) => {
    const { page } = await open('/docs/', {
      prepare: async (p) => {
        await p.evaluateOnNewDocument((pressed) => {
          document.addEventListener('DOMContentLoaded', () => {
            const event = { key: pressed, ctrlKey: pressed === 'k', bubbles: true, cancelable: true }
            document.body.dispatchEvent(new KeyboardEvent('keydown', event))
          })
        }, key)
      },
    })
    await page.waitForSelector('.search-dialog[open] input')
    expect(await page.$$('.search-dialog[open]')).toHaveLength(1)
  })

  it.each([
    '/',
    '/docs/',
    '/docs/cli/',
    '/docs/category/guides/',
    '/docs/markdown-features/code-blocks/',
    '/docs/styling-layout/',
    '/tests/pages/markdown-tests-mdx/',
    '/versions/',
  ])('fits windows of any width, also at a zoom of 400 %%: %s', async (path) => {
    const { page } = await open(path, { width: 320 })
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewport({ width, height: 900 })
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${width} px`,
      ).toBeLessThanOrEqual(width)
    }
  })
})
