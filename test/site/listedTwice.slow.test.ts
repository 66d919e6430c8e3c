// A page with several items in its sidebar, as in Docusaurus: each is the current one, and the categories
// around all of them are open.
import type { Page } from 'puppeteer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { type BuiltSite, buildAndServe } from '../support/builtSite.ts'
import { writeFile } from '../support/edits.ts'
import { temporaryFolder } from '../support/engine.ts'

const folder = temporaryFolder()
let browser: TestBrowser
let site: BuiltSite

const filling = (count: number): object[] =>
  Array.from({ length: count }, (_, index) => ({
    type: 'link',
    label: `Link ${index}`,
    href: `https://example.com/of-a-length-that-fills-the-file/${index}`,
  }))

/** `count` links in each category: with many, the categories are files of their own. */
const sidebar = (place: string, count: number) => [
  `${place}/start`,
  { type: 'category', label: 'First', items: [`${place}/twice`, ...filling(count)] },
  { type: 'category', label: 'Second', items: [{ type: 'ref', id: `${place}/twice` }, ...filling(count)] },
  {
    type: 'category',
    label: 'Third',
    items: [
      {
        type: 'category',
        label: 'Inner',
        items: [{ type: 'link', label: 'Link', href: `/docs/${place}/twice` }],
      },
    ],
  },
  { type: 'category', label: 'Own', link: { type: 'doc', id: `${place}/twice` }, items: [`${place}/other`] },
  { type: 'category', label: 'Closed', items: [{ type: 'ref', id: `${place}/other` }, ...filling(count)] },
]

beforeAll(async () => {
  const write = (path: string, text: string) => writeFile(folder.path, path, text)
  write('site.config.json', '{ "title": "Twice", "contentDir": ".", "pages": false }')
  for (const place of ['small', 'large'])
    for (const name of ['start', 'twice', 'other'])
      write(`docs/${place}/${name}.md`, `# ${name}\n\n[Other](./other.md)\n\n[Twice](./twice.md)\n`)
  write('sidebars.json', JSON.stringify({ small: sidebar('small', 0), large: sidebar('large', 400) }))
  ;[browser, site] = await Promise.all([openBrowser(), buildAndServe(folder.path)])
})
afterAll(async () => {
  await browser?.close()
  site?.close()
  folder.remove()
})

async function open(path: string) {
  const page = await (await browser.createBrowserContext()).newPage()
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.setViewport({ width: 1280, height: 800 })
  await page.goto(site.address + path, { waitUntil: 'load' })
  await page.waitForSelector('html[data-has-hydrated]')
  return { page, complaints }
}

const textsOf = (page: Page, selector: string) =>
  page.$$eval(`.doc-sidebar ${selector}`, (all) => all.map((one) => one.textContent?.trim()))

const opened = ['First', 'Second', 'Third', 'Inner', 'Own']

const openCategories = (page: Page) =>
  textsOf(page, '.menu__category[data-open] > .menu__list-item-collapsible > .menu__link')

const waitForItems = (page: Page, count: number) =>
  page.waitForFunction(
    (all) => document.querySelectorAll('.doc-sidebar [aria-current="page"]').length === all,
    {},
    count,
  )

for (const place of ['small', 'large']) {
  it(`is the current one in every category of a ${place} sidebar`, async () => {
    const { page, complaints } = await open(`docs/${place}/twice/`)
    await waitForItems(page, 4)
    expect(await textsOf(page, '[aria-current="page"]')).toEqual(['twice', 'twice', 'Link', 'Own'])
    expect(await openCategories(page)).toEqual(opened)
    expect(
      await page.$$eval('.theme-doc-breadcrumbs li', (all) => all.map((one) => one.textContent)),
    ).toEqual(['First', 'twice'])
    expect(complaints).toEqual([])
  })

  it(`is open after a navigation in a ${place} sidebar, and its categories stay open`, async () => {
    const { page, complaints } = await open(`docs/${place}/start/`)
    expect(await openCategories(page)).toEqual([])
    await page.click('article a[href$="/twice/"]')
    await waitForItems(page, 4)
    expect(await openCategories(page)).toEqual(opened)
    await page.click('article a[href$="/other/"]')
    await waitForItems(page, 2)
    expect(await openCategories(page)).toEqual([...opened, 'Closed'])
    expect(complaints).toEqual([])
  })
}
