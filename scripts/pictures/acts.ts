// Actions on a page before its picture is taken.
import type { Page } from 'puppeteer'

type Act = (page: Page) => Promise<unknown>

const settled = (page: Page) => page.waitForNetworkIdle({ idleTime: 300 })

/** Opens the menu of the navbar with this label. */
export const openMenu =
  (label: string): Act =>
  (page) =>
    page.evaluate((wanted) => {
      const all = [...document.querySelectorAll<HTMLElement>('.navbar .dropdown > *')]
      all.find((one) => one.textContent?.trim().startsWith(wanted))?.click()
    }, label)

export const openSearch =
  (query: string): Act =>
  async (page) => {
    await page.keyboard.press('/')
    await (await page.waitForSelector('.search-dialog__input'))?.type(query)
    await page.waitForSelector('.search-dialog__hit')
    await settled(page)
  }

/** Waits for the results of the search page. */
export const results: Act = async (page) => {
  await page.waitForSelector('.search-page__hit')
  await settled(page)
}

export const openMobileMenu: Act = async (page) => {
  await page.click('.navbar__toggle')
  await page.waitForSelector('.navbar-sidebar[open]')
}

/** Scrolls the first element into view. */
export const scrollTo =
  (selector: string): Act =>
  (page) =>
    page.$eval(selector, (element) => element.scrollIntoView({ block: 'center' }))

/** Waits until a part of the page is drawn. */
export const drawn =
  (selector: string): Act =>
  (page) =>
    page.waitForSelector(selector)
