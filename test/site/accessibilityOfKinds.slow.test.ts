// axe-core finds no violations on the kinds of pages that accessibility.test.ts leaves out, in both color
// modes, and in a narrow window.
import type { Page } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findingsInBothModes, loadLight } from '../support/axe.ts'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
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
  'text with code': '/docs/markdown-features/react/',
  'React page': '/versions/',
  'Markdown page': '/examples/markdownPageExample/',
  unlisted: '/tests/pages/unlisted/',
  'several authors': '/tests/blog/2024/07/03/multiple-authors/',
  release: '/changelog/3.6.0/',
  archive: '/blog/archive/',
  authors: '/blog/authors/',
  tags: '/blog/tags/',
  showcase: '/showcase/',
  'feature requests': '/feature-requests/',
  'large sidebar': '/tests/docs/more-test/',
}

it.each(Object.entries(kinds))('%s, in both color modes', async (_name, path) => {
  expect(await findingsInBothModes(await load(tab, path))).toEqual([])
})

describe('in both color modes', () => {
  it('a document in a narrow window with an open table of contents', async () => {
    const page = await open('/docs/markdown-features/code-blocks/', 400)
    await page.$$eval('details', (all) => {
      for (const one of all) one.open = true
    })
    expect(await findingsInBothModes(page)).toEqual([])
  })

  it('a zoomed image', async () => {
    const page = await open('/tests/pages/markdown-tests-mdx/')
    await page.waitForSelector('img[data-zoom]')
    await page.focus('img[data-zoom]')
    await page.keyboard.press('Enter')
    await page.waitForSelector('dialog.image-zoom[open]')
    expect(await findingsInBothModes(page)).toEqual([])
  })
})
