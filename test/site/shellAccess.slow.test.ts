// The frame of a page for people who use the keyboard, forced colors, or reduced motion.
import { describe, expect, it } from 'vitest'
import { siteInBrowser } from '../support/siteInBrowser.ts'

const own = siteInBrowser()
const open = own.openToTheEnd

describe('accessibility details', () => {
  it.each([
    '/',
    '/docs/markdown-features/code-blocks/',
    '/tests/pages/markdown-tests-mdx/',
    '/tests/pages/tabs-tests/',
    '/docs/styling-layout/',
  ])('nothing moves while %s comes to life', async (path) => {
    const page = await (await own.browser.createBrowserContext()).newPage()
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
    await page.goto(own.site.address + path.slice(1), { waitUntil: 'load' })
    await page.waitForNetworkIdle({ idleTime: 100 })
    await page.waitForSelector('html[data-has-hydrated]')
    const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
    expect(shifts.filter((shift) => Number.parseFloat(shift) > 0.01)).toEqual([])
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
    const page = await (await own.browser.createBrowserContext()).newPage()
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
    await page.goto(`${own.site.address}docs/cli/`, { waitUntil: 'load' })
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
