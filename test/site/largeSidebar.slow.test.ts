// A large sidebar in the browser: branches load when they are opened, and everything that uses the sidebar
// works as with a small one.
import type { HTTPRequest, Page } from 'puppeteer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { type BuiltSite, buildAndServe } from '../support/builtSite.ts'
import { writeFile } from '../support/edits.ts'
import { temporaryFolder } from '../support/engine.ts'

const folder = temporaryFolder()
let browser: TestBrowser
let site: BuiltSite

const parts = ['One', 'Two', 'Three']

beforeAll(async () => {
  const write = (path: string, text: string) => writeFile(folder.path, path, text)
  write('site.config.json', '{ "title": "Large", "contentDir": ".", "pages": false }')
  write('docs/start.mdx', `---\nslug: /\n---\n\n# Start\n\n${siblings}`)
  for (const part of parts) {
    write(`docs/${part}/a.md`, `# ${part} A\n`)
    write(`docs/${part}/b.md`, `# ${part} B\n`)
  }
  write(
    'sidebars.json',
    JSON.stringify({
      docs: [
        'start',
        ...parts.map((part) => ({
          type: 'category',
          label: `Part ${part}`,
          items: [
            `${part}/a`,
            `${part}/b`,
            { type: 'category', label: `Inner ${part}`, items: links(part, 8) },
            ...links(part, 300),
          ],
        })),
      ],
    }),
  )
  ;[browser, site] = await Promise.all([openBrowser(), buildAndServe(folder.path)])
})

const siblings = `import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client'

export const Count = () => <b id="count">{useDocsSidebar().items.map((item) => item.items?.length ?? 0).join(' ')}</b>

<Count />
`

const links = (part: string, count: number): object[] =>
  Array.from({ length: count }, (_, index) => ({
    type: 'link',
    label: `Link ${index} of ${part}`,
    href: `https://example.com/${part}/${index}`,
  }))

afterAll(async () => {
  await browser?.close()
  site?.close()
  folder.remove()
})

async function open(path: string, width = 1280) {
  const page = await (await browser.createBrowserContext()).newPage()
  const complaints: string[] = []
  const sidebars: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('request', (request) => {
    if (request.url().includes('/sidebars/')) sidebars.push(nameOf(request))
  })
  await page.setViewport({ width, height: 900 })
  await page.goto(site.address + path, { waitUntil: 'load' })
  await page.waitForSelector('html[data-has-hydrated]')
  return { page, complaints, sidebars }
}

/** `own` for the file of the page itself. Branches have names of 12 digits. */
const nameOf = (request: HTTPRequest): string =>
  /\/assets\/sidebars\/docs\.\w{8}\.json$/.test(request.url())
    ? 'own'
    : (/\/sidebars\/docs-\w{8}\/(\w+)\.json$/.exec(request.url())?.[1]?.replace(/^\w{12}$/, 'branch') ?? '')

const toggle = (page: Page, label: string) =>
  page.evaluate((text) => {
    const found = [...document.querySelectorAll<HTMLElement>('.menu__link--sublist')]
    found
      .filter((link) => link.textContent === text && link.offsetParent !== null)
      .at(-1)
      ?.click()
  }, label)

const shows = (page: Page, label: string, is = true) =>
  page.waitForFunction(
    (text, wanted) =>
      wanted ===
      [...document.querySelectorAll<HTMLElement>('.menu__link')].some(
        (link) => link.textContent === text && link.checkVisibility(),
      ),
    {},
    label,
    is,
  )

it('loads the branch of the page first and another one when it is opened', async () => {
  const { page, complaints, sidebars } = await open('docs/One/a/')
  await shows(page, 'One B')
  expect(new Set(sidebars)).toEqual(new Set(['own']))
  await toggle(page, 'Part Two')
  await shows(page, 'Link 299 of Two')
  expect(new Set(sidebars)).toEqual(new Set(['own', 'branch']))
  await toggle(page, 'Inner Two')
  await shows(page, 'Link 7 of Two')
  expect(complaints).toEqual([])
})

it('keeps branches open on pages of other branches', async () => {
  const { page, complaints } = await open('docs/One/a/')
  await toggle(page, 'Part Two')
  await shows(page, 'Two B')
  await toggle(page, 'Inner Two')
  await shows(page, 'Link 3 of Two')
  for (const path of ['/docs/Two/b/', '/docs/One/b/']) {
    await page.evaluate(
      (href) => document.querySelector<HTMLElement>(`.menu a[href="${href}"]`)?.click(),
      path,
    )
    await page.waitForFunction((wanted) => window.location.pathname === wanted, {}, path)
    await page.waitForSelector(`.menu a[href="${path}"][aria-current="page"]`)
    await shows(page, 'Link 3 of Two')
    await shows(page, 'One B')
  }
  expect(complaints).toEqual([])
})

it('opens a branch with the keyboard', async () => {
  const { page } = await open('docs/Three/a/')
  await page.evaluate(() => {
    const [first] = document.querySelectorAll<HTMLElement>('.menu__link--sublist')
    first?.focus()
  })
  await page.keyboard.press('Enter')
  await shows(page, 'One A')
})

it('filters all branches', async () => {
  const { page, complaints, sidebars } = await open('docs/One/a/')
  await page.type('.doc-sidebar__filter', 'Link 17 of three')
  await shows(page, 'Link 17 of Three')
  await shows(page, 'One B', false)
  expect(sidebars).toContain('whole')
  expect(complaints).toEqual([])
})

it('offers another try when a branch cannot be loaded', async () => {
  const { page } = await open('docs/One/a/')
  await shows(page, 'One B')
  await page.setOfflineMode(true)
  await toggle(page, 'Part Two')
  await page.waitForSelector('.menu .load-failure')
  await page.setOfflineMode(false)
  // The button still moves with the list that opens: a click at its place would miss it. On a busy machine,
  // the browser can still be offline at the first click.
  await page.waitForFunction(
    () => {
      document.querySelector<HTMLElement>('.menu .load-failure button')?.click()
      return document.querySelector('.load-failure') === null
    },
    { polling: 500 },
  )
  await shows(page, 'Two B')
  expect(await page.$('.load-failure')).toBeNull()
})

it('opens branches in the mobile menu', async () => {
  const { page, complaints } = await open('docs/One/a/', 800)
  await page.click('.navbar__toggle')
  await page.waitForSelector('.navbar-sidebar[open]')
  await toggle(page, 'Part Three')
  await shows(page, 'Three B')
  expect(complaints).toEqual([])
})

it('gives the hooks of Docusaurus all items, also after a navigation', async () => {
  const { page, complaints } = await open('docs/')
  const count = () => page.$eval('#count', ({ textContent }) => textContent)
  expect(await count()).toBe('0 303 303 303')
  await page.close()
  const other = await open('docs/Two/a/')
  await other.page.evaluate(() => document.querySelector<HTMLElement>('.menu a[href="/docs/"]')?.click())
  await other.page.waitForSelector('#count')
  expect(await other.page.$eval('#count', ({ textContent }) => textContent)).toBe('0 303 303 303')
  expect([...complaints, ...other.complaints]).toEqual([])
})
