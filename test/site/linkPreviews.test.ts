// Previews of links, in a browser: pointer, keyboard, what is loaded and when.
import type { Page } from 'puppeteer'
import { expect, it } from 'vitest'
import { findingsInBothModes, loadLight } from '../support/axe.ts'
import { filesInBrowser } from '../support/siteInBrowser.ts'
import { textOf } from '../support/visit.ts'

const config = (options: string) => `export default {
  url: 'https://handbook.example', title: 'Handbook', themeConfig: { ${options} },
}`
const files = {
  'docs/hens.md':
    '# Hens\n\nThey live in a [nest](./nests.md). See [Bare](./bare.md), [below](#below) and [the web](https://example.org).\n\n## Below\n',
  'docs/nests.md': '---\ndescription: Straw, and where to put it.\n---\n\n# Nests\n',
  'docs/bare.md': '# Bare\n',
}
const on = filesInBrowser({ ...files, 'site.config.ts': config('linkPreviews: true') })

const tip = '[role="tooltip"]'
const nest = '.markdown a[href$="/nests/"]'
const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  )
const gone = (page: Page) => page.waitForSelector(tip, { hidden: true })

it('shows title and description at a hover, from a script that loads only then', async () => {
  const { page, complaints } = await on.openToTheEnd('/docs/hens/')
  const before = await scripts(page)
  await page.hover(nest)
  await page.waitForSelector(tip)
  expect((await scripts(page)).length).toBeGreaterThan(before.length)
  expect(await page.$$eval(`${tip} > *`, (all) => all.map(({ textContent }) => textContent))).toEqual([
    'Nests',
    'Straw, and where to put it.',
  ])
  // The pointer can move into it.
  await page.hover(tip)
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(await page.$(tip)).not.toBeNull()
  await page.hover('h1')
  await gone(page)
  expect(complaints).toEqual([])
})

it('shows them when the focus comes with the keyboard, and closes with Escape', async () => {
  const { page } = await on.open('/docs/hens/')
  await page.focus('h1 a, .markdown h1')
  while (!(await page.$eval(nest, (link) => link === document.activeElement)))
    await page.keyboard.press('Tab')
  await page.waitForSelector(tip)
  expect(await page.$eval(nest, (link) => link.getAttribute('aria-describedby'))).toBe('link-preview')
  await page.keyboard.press('Escape')
  await gone(page)
  expect(
    await page.$eval(nest, (link) => [
      link === document.activeElement,
      link.hasAttribute('aria-describedby'),
    ]),
  ).toEqual([true, false])
})

it('goes with the page', async () => {
  const { page } = await on.openToTheEnd('/docs/hens/')
  await page.hover(nest)
  await page.waitForSelector(tip)
  await page.click(nest)
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Nests')
  expect(await page.$(tip)).toBeNull()
})

it('says nothing for links that say it all, to the same page and to other sites', async () => {
  const { page } = await on.open('/docs/hens/')
  for (const href of ['/docs/bare/', '#below', 'https://example.org']) {
    await page.hover(`.markdown a[href$="${href}"]`)
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(await page.$(tip), href).toBeNull()
  }
})

it.each([390, 1280])('fits the window and has no faults of accessibility at %i px', async (width) => {
  const page = await loadLight(await on.browser.newPage(), `${on.site.address}docs/hens/`, width)
  await page.hover(nest)
  await page.waitForSelector(tip)
  const { left, right } = await page.$eval(tip, (one) => one.getBoundingClientRect().toJSON())
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(width)
  expect(await findingsInBothModes(page)).toEqual([])
  expect(await textOf(page, tip)).toContain('Straw')
})
