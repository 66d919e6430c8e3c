// axe-core finds no violations on any kind of page, in both color modes, at two widths, with menus and
// dialogs open.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { searchFor } from '../support/searchDialog.ts'
import { siteInBrowser } from '../support/siteInBrowser.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const own = siteInBrowser()

/** One tab for pages that are only looked at: a new one for each takes as long as loading the page. */
let tab: Page
let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
  tab = await browser.newPage()
})
afterAll(() => browser?.close())

/** The page in the light mode. */
async function open(path: string, width = 1280): Promise<Page> {
  return load(await (await own.browser.createBrowserContext()).newPage(), path, width)
}

async function load(page: Page, path: string, width = 1280): Promise<Page> {
  // Waits for transitions to end, because axe judges the final colors.
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  await page.setViewport({ width, height: 900 })
  await page.goto(`${own.site.address}${path.slice(1)}?docusaurus-theme=light`, { waitUntil: 'load' })
  await page.waitForSelector('html[data-has-hydrated]')
  // Diagrams and live code load after the page.
  await page.waitForNetworkIdle({ idleTime: 50 })
  return page
}

interface Axe {
  readonly run: (
    context: object,
    options: object,
  ) => Promise<{
    violations: { id: string; help: string; nodes: { target: unknown[]; failureSummary?: string }[] }[]
  }>
}

/** The violations that axe finds, one per line. */
async function findings(page: Page, options: object = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  return page.evaluate(async (more) => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run(
      // The diagrams that mermaid renders are excluded.
      { exclude: [['.mermaid-drawing'], ['iframe']] },
      { resultTypes: ['violations'], ...more },
    )
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) =>
          `${id}: ${help} at ${target.join(' ')} (${(failureSummary ?? '').replace(/\s+/g, ' ').slice(0, 200)})`,
      ),
    )
  }, options)
}

/** The color modes differ in nothing but colors. */
const rulesOfColors = { runOnly: ['color-contrast', 'link-in-text-block'] }

/** As the color mode toggle does, without loading the page again. Returns the color of text. */
const switchTo = (page: Page, mode: string): Promise<string> =>
  page.evaluate(async (wanted) => {
    document.documentElement.dataset['theme'] = wanted
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return getComputedStyle(document.body).color
  }, mode)

async function findingsInBothModes(page: Page): Promise<string[]> {
  const light = await findings(page)
  const color = await switchTo(page, 'dark')
  const dark = await findings(page, rulesOfColors)
  expect(await switchTo(page, 'light')).not.toBe(color)
  return [...light, ...dark.map((found) => `dark: ${found}`)]
}

const kinds = {
  home: '/',
  document: '/docs/markdown-features/code-blocks/',
  'text with code': '/docs/markdown-features/react/',
  'old version': '/docs/3.5.2/cli/',
  'generated index': '/docs/category/guides/',
  'React page': '/versions/',
  'Markdown page': '/examples/markdownPageExample/',
  components: '/tests/pages/markdown-tests-mdx/',
  tabs: '/tests/pages/tabs-tests/',
  unlisted: '/tests/pages/unlisted/',
  'not found': '/nothing-here/',
  blog: '/blog/',
  post: '/blog/releases/3.5/',
  'several authors': '/tests/blog/2024/07/03/multiple-authors/',
  release: '/changelog/3.6.0/',
  archive: '/blog/archive/',
  authors: '/blog/authors/',
  tags: '/blog/tags/',
  showcase: '/showcase/',
  'feature requests': '/feature-requests/',
  'search page': '/search/',
  'large sidebar': '/tests/docs/more-test/',
}

it.each(Object.entries(kinds))('%s, in both color modes', async (_name, path) => {
  expect(await findingsInBothModes(await load(tab, path))).toEqual([])
})

describe('in both color modes', () => {
  it('a document in a narrow window with an open table of contents', async () => {
    const page = await open(kinds.document, 400)
    await page.$$eval('details', (all) => {
      for (const one of all) one.open = true
    })
    expect(await findingsInBothModes(page)).toEqual([])
  })

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

  it('a zoomed image', async () => {
    const page = await open(kinds.components)
    await page.waitForSelector('img[data-zoom]')
    await page.focus('img[data-zoom]')
    await page.keyboard.press('Enter')
    await page.waitForSelector('dialog.image-zoom[open]')
    expect(await findingsInBothModes(page)).toEqual([])
  })
})
