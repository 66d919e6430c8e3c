// Single promises of the specification on this repository's site, in a real browser.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'puppeteer'
import { describe, expect, it } from 'vitest'
import { siteInBrowser } from '../support/siteInBrowser.ts'

const own = siteInBrowser()

async function open(path: string, width = 1280): Promise<Page> {
  const page = await (await own.browser.createBrowserContext()).newPage()
  await page.setViewport({ width, height: 900 })
  await page.goto(own.site.address + path, { waitUntil: 'load' })
  await page.waitForSelector('html[data-has-hydrated]')
  return page
}

const read = (path: string) => readFileSync(join(own.site.outDir, path), 'utf8')

const hrefs = (page: Page, selector: string) =>
  page.$$eval(selector, (links) => links.map((link) => link.getAttribute('href')))

describe('a URL in another case', () => {
  it.each([
    ['DOCS/Installation/', 'Installation'],
    ['tests/docs/TESTS/case-sentitive-doc', 'Case-Sensitive doc'],
  ])('%s shows the page and stays', async (path, title) => {
    const page = await open(path)
    await page.waitForFunction((text) => document.querySelector('h1')?.textContent === text, {}, title)
    expect(await page.title()).toBe(`${title} | Troodon`)
    expect(new URL(page.url()).pathname).toBe(`/${path}`)
  })

  it('of no page shows that nothing was found', async () => {
    const page = await open('DOCS/Nothing/')
    await page.waitForNetworkIdle()
    expect(await page.$eval('h1', (heading) => heading.textContent)).toBe('Page Not Found')
  })
})

describe('menus', () => {
  it('link to versions and languages with the query and the hash', async () => {
    const page = await open('docs/cli/?a=1#build')
    const links = await hrefs(page, '.navbar .dropdown__link')
    expect(links).toContain('/docs/3.6.3/cli/?a=1#build')
    expect(links).toContain('/docs/3.5.2/cli/?a=1#build')
    expect(await hrefs(page, '.navbar .dropdown__link[lang]')).toEqual(['/docs/cli/?a=1#build'])
  })

  it('follow the query and the hash while they change', async () => {
    const page = await open('docs/cli/')
    await page.evaluate(() => {
      window.location.hash = '#watch'
    })
    await page.waitForSelector('.navbar .dropdown__link[href="/docs/3.5.2/cli/#watch"]')
  })

  it('show the years of a blog as text, not as links that do nothing', async () => {
    const page = await open('blog/')
    const years = await page.$$eval('.theme-blog-sidebar-container .menu__link--sublist', (all) =>
      all.map((year) => [year.localName, getComputedStyle(year).cursor]),
    )
    expect(years.length).toBeGreaterThan(3)
    expect(new Set(years.map(String))).toEqual(new Set(['span,auto']))
    const posts = await hrefs(page, '.theme-blog-sidebar-container a')
    expect(new Set(posts).size).toBe(posts.length)
  })
})

