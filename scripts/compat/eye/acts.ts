// What a reader does on a page: each act is a state that both builders must reach.
import type { Page } from 'puppeteer'
import { settled } from './openPage.ts'

export interface Act {
  readonly name: string
  /** How wide the window is. */
  readonly width: number
  /** False where the page has nothing to do that with. */
  readonly run: (page: Page) => Promise<boolean>
}

/** Runs in any page: acts name elements as the theme of Docusaurus has them. */
const clickOn = async (page: Page, selector: string): Promise<boolean> => {
  const isThere = await page.evaluate((one) => {
    const element = document.querySelector<HTMLElement>(one)
    element?.click()
    return element !== null
  }, selector)
  if (isThere) await settled(page)
  return isThere
}

const menus = '.navbar__items .navbar__item.dropdown'

/** The menus of the navbar: of versions, languages and others. */
const openMenu =
  (at: number) =>
  async (page: Page): Promise<boolean> => {
    const link = (await page.$$(`${menus} > .navbar__link`))[at]
    if (!link || !(await link.isVisible())) return false
    await link.hover()
    await settled(page)
    return true
  }

/** Where the last entry of a menu leads: another version or language. */
const chooseInMenu =
  (at: number) =>
  async (page: Page): Promise<boolean> => {
    const isThere = await page.evaluate(
      (selector, index) => {
        const links = document
          .querySelectorAll(selector)
          [index]?.querySelectorAll<HTMLElement>('a.dropdown__link')
        const inside = [...(links ?? [])].filter((link) => (link as HTMLAnchorElement).host === location.host)
        inside.at(-1)?.click()
        return inside.length > 0
      },
      menus,
      at,
    )
    if (isThere) await settled(page)
    return isThere
  }

const wide = 1360
const narrow = 500

export const acts: readonly Act[] = [
  {
    name: 'color mode switched',
    width: wide,
    run: (page) =>
      clickOn(page, '.navbar__items button[class*=toggleButton], .navbar button.clean-btn[title*=mode]'),
  },
  ...[0, 1, 2, 3].flatMap((at): Act[] => [
    { name: `menu ${at + 1} open`, width: wide, run: openMenu(at) },
    { name: `last entry of menu ${at + 1}`, width: wide, run: chooseInMenu(at) },
  ]),
  {
    name: 'search clicked',
    width: wide,
    run: (page) => clickOn(page, '.DocSearch-Button, .navbar__search-input, .navbar__search button'),
  },
  { name: 'mobile menu open', width: narrow, run: (page) => clickOn(page, '.navbar__toggle') },
  {
    name: 'main panel of the mobile menu',
    width: narrow,
    run: async (page) =>
      (await clickOn(page, '.navbar__toggle')) && (await clickOn(page, '.navbar-sidebar__back')),
  },
  {
    name: 'table of contents open',
    width: narrow,
    run: (page) => clickOn(page, '.theme-doc-toc-mobile button'),
  },
]
