// The mobile menu in a browser: focus, history and motion.
import type { Page } from 'puppeteer'
import { describe, expect, it } from 'vitest'
import { slideDuration } from '../../../theme/layout/slide.ts'
import { siteInBrowser } from '../../support/siteInBrowser.ts'
import { animationPace, hasAttribute } from '../../support/visit.ts'

const own = siteInBrowser()
const { open } = own

async function openMenu(page: Page) {
  await page.click('.navbar__toggle')
  await page.waitForSelector('.navbar-sidebar[open]')
}

const menuIsGone = (page: Page) => page.waitForFunction(() => !document.querySelector('.navbar-sidebar'))

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
    expect(await hasAttribute(page, '.theme-doc-sidebar-container', 'data-hidden')).toBe(true)
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
    const { page } = await open('/docs/cli/', {
      prepare: (page) => page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]),
    })
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