describe('narrow windows', () => {
  it.each([
    'tests/docs/tests/custom-props/',
    'tests/pages/markdown-tests-md/',
    'tests/pages/markdown-tests-mdx/',
  ])('%s does not scroll sideways', async (path) => {
    const page = await open(path, 320)
    for (const width of [320, 375]) {
      await page.setViewport({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
    }
  })

  it('scroll a table that is written as HTML or JSX in its own box', async () => {
    const page = await open('docs/cli/', 320)
    const table = await page.evaluate(() => {
      const made = document.createElement('table')
      made.innerHTML = `<tr><th>Name</th><td>${'wide'.repeat(200)}</td></tr>`
      document.querySelector('.markdown')?.append(made)
      const { overflowX, borderTopWidth } = getComputedStyle(made)
      const cell = getComputedStyle(made.querySelector('td') as Element)
      const over = document.documentElement.scrollWidth - window.innerWidth
      return [overflowX, borderTopWidth, cell.paddingTop !== '1px', over]
    })
    expect(table).toEqual(['auto', '1px', true, 0])
  })
})

it('a category of external links has a card that leads to the first', async () => {
  const page = await open('tests/docs/category/sidebar-item-description-tests/')
  const cards = await page.$$eval('a.card', (all) =>
    all.map((card) => [
      card.querySelector('.card__title')?.textContent,
      card.getAttribute('href'),
      card.target,
    ]),
  )
  expect(cards).toEqual(
    [
      'Link without description',
      'Link with description',
      'Category without description',
      'Category with description',
    ].map((label) => [label, 'https://docusaurus.io', '_blank']),
  )
})

describe('<Tabs lazy>', () => {
  const rendered = (page: Page) =>
    page.$$eval('[data-tabs]:has(> [data-lazy]) > [role="tabpanel"]', (panels) =>
      panels.map((panel) => panel.getAttribute('data-value')),
    )

  it('renders only the panel of the chosen tab', async () => {
    const page = await open('tests/pages/tabs-tests/')
    expect(await rendered(page)).toEqual(['third'])
    expect(await page.$('#inside')).toBeNull()
    await page.click('[role="tab"][data-value="second"]')
    await page.waitForSelector('#inside', { visible: true })
    expect(await rendered(page)).toEqual(['second'])
    const label = await page.$eval('[role="tabpanel"]:has(#inside)', (panel) => {
      const tab = document.getElementById(panel.getAttribute('aria-labelledby') ?? '')
      return [tab?.textContent, tab?.getAttribute('aria-controls') === panel.id]
    })
    expect(label).toEqual(['Second', true])
    expect(read('tests/pages/tabs-tests/index.html')).not.toContain('Text below it.')
    expect(read('tests/pages/tabs-tests/index.html')).not.toContain('Shown at first.')
  })

  it('renders a panel that a link leads into', async () => {
    const page = await open('tests/pages/tabs-tests/#inside')
    await page.waitForSelector('#inside', { visible: true })
    expect(await rendered(page)).toEqual(['second'])
    expect(
      await page.$eval('[role="tab"][data-value="second"]', (tab) => tab.getAttribute('aria-selected')),
    ).toBe('true')
  })
})

describe('the head', () => {
  const meta = (page: Page, name: string) =>
    page.$eval(`meta[name="${name}"], meta[property="${name}"]`, (one) => one.getAttribute('content'))

  it('names the site and the kind of page', async () => {
    const doc = await open('docs/cli/')
    expect([await meta(doc, 'og:site_name'), await meta(doc, 'og:type')]).toEqual(['Troodon', 'article'])
    const home = await open('')
    expect([await meta(home, 'og:site_name'), await meta(home, 'og:type')]).toEqual(['Troodon', 'website'])
    expect(await home.$$('meta[property="og:type"]')).toHaveLength(1)
    const post = await open('blog/releases/3.6/')
    expect(await post.$$('meta[property="og:type"]')).toHaveLength(1)
    expect(await meta(post, 'og:type')).toBe('article')
  })

  it('describes lists of tags and authors by what they list', async () => {
    expect(await meta(await open('blog/tags/'), 'description')).toMatch(/^Tags: \w+, \w+/)
    expect(await meta(await open('blog/authors/'), 'description')).toMatch(/^Authors: .+, /)
    expect(await meta(await open('tests/docs/tags/'), 'description')).toMatch(/^Tags: \S/)
  })
})

it('the data of the site names the calendar of its language', async () => {
  const page = await open('')
  const file = await page.$eval('#__troodon', (root) => root.getAttribute('data-site') ?? '')
  const { locale } = JSON.parse(read(file.slice(1))) as { locale: object }
  expect(locale).toMatchObject({
    name: 'en',
    direction: 'ltr',
    htmlLang: 'en',
    dateLocale: 'en-u-ca-gregory',
  })
})
