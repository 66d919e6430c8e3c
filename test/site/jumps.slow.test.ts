// What readers see after a jump to a heading: its place, the navbar, and its link in the table of contents.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { type BuiltSite, buildAndServe } from '../support/builtSite.ts'
import { writeFile } from '../support/edits.ts'
import { visit } from '../support/visit.ts'

const config = (hideOnScroll: boolean) =>
  `
module.exports = {
  title: 'Feeders', url: 'https://site.example', baseUrl: '/', trailingSlash: true,
  presets: [['classic', { blog: false }]],
  themeConfig: { navbar: { hideOnScroll, style: 'dark', items: [
    { type: 'dropdown', label: 'More', to: '/docs/second', position: 'left', items: [{ to: '/docs/seeds', label: 'Seeds' }] },
  ] } },
}
`.replace('hideOnScroll', `hideOnScroll: ${hideOnScroll}`)

const sections = ['Oats', 'Hay', 'Nuts', 'Figs'].map((name) => `## ${name}\n\nSome.\n\n`).join('')
const seeds = `# Seeds\n\n${'Grains.\n\n'.repeat(60)}${sections}${'Grains.\n\n'.repeat(60)}`

let browser: TestBrowser
const sites: BuiltSite[] = []
const folder = mkdtempSync(join(tmpdir(), 'troodon-jumps-'))

beforeAll(async () => {
  for (const name of ['stays', 'hides']) {
    writeFile(folder, `${name}/package.json`, '{}')
    writeFile(folder, `${name}/docusaurus.config.js`, config(name === 'hides'))
    writeFile(folder, `${name}/docs/seeds.md`, seeds)
    writeFile(folder, `${name}/docs/second.md`, '# Second\n')
    sites.push(await buildAndServe(join(folder, name)))
  }
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  for (const site of sites) site.close()
  rmSync(folder, { recursive: true, force: true })
})

const open = async (site: BuiltSite | undefined, path: string, width = 1280) =>
  (
    await visit(browser, site as BuiltSite, path, {
      prepare: (page) => page.setViewport({ width, height: 800 }),
    })
  ).page
const marked = (page: Page) =>
  page.$$eval('.table-of-contents__link--active', (all) => all.map((one) => one.textContent))
const topOf = (page: Page, selector: string) =>
  page.$eval(selector, (element) => Math.round(element.getBoundingClientRect().top))

describe.each([
  ['that stays', 0, 76],
  ['that hides while the reader scrolls', 1, 16],
])('with a navbar %s', (_, index, top) => {
  it('a link of the table of contents marks itself, and its heading is at the top', async () => {
    const page = await open(sites[index], 'docs/seeds/')
    await page.waitForSelector('[data-has-hydrated="true"]')
    await page.click('.toc-column a[href="#hay"]')
    await page.waitForSelector('.toc-column a[href="#hay"][aria-current]')
    expect(await marked(page)).toEqual(['Hay'])
    expect(await topOf(page, '#hay')).toBe(top)
  })

  it('a heading of the URL is at the top and not covered', async () => {
    const page = await open(sites[index], 'docs/seeds/#nuts')
    await page.waitForSelector('[data-has-hydrated="true"]')
    if (index === 1) await page.waitForSelector('.navbar-header[data-hidden]')
    expect(await topOf(page, '#nuts')).toBe(top)
    const header = await page.$eval('.navbar-header', (bar) => bar.hasAttribute('data-hidden'))
    expect(header).toBe(index === 1)
    expect(await page.$('.navbar.navbar--dark')).not.toBeNull()
  })
})

it('the label of a menu leads to its page on narrow screens too', async () => {
  const page = await open(sites[0], 'docs/seeds/', 375)
  await page.waitForSelector('[data-has-hydrated="true"]')
  await page.click('.navbar__toggle')
  await page.waitForSelector('.navbar-sidebar')
  if (await page.$('.navbar-sidebar__back')) await page.click('.navbar-sidebar__back')
  const box = (await page.waitForSelector('.navbar-sidebar .dropdown')) as NonNullable<
    Awaited<ReturnType<Page['$']>>
  >
  const [link, button] = await box.$$eval('.navbar__link', (all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().top)),
  )
  expect(link).toBe(button)
  const inside = '.navbar-sidebar .dropdown a[href="/docs/seeds/"]'
  // It is open because it contains the current page.
  await page.waitForSelector(inside, { visible: true })
  expect(await topOf(page, inside)).toBeGreaterThan(link as number)
  await (await box.$('button'))?.click()
  await page.waitForSelector(inside, { hidden: true })
  await (await box.$('a'))?.click()
  await page.waitForFunction(
    () => document.title.startsWith('Second') && !document.querySelector('.navbar-sidebar'),
  )
  expect(new URL(page.url()).pathname).toBe('/docs/second/')
})
