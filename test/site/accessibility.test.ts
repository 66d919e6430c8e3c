// axe-core finds no violations on the most frequent kinds of pages, in both color modes, with menus and
// dialogs open. The others are in accessibilityOfKinds.slow.test.ts.
import type { Page } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findingsInBothModes, loadLight } from '../support/axe.ts'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { searchFor } from '../support/searchDialog.ts'
import { siteInBrowser } from '../support/siteInBrowser.ts'

const own = siteInBrowser()

/** One tab for pages that are only looked at: a new one for each takes as long as loading the page. */
let tab: Page
let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
  tab = await browser.newPage()
})
afterAll(() => browser?.close())

const load = (page: Page, path: string, width?: number) =>
  loadLight(page, own.site.address + path.slice(1), width)
const open = async (path: string, width?: number) =>
  load(await (await own.browser.createBrowserContext()).newPage(), path, width)

const kinds = {
  home: '/',
  document: '/docs/markdown-features/code-blocks/',
  'old version': '/docs/3.5.2/cli/',
  'generated index': '/docs/category/guides/',
  components: '/tests/pages/markdown-tests-mdx/',
  tabs: '/tests/pages/tabs-tests/',
  'not found': '/nothing-here/',
  blog: '/blog/',
  post: '/blog/releases/3.5/',
  'search page': '/search/',
}

it.each(Object.entries(kinds))('%s, in both color modes', async (_name, path) => {
  expect(await findingsInBothModes(await load(tab, path))).toEqual([])
})

describe('in both color modes', () => {
  it('both panels of the mobile menu', async () => {
    const page = await open(kinds.document, 400)
    await page.click('.navbar__toggle')
    await page.waitForSelector('.navbar-sidebar[open]')
    expect(await findingsInBothModes(page)).toEqual([])
    await page.click('.navbar-sidebar__back')
    expect(await findingsInBothModes(page)).toEqual([])
  })

  it('the version menu', async () => {
    const page = await open(kinds.document)
    await page.focus('.navbar .dropdown button, .navbar .dropdown > a')
    await page.keyboard.press('Enter')
    expect(await findingsInBothModes(page)).toEqual([])
  })

  it('the search dialog with results', async () => {
    const page = await open(kinds.document)
    await page.keyboard.press('/')
    await searchFor(page, 'version')
    expect(await findingsInBothModes(page)).toEqual([])
    const before = page.url()
    await page.keyboard.press('Enter')
    await page.waitForFunction(
      (url) => location.href !== url && !document.querySelector('.search-dialog[open]'),
      {},
      before,
    )
    await page.keyboard.press('/')
    await page.waitForSelector('.search-dialog__chosen')
    expect(await findingsInBothModes(page)).toEqual([])
    await (await page.waitForSelector('.search-dialog__input'))?.type('configuratorium')
    await page.waitForSelector('.search-dialog__message--none button')
    expect(await findingsInBothModes(page)).toEqual([])
  })
})
