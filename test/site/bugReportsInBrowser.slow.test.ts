// What only a browser shows of the reports in test/bugReports/: clicks and loads of unusual URLs, what a hash opens,
// and hydration.
import type { Page } from 'puppeteer'
import { describe, expect, it } from 'vitest'
import { pondFiles } from '../bugReports/pond.ts'
import { filesInBrowser } from '../support/siteInBrowser.ts'

/** File, title and URL. */
const unusual = [
  ['percent/50%25off.md', 'Half', '/docs/percent/50%25off/'],
  ['percent/a%25b.md', 'Other', '/docs/percent/a%25b/'],
  ['paren/graph (theory).md', 'Graph', '/docs/paren/graph%20(theory)/'],
  ['spaces/Set up/VS Code.md', 'Code', '/docs/spaces/Set%20up/VS%20Code/'],
  ['forms/café.md', 'Café', '/docs/forms/caf%C3%A9/'],
  ['dots/000.news/02.2024_03_GB55.md', 'News', '/docs/dots/news/02.2024_03_GB55/'],
  ['dots/v1.2.md', 'Version', '/docs/dots/v1.2/'],
  ['R&D/q&a.md', 'Questions', '/docs/R&D/q&a/'],
] as const

const { open } = filesInBrowser({
  ...pondFiles,
  'docs/unusual.md': `# Unusual\n\n${unusual.map(([file, name]) => `[${name}](<./${file}>)`).join(' ')}\n`,
  'docs/mapped/start.mdx':
    'export const Row = ({ children }) => <tr><td>{children}</td></tr>\n\n# Mapped\n\n<table>\n  <thead><tr><th>head</th></tr></thead>\n  <Row>one</Row>\n  <tr><td>two</td></tr>\n</table>\n\n| a |\n| - |\n| b |\n',
  'src/theme/MDXComponents.js':
    "import original from '@theme-original/MDXComponents'\nconst Frame = (props) => <table title='mine' {...props} />\nexport default { ...original, table: Frame }\n",
})

/** A link of the text, clicked as readers do. Fails when it loads the page anew. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.click(`main p a[href="${href}"]`)
  await page.waitForFunction(
    (url) => decodeURI(location.href).endsWith(decodeURI(url)),
    {},
    href.replace(/^(?!#|\/)/, '/'),
  )
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
}

const title = (page: Page, text: string) =>
  page.waitForFunction((wanted) => document.querySelector('h1')?.textContent === wanted, {}, text)

/** Whether a reader sees the element with the id. */
const sees = (page: Page, id: string) =>
  page.waitForFunction(
    (wanted) => {
      const box = document.getElementById(wanted)?.getBoundingClientRect()
      return box !== undefined && box.height > 0 && box.top >= 0 && box.top < innerHeight
    },
    {},
    id,
  )

describe('a click and a load lead to the heading', () => {
  it.each([
    ['with accents', 'docs/accents/start/', '#brüder--öls-café'],
    ['in Cyrillic', 'docs/cyrillic/start/', '/docs/cyrillic/otter/#выдра'],
    ['in Hangul', 'docs/hangul/start/', '/docs/hangul/otter/#한글'],
    ['in a tab that is not chosen', 'docs/closed/other/', '/docs/closed/start/#in-win'],
    ['in closed details', 'docs/closed/other/', '/docs/closed/start/#inside'],
  ])('%s', async (_, from, href) => {
    const { page, complaints } = await open(from)
    const [, id] = href.split('#') as [string, string]
    const { href: url } = new URL(href, page.url())
    await follow(page, href)
    await sees(page, id)
    for (const written of [url, decodeURI(url)]) {
      await page.goto('about:blank')
      await page.goto(written)
      await page.waitForSelector('html[data-has-hydrated]')
      await sees(page, id)
    }
    expect(complaints).toEqual([])
  })
})

it('pages with unusual names open by clicks', async () => {
  const { page, complaints } = await open('docs/unusual/')
  for (const [, heading, href] of unusual) {
    await follow(page, href)
    await title(page, heading)
    await page.goBack()
    await title(page, 'Unusual')
  }
  expect(complaints).toEqual([])
})

it('pages with unusual names open by their URLs', async () => {
  const { page, complaints } = await open('docs/percent/50%25off/')
  await title(page, 'Half')
  await page.goto(new URL('/docs/paren/graph%20(theory)/', page.url()).href)
  await title(page, 'Graph')
  await page.goto(new URL('/docs/dots/news/02.2024_03_GB55/', page.url()).href)
  await title(page, 'News')
  expect(complaints).toEqual([])
})

it.each([
  ['paragraphs in elements', 'docs/nested/start/', 'p:empty, p p, h2 p, button p'],
  ['a table without a tbody', 'docs/raw/start/', 'table > tr'],
  ['tables and rows of the site', 'docs/mapped/start/', 'table > tr, tbody:empty'],
])('%s hydrate, and the browser has no elements that the page lacks', async (_, path, wrong) => {
  const { page, complaints } = await open(path)
  expect(await page.$$(`main .markdown :is(${wrong})`)).toEqual([])
  expect(complaints).toEqual([])
})

it('the selection of all lines of a code block gives exactly these lines', async () => {
  const { page } = await open('docs/copied/start/')
  const selected = await page.$eval('main pre code', (code) => {
    getSelection()?.selectAllChildren(code)
    return String(getSelection())
  })
  expect(selected.trimEnd()).toBe('let a\n\nlet b')
})
