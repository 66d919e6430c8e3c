// A page in print, with forced colors, and right-to-left.
import type { Page } from 'puppeteer'
import { describe, expect, it } from 'vitest'
import { siteInBrowser } from '../support/siteInBrowser.ts'

const own = siteInBrowser()

async function open(path: string) {
  const page = await (await own.browser.createBrowserContext()).newPage()
  await page.setViewport({ width: 1280, height: 900 })
  await page.goto(own.site.address + path, { waitUntil: 'load' })
  await page.waitForSelector('html[data-has-hydrated]')
  return page
}

/** A slow browser answers before its pages have changed. */
async function print(page: Page): Promise<void> {
  await page.emulateMediaType('print')
  await page.waitForFunction(() => window.matchMedia('print').matches)
}

const whatShows = (selectors: readonly string[]) =>
  selectors.filter((selector) =>
    [...document.querySelectorAll(selector)].some((element) => element.checkVisibility()),
  )

describe('in print', () => {
  it('only the content is visible', async () => {
    const page = await open('docs/markdown-features/tabs/')
    await page.waitForSelector('.theme-code-button')
    const frame = [
      '.announcement-bar',
      '.navbar-header',
      '.doc-sidebar',
      '.toc-column',
      '.toc-mobile',
      '.footer',
      '.pagination-nav',
      '.theme-code-button',
      '.page-menu',
      '.hash-link',
    ]
    await print(page)
    expect(await page.evaluate(whatShows, [...frame, 'h1', '.markdown', '.theme-last-updated'])).toEqual([
      'h1',
      '.markdown',
      '.theme-last-updated',
    ])
  })

  it('every tab panel is visible with its label', async () => {
    const page = await open('docs/markdown-features/tabs/')
    await page.waitForSelector('[data-tabs][data-ready]')
    const labelled = () =>
      page.$$eval(
        '.tabs__panel',
        (all) =>
          all.filter((one) => one.checkVisibility() && getComputedStyle(one, '::before').display !== 'none')
            .length,
      )
    // On a screen, the tab says it.
    expect(await labelled()).toBe(0)
    await print(page)
    expect(await labelled()).toBe((await page.$$('.tabs__panel')).length)
    expect(await page.evaluate(whatShows, ['.tabs'])).toEqual([])
  })

  it('dark mode becomes dark on light', async () => {
    const page = await open('docs/markdown-features/code-blocks/?docusaurus-theme=dark')
    const colors = () =>
      page.evaluate(() =>
        ['html', '.theme-code-block'].map(
          (selector) => getComputedStyle(document.querySelector(selector) as Element).color,
        ),
      )
    expect(await colors()).toEqual(['rgb(221, 225, 230)', 'rgb(221, 225, 230)'])
    await print(page)
    expect(await colors()).toEqual(['rgb(27, 32, 36)', 'rgb(27, 32, 36)'])
  })
})

describe('with forced colors', () => {
  it('marks that are background images are visible, and current items look different', async () => {
    const page = await open('docs/markdown-features/tabs/')
    await page.waitForSelector('.theme-code-button')
    const session = await page.createCDPSession()
    await session.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'forced-colors', value: 'active' }],
    })
    const seen = await page.evaluate(() => {
      const ground = getComputedStyle(document.documentElement).backgroundColor
      return ['.menu__caret', '.menu__link--sublist-caret', '.theme-code-button'].flatMap((selector) => {
        const box = document.querySelector(selector)
        if (!box) return []
        const sign = selector === '.menu__link--sublist-caret' ? '::after' : '::before'
        return [
          `${selector} ${getComputedStyle(box, sign).backgroundColor === ground ? 'is lost' : 'is seen'}`,
        ]
      })
    })
    expect(seen.length).toBeGreaterThan(1)
    expect(seen.filter((line) => line.endsWith('lost'))).toEqual([])
    const look = (selector: string) =>
      page.$eval(selector, (box) => {
        const { backgroundColor, borderInlineStartColor, borderBottomColor } = getComputedStyle(box)
        return `${backgroundColor} ${borderInlineStartColor} ${borderBottomColor}`
      })
    expect(await look('.tabs__item--active')).not.toBe(await look('.tabs__item:not(.tabs__item--active)'))
    await page.evaluate(() => document.querySelector('.markdown h2')?.scrollIntoView())
    await page.waitForSelector('.table-of-contents__link--active')
    expect(await look('.table-of-contents__link--active')).not.toBe(
      await look('.table-of-contents__link:not(.table-of-contents__link--active)'),
    )
  })
})

describe('right-to-left', () => {
  it('code stays left-to-right, and arrows point in the reading direction', async () => {
    const page = await open('docs/markdown-features/code-blocks/')
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
    const directions = await page.$$eval('.markdown pre, .markdown code', (all) => [
      ...new Set(all.map((one) => getComputedStyle(one).direction)),
    ])
    expect(directions).toEqual(['ltr'])
    const arrows = await page.evaluate(() =>
      [
        ['.pagination-nav__link--prev .pagination-nav__label', '::before'],
        ['.pagination-nav__link--next .pagination-nav__label', '::after'],
      ].map(([selector = '', part]) =>
        getComputedStyle(document.querySelector(selector) as Element, part).content.slice(0, 4),
      ),
    )
    expect(arrows).toEqual(['"→ "', '" ←"'])
    expect(await page.$eval('.dropdown__head .icon', (icon) => getComputedStyle(icon).transform)).toBe(
      'matrix(0, 1, -1, 0, 0, 0)',
    )
  })
})
