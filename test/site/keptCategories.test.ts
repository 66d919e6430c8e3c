// Categories of the sidebar stay as the reader left them when a page is loaded again, in a browser.
import type { Page } from 'puppeteer'
import { expect, it } from 'vitest'
import { filesInBrowser } from '../support/siteInBrowser.ts'

const files = {
  'docs/intro.md': '---\nslug: /\n---\n\n# Introduction\n',
  'docs/hens/_category_.json': '{ "label": "Hens", "link": { "type": "generated-index" } }',
  'docs/hens/food.md': '# Food\n',
  'docs/hens/nests/_category_.json': '{ "label": "Nests", "link": null }',
  'docs/hens/nests/straw.md': '# Straw\n',
  'docs/tools/_category_.json': '{ "label": "Tools", "link": null, "collapsed": false }',
  'docs/tools/rake.md': '# Rake\n',
}
const config = (more: string) =>
  `export default { url: 'https://handbook.example', title: 'Handbook', ${more} }`
const handbook = filesInBrowser({ ...files, 'site.config.ts': config('') })
const single = filesInBrowser({
  ...files,
  'site.config.ts': config('themeConfig: { docs: { sidebar: { autoCollapseCategories: true } } }'),
})

const sidebar = '.theme-doc-sidebar-container'

/** Labels of the open categories. */
const opened = (page: Page): Promise<readonly (string | null | undefined)[]> =>
  page.$$eval(`${sidebar} .menu__category[data-open]`, (items) =>
    items.map((item) => item.querySelector('.menu__link')?.textContent),
  )

const toggle = (page: Page, label: string): Promise<void> =>
  page.evaluate(
    (wanted, within) => {
      const items = [...document.querySelectorAll(`${within} .menu__category`)]
      const item = items.find((one) => one.querySelector('.menu__link')?.textContent === wanted)
      item?.querySelector<HTMLElement>(':scope > div > :is(.menu__caret, [role="button"])')?.click()
    },
    label,
    sidebar,
  )

const reload = async (page: Page): Promise<void> => {
  await page.reload()
  await page.waitForSelector('html[data-has-hydrated]')
  await page.waitForNetworkIdle({ idleTime: 100 })
}

const openIs = (page: Page, labels: readonly string[]) =>
  page.waitForFunction(
    (wanted, within) =>
      [...document.querySelectorAll(`${within} .menu__category[data-open]`)]
        .map((item) => item.querySelector('.menu__link')?.textContent)
        .join() === wanted,
    {},
    labels.join(),
    sidebar,
  )

it('opens and closes the categories that the reader opened and closed, also inside of others', async () => {
  const { page, complaints } = await handbook.openToTheEnd('/docs/')
  expect(await opened(page)).toEqual(['Tools'])
  await toggle(page, 'Hens')
  await openIs(page, ['Hens', 'Tools'])
  await toggle(page, 'Nests')
  await toggle(page, 'Tools')
  await openIs(page, ['Hens', 'Nests'])
  await page.waitForNetworkIdle({ idleTime: 100 })
  await reload(page)
  await openIs(page, ['Hens', 'Nests'])
  await toggle(page, 'Nests')
  await openIs(page, ['Hens'])
  await reload(page)
  await openIs(page, ['Hens'])
  expect(complaints).toEqual([])
})

it('keeps the category of the page open', async () => {
  const { page } = await handbook.openToTheEnd('/docs/tools/rake/')
  await toggle(page, 'Tools')
  await openIs(page, [])
  await page.waitForNetworkIdle({ idleTime: 100 })
  await reload(page)
  await openIs(page, ['Tools'])
})

it('loads nothing and stores nothing before the reader opens a category', async () => {
  const { page } = await handbook.openToTheEnd('/docs/')
  await reload(page)
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  const before = await scripts(page)
  await toggle(page, 'Tools')
  await page.waitForNetworkIdle({ idleTime: 100 })
  expect(await scripts(page)).toBeGreaterThan(before)
})

const scripts = (page: Page): Promise<number> =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
  )

it('keeps the category of the page open where only one is open at a time', async () => {
  const { page } = await single.openToTheEnd('/docs/')
  await toggle(page, 'Hens')
  await openIs(page, ['Hens'])
  await page.waitForNetworkIdle({ idleTime: 100 })
  await reload(page)
  await openIs(page, ['Hens'])
  await page.goto(new URL('../docs/tools/rake/', page.url()).href)
  await page.waitForSelector('html[data-has-hydrated]')
  await page.waitForNetworkIdle({ idleTime: 100 })
  expect(await opened(page)).toEqual(['Tools'])
})
