// Tabs in the browser: groups, keyboard, URLs. Uses the test pages of this repository's site.
import type { Page } from 'puppeteer'
import { describe, expect, it } from 'vitest'
import { siteInBrowser } from '../support/siteInBrowser.ts'

const own = siteInBrowser()
const { open } = own

const active = (page: Page, index: number) =>
  page.$$eval(
    '[data-tabs]',
    (boxes, at) => boxes[at]?.querySelector('.tabs__item--active')?.textContent ?? null,
    index,
  )

const shownPanels = (page: Page, index: number) =>
  page.$$eval(
    '[data-tabs]',
    (boxes, at) =>
      [...(boxes[at]?.querySelectorAll(':scope > .tabs__panel') ?? [])].filter(
        (panel) => panel.getClientRects().length > 0,
      ).length,
    index,
  )

describe('tabs', () => {
  it('change together within a group, are remembered, and appear in the URL', async () => {
    const { page, complaints, context } = await open('/tests/pages/tabs-tests/')
    await page.waitForSelector('[data-tabs][data-ready]')
    const [tab] = await page.$$('[data-group="height"] [data-value="tall"][role="tab"]')
    await tab?.click()
    expect(
      await page.$$eval('[data-group="height"] .tabs__item--active', (all) =>
        all.map((one) => one.textContent),
      ),
    ).toEqual(['Tall', 'Tall'])
    expect(new URL(page.url()).search).toBe('?height=tall')
    const other = await context.newPage()
    await other.goto(`${own.site.address}tests/pages/tabs-tests/`, { waitUntil: 'load' })
    await other.waitForSelector('[data-group="height"][data-ready]')
    expect(
      await other.$$eval('[data-group="height"] .tabs__item--active', (all) =>
        all.map((one) => one.textContent),
      ),
    ).toEqual(['Tall', 'Tall'])
    await other.goto(`${own.site.address}tests/pages/tabs-tests/?height=short`, { waitUntil: 'load' })
    await other.waitForSelector('[data-group="height"][data-ready]')
    expect(
      await other.$$eval('[data-group="height"] .tabs__item--active', (all) =>
        all.map((one) => one.textContent),
      ),
    ).toEqual(['Short', 'Short'])
    expect(complaints).toEqual([])
  })

  it('stay as they are after a click on the open tab', async () => {
    const { page } = await open('/tests/pages/tabs-tests/')
    await page.waitForSelector('[data-group="height"][data-ready]')
    await page.click('[data-group="height"] [aria-selected="true"]')
    expect(new URL(page.url()).search).toBe('')
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /tab/.test(key)))).toEqual([])
  })

  it('keep the clicked tab under the pointer when tabs above change their height', async () => {
    const { page } = await open('/tests/pages/tabs-tests/')
    await page.waitForSelector('[data-group="height"][data-ready]')
    await page.evaluate(() => window.scrollTo(0, 300))
    const lower = (await page.$$('[data-group="height"] [data-value="tall"][role="tab"]'))[1]
    const before = await lower?.boundingBox()
    await lower?.click()
    const after = await lower?.boundingBox()
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 99))).toBeLessThan(2)
  })

  it('work with the keyboard', async () => {
    const { page } = await open('/tests/pages/tabs-tests/')
    await page.waitForSelector('[data-group="height"][data-ready]')
    await page.focus('[data-group="height"] [aria-selected="true"]')
    await page.keyboard.press('ArrowRight')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Tall')
    expect(await page.$eval('[data-group="height"] .tabs__item--active', (one) => one.textContent)).toBe(
      'Short',
    )
    await page.keyboard.press('Enter')
    expect(await page.$eval('[data-group="height"] .tabs__item--active', (one) => one.textContent)).toBe(
      'Tall',
    )
    await page.keyboard.press('ArrowRight')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Short')
  })

  it('open for a URL that points into them, on load and after a click', async () => {
    const { page } = await open('/tests/pages/tabs-tests/#inside')
    await page.waitForSelector('[data-tabs][data-ready]')
    await page.waitForFunction(() => document.getElementById('inside')?.getClientRects().length === 1)
    const { page: other } = await open('/tests/pages/tabs-tests/')
    await other.waitForSelector('[data-tabs][data-ready]')
    expect(await other.$('#inside')).toBeNull()
    await other.click('.markdown p > a[href="#inside"]')
    await other.waitForFunction(() => document.getElementById('inside')?.getClientRects().length === 1)
  })

  it('show every panel with its label without scripts', async () => {
    const { page } = await open('/tests/pages/tabs-tests/', { scripts: false })
    expect(await shownPanels(page, 1)).toBe(2)
    expect(await page.$eval('[role="tablist"]', (list) => list.getClientRects().length)).toBe(0)
    const label = await page.$eval('.tabs__panel', (panel) => {
      const { content, display } = getComputedStyle(panel, '::before')
      return [content === JSON.stringify(panel.getAttribute('data-label')), display]
    })
    expect(label).toEqual([true, 'block'])
  })

  it('of a component are chosen in the browser', async () => {
    const { page, complaints } = await open('/tests/pages/tabs-tests/')
    await page.waitForFunction(
      () => document.querySelector('[data-tabs] .tabs__item--active')?.textContent === 'Wide',
    )
    expect(await active(page, 0)).toBe('Wide')
    expect(complaints).toEqual([])
  })
})
