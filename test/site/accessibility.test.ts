// axe-core finds no violations on any kind of page, in both color modes, at two widths, with menus and
// dialogs open.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'puppeteer'
import { describe, expect, it } from 'vitest'
import type { TestBrowser } from '../support/browser.ts'
import type { BuiltSite } from '../support/builtSite.ts'
import { searchFor } from '../support/searchDialog.ts'
import { siteInBrowser } from '../support/siteInBrowser.ts'

let browser: TestBrowser
let site: BuiltSite
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

siteInBrowser((opened, built) => {
  browser = opened
  site = built
})

async function open(path: string, mode: string, width: number): Promise<Page> {
  const page = await (await browser.createBrowserContext()).newPage()
  // Waits for transitions to end, because axe judges the final colors.
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  await page.setViewport({ width, height: 900 })
  await page.goto(`${site.address}${path.slice(1)}?docusaurus-theme=${mode}`, { waitUntil: 'load' })
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
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run(
      // The diagrams that mermaid renders are excluded.
      { exclude: [['.mermaid-drawing'], ['iframe']] },
      { resultTypes: ['violations'] },
    )
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) =>
          `${id}: ${help} at ${target.join(' ')} (${(failureSummary ?? '').replace(/\s+/g, ' ').slice(0, 200)})`,
      ),
    )
  })
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

/** As the color mode toggle does, without loading the page again. */
const switchToDark = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    document.documentElement.dataset['theme'] = 'dark'
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })

it.each(Object.entries(kinds))('%s, in both color modes', async (_name, path) => {
  const page = await open(path, 'light', 1280)
  expect(await findings(page)).toEqual([])
  const light = await page.$eval('body', (body) => getComputedStyle(body).color)
  await switchToDark(page)
  expect(await page.$eval('body', (body) => getComputedStyle(body).color)).not.toBe(light)
  expect(await findings(page)).toEqual([])
  await page.browserContext().close()
})

describe.each(['light', 'dark'])('in %s mode', (mode) => {
  it('a document in a narrow window with an open table of contents', async () => {
    const page = await open(kinds.document, mode, 400)
    await page.$$eval('details', (all) => {
      for (const one of all) one.open = true
    })
    expect(await findings(page)).toEqual([])
  })

  it('both panels of the mobile menu', async () => {
    const page = await open(kinds.document, mode, 400)
    await page.click('.navbar__toggle')
    await page.waitForSelector('.navbar-sidebar[open]')
    expect(await findings(page)).toEqual([])
    await page.click('.navbar-sidebar__back')
    expect(await findings(page)).toEqual([])
  })

  it('the version menu', async () => {
    const page = await open(kinds.document, mode, 1280)
    await page.focus('.navbar .dropdown button, .navbar .dropdown > a')
    await page.keyboard.press('Enter')
    expect(await findings(page)).toEqual([])
  })

  it('the search dialog with results', async () => {
    const page = await open(kinds.document, mode, 1280)
    await page.keyboard.press('/')
    await searchFor(page, 'version')
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => !document.querySelector('.search-dialog[open]'))
    await page.keyboard.press('/')
    await page.waitForSelector('.search-dialog__chosen')
    expect(await findings(page)).toEqual([])
    await (await page.waitForSelector('.search-dialog__input'))?.type('configuratorium')
    await page.waitForSelector('.search-dialog__message--none button')
    expect(await findings(page)).toEqual([])
  })

  it('a zoomed image', async () => {
    const page = await open(kinds.components, mode, 1280)
    await page.waitForSelector('img[data-zoom]')
    await page.focus('img[data-zoom]')
    await page.keyboard.press('Enter')
    await page.waitForSelector('dialog.image-zoom[open]')
    expect(await findings(page)).toEqual([])
  })
})
