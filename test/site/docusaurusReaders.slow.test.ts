// What readers of a Docusaurus site do in the browser: links, menus, code blocks. Each test says what
// Docusaurus does.
import type { Page } from 'puppeteer'
import { describe, expect, it } from 'vitest'
import french from '../../build/read/messages/fr.json' with { type: 'json' }
import { click } from '../support/controls.ts'
import { filesInBrowser } from '../support/siteInBrowser.ts'

const own = filesInBrowser({
  'package.json': '{}',
  'docusaurus.config.js': `
module.exports = {
  title: 'Feeders', url: 'https://site.example', baseUrl: '/', trailingSlash: true,
  i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
  onBrokenLinks: 'ignore',
  presets: [['classic', { docs: { sidebarPath: './sidebars.js' }, blog: false }]],
  themeConfig: {
    announcementBar: { id: 'seeds', content: 'New seeds', isCloseable: true },
    navbar: { items: [{ to: '/docs/long', label: 'Long' }, { type: 'dropdown', label: 'All', items: [{ to: '/docs/long', label: 'Same' }] }] },
  },
}
`,
  'sidebars.js': `module.exports = { all: ['long', 'code', { type: 'category', label: 'Birds', link: { type: 'generated-index', slug: '/birds' }, items: ['tit'] }] }`,
  'docs/long.md': `# Long\n\n[file](pathname:///plain.html)\n\n${'Grains.\n\n'.repeat(200)}\n## End\n`,
  'docs/code.md': '# Code\n\n```bash\nnpm install\n```\n\n```js {1}\nconst a = 1\n\nconst b = 2\n```\n',
  'docs/tit.md': '# Tit\n',
  'static/plain.html': '<!doctype html><title>Plain</title>',
})

const open = async (path: string, prepare?: (page: Page) => Promise<unknown>) =>
  (await own.open(path, prepare ? { prepare } : {})).page

it('the Back button returns to where a link to a heading was clicked', async () => {
  const page = await open('docs/long/')
  await page.waitForSelector('html[data-has-hydrated]')
  await page.evaluate(() => window.scrollTo(0, 500))
  await click(page, '.table-of-contents a[href="#end"]')
  await page.waitForFunction(() => window.scrollY > 1000)
  await page.goBack()
  await page.waitForFunction(() => window.location.hash === '' && window.scrollY === 500)
})

it('menus mark the link to the page', async () => {
  const page = await open('docs/long/')
  await page.waitForSelector('.dropdown__link--active[href="/docs/long/"][aria-current="page"]')
})

it('an announcement that was closed is marked on <html> for style sheets', async () => {
  const page = await open('docs/code/')
  const mark = () =>
    page.$eval('html', (html) => html.getAttribute('data-announcement-bar-initially-dismissed'))
  expect(await mark()).toBe('false')
  await click(page, '.theme-announcement-bar button')
  await page.reload({ waitUntil: 'load' })
  expect(await mark()).toBe('true')
})

describe('readers', () => {
  it('get to the top with a link to the page that they read', async () => {
    const page = await open('docs/long/')
    await page.evaluate(() => window.scrollTo(0, 2000))
    await click(page, '.navbar a[href="/docs/long/"]')
    await page.waitForFunction(() => window.scrollY === 0)
    expect(await page.evaluate(() => history.length)).toBe(2)
  })

  it('copy code without the line break at its end', async () => {
    const page = await open('docs/code/', (opened) =>
      opened.evaluateOnNewDocument(() => {
        const clipboard = { writeText: async (text: string) => void copied.push(text) }
        const copied: string[] = []
        Object.assign(window, { copied })
        Object.defineProperty(navigator, 'clipboard', { value: clipboard })
      }),
    )
    await page.waitForSelector('button[data-action="copy"]')
    const copied = await page.evaluate(() => {
      for (const button of document.querySelectorAll<HTMLElement>('button[data-action="copy"]'))
        button.click()
      return (window as unknown as { copied: string[] }).copied
    })
    expect(copied).toEqual(['npm install', 'const a = 1\n\nconst b = 2'])
  })

  it('get the buttons of code blocks in their language', async () => {
    const page = await open('fr/docs/code/', (opened) =>
      opened.evaluateOnNewDocument(() =>
        Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} } }),
      ),
    )
    const labels = () =>
      page.$$eval('.theme-code-block:first-of-type .theme-code-button', (buttons) =>
        buttons.map((button) => button.getAttribute('aria-label')),
      )
    await page.waitForSelector('button[data-action="copy"]')
    expect([...new Set(await labels())]).toEqual([
      french['theme.CodeBlock.wordWrapToggle'],
      french['theme.CodeBlock.copyButtonAriaLabel'],
    ])
    await click(page, 'button[data-action="copy"]')
    await page.waitForSelector('button[data-copied]')
    expect(await labels()).toContain(french['theme.CodeBlock.copied'])
  })

  it('close a category with a click on its label while its page is shown', async () => {
    const page = await open('docs/birds/')
    const isOpen = () => page.$eval('.menu__category', (item) => item.hasAttribute('data-open'))
    expect(await isOpen()).toBe(true)
    await page.waitForSelector('[data-has-hydrated="true"]')
    await click(page, '.menu__category .menu__link--sublist')
    expect(await isOpen()).toBe(false)
    await click(page, '.menu__category .menu__link--sublist')
    expect(await isOpen()).toBe(true)
  })

  it('open a file of static/ with one request', async () => {
    const { page, complaints } = await own.open('docs/long/')
    await page.$eval('a[href="/plain.html"]', (link) => link.removeAttribute('target'))
    await Promise.all([page.waitForNavigation({ waitUntil: 'load' }), click(page, 'a[href="/plain.html"]')])
    expect(await page.title()).toBe('Plain')
    expect(complaints).toEqual([])
  })

  it('share the head of the page that is shown', async () => {
    const page = await open('docs/long/')
    await click(page, '.menu a[href="/docs/tit/"], .pagination-nav__link')
    await page.waitForFunction(() => location.pathname !== '/docs/long/')
    const path = await page.evaluate(() => location.pathname)
    const head = () =>
      page.evaluate(() =>
        [...document.head.querySelectorAll('link[hreflang], link[rel="canonical"]')].map((link) =>
          link.getAttribute('href'),
        ),
      )
    await page.waitForFunction(() => document.title === 'Code | Feeders')
    expect((await head()).sort()).toEqual(
      [path, path, path, `/fr${path}`].map((href) => `https://site.example${href}`).sort(),
    )
    await click(page, '.navbar__brand')
    await page.waitForFunction(() => location.pathname !== '/docs/code/')
  })
})
