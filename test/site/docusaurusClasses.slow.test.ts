// Class names of Docusaurus' theme on the elements of a site with its configuration: scripts, crawlers and
// browser tests look for them. The names are in the HTML, and stay through hydration and navigation.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ThemeClassNames } from '../../theme/compat/classNames.ts'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { type BuiltSite, buildAndServe, serveFolder } from '../support/builtSite.ts'
import { runCommand } from '../support/command.ts'
import { writeFile } from '../support/edits.ts'
import { temporaryFolder } from '../support/engine.ts'

const folder = temporaryFolder()
let browser: TestBrowser
let site: BuiltSite
let other: BuiltSite

const config = `module.exports = {
  title: 'Birds',
  url: 'https://site.example',
  baseUrl: '/',
  trailingSlash: true,
  onBrokenLinks: 'ignore',
  presets: [['classic', { docs: { editUrl: 'https://site.example/edit/', showLastUpdateTime: true }, blog: { editUrl: 'https://site.example/edit/' }, pages: {} }]],
  clientModules: ['./src/count.js'],
  themeConfig: {
    announcementBar: { id: 'a', content: 'New', isCloseable: true },
    algolia: { appId: 'A', apiKey: 'b', indexName: 'c' },
    navbar: {
      title: 'Birds',
      items: [
        { to: '/blog', label: 'Blog', position: 'left' },
        { type: 'dropdown', label: 'More', position: 'right', items: [{ to: '/docs/a', label: 'A' }] },
        { type: 'docsVersionDropdown', position: 'right' },
      ],
    },
    footer: { copyright: 'Birds', links: [{ title: 'Docs', items: [{ label: 'A', to: '/docs/a' }] }] },
  },
}`

/** Counts what a script of a site finds when a page is shown. */
const clientModule = `const selectors = ${JSON.stringify([
  '.navbar__items--right.theme-layout-navbar-right',
  '.theme-doc-sidebar-menu .theme-doc-sidebar-item-link-level-2 .menu__link--active',
  '.theme-doc-markdown.markdown',
  '.theme-blog-footer-edit-meta-row',
])}
export function onRouteDidUpdate({ location }) {
  const found = selectors.map((selector) => document.querySelectorAll(selector).length)
  ;(window.found ??= []).push([location.pathname, ...found])
}
`

beforeAll(async () => {
  const files = {
    'package.json': '{}',
    'docusaurus.config.js': config,
    'src/count.js': clientModule,
    'src/pages/index.jsx':
      "import Layout from '@theme/Layout'\nexport default () => <Layout><main><h1>Home</h1></main></Layout>",
    'src/pages/plain.md': '---\nunlisted: true\n---\n# Plain\n',
    'docs/a.md':
      '---\ntags: [one]\nlast_update: { date: 2020-01-01 }\n---\n# A\n\n## Part\n\nText.\n\n```js\nlet a\n```\n\n:::note\nNote\n:::\n\n<Tabs><TabItem value="a">One</TabItem></Tabs>\n',
    'docs/more/b.md': '# B\n\n[c](./c.md)\n',
    'docs/more/c.md': '# C\n',
    'docs/more/_category_.json': '{ "link": { "type": "generated-index", "slug": "/more" } }',
    'docs/closed/d.md': '# D\n',
    'versioned_docs/version-1/a.md': '# A\n',
    'versions.json': '["1"]',
    'blog/2020-01-01-post.md': '---\ntags: [one]\nauthors: [{ name: Ada }]\n---\n# Post\n\nText.\n',
  }
  for (const [path, text] of Object.entries(files)) writeFile(join(folder.path, 'site'), path, text)
  writeFile(join(folder.path, 'other'), 'docs/more/b.md', '# B\n')
  ;[browser, site, other] = await Promise.all([
    openBrowser(),
    buildAndServe(join(folder.path, 'site')),
    buildAndServe(join(folder.path, 'other')),
  ])
})
afterAll(async () => {
  await browser?.close()
  site?.close()
  other?.close()
  folder.remove()
})

/** The class names of all elements of a page that was built. */
function classesOf({ outDir }: BuiltSite, path: string): ReadonlySet<string> {
  const html = readFileSync(join(outDir, path, 'index.html'), 'utf8')
  return new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))
}

const { common, layout, docs, blog, page, wrapper } = ThemeClassNames
const everywhere = [
  wrapper.main,
  layout.main.container,
  ThemeClassNames.announcementBar.container,
  layout.navbar.container,
  layout.navbar.containerLeft,
  layout.navbar.containerRight,
  layout.footer.container,
  layout.footer.column,
  'navbar--fixed-top',
  'navbar__inner',
  'dropdown--hoverable',
  'DocSearch-Button',
  'footer__bottom',
]

describe('the HTML', () => {
  it.each([
    ['', ['plugin-pages', 'plugin-id-default']],
    [
      'docs/next/a',
      [
        ...[wrapper.docsPages, page.docsDocPage, 'docs-version-current', 'docs-doc-id-a', 'plugin-docs'],
        ...[common.editThisPage, common.lastUpdated, common.codeBlock, common.admonition],
        ...[common.backToTopButton, common.admonitionType('note'), ThemeClassNames.tabs.container],
        ...[docs.docVersionBadge, docs.docVersionBanner, docs.docBreadcrumbs, docs.docMarkdown],
        ...[docs.docTocMobile, docs.docTocDesktop, docs.docFooter, docs.docFooterTagsRow],
        ...[docs.docFooterEditMetaRow, docs.docSidebarContainer, docs.docSidebarMenu],
        ...[docs.docSidebarItemCategory, docs.docSidebarItemCategoryLevel(1)],
        ...[docs.docSidebarItemLink, docs.docSidebarItemLinkLevel(1)],
        ...['menu__list-item--collapsed', 'breadcrumbs__item--active', 'thin-scrollbar', 'docusaurus-mt-lg'],
      ],
    ],
    ['docs/next/more', [...Object.values(docs.docCard), page.docsDocPage]],
    ['docs/next/more/b', [docs.docSidebarItemLinkLevel(2)]],
    ['docs/next/tags', [page.docsTagsListPage]],
    ['docs/next/tags/one', [page.docsTagDocListPage]],
    ['blog', [wrapper.blogPages, page.blogListPage, 'markdown']],
    [
      'blog/2020/01/01/post',
      [
        page.blogPostPage,
        blog.blogFooterTagsRow,
        blog.blogFooterEditMetaRow,
        common.editThisPage,
        'markdown',
      ],
    ],
    ['blog/tags', [page.blogTagsListPage]],
    ['blog/tags/one', [page.blogTagPostListPage]],
    ['plain', [page.mdxPage, wrapper.mdxPages, common.unlistedBanner, 'markdown']],
  ])('of /%s has the names', (path, names) => {
    const found = classesOf(site, path)
    expect([...everywhere, ...names].filter((name) => !found.has(name))).toEqual([])
  })

  it('names the element around the content of every page as the main part of the layout', () => {
    for (const path of ['', 'docs/next/a', 'docs/next/tags', 'blog', 'blog/archive', 'plain']) {
      const html = readFileSync(join(site.outDir, path, 'index.html'), 'utf8')
      expect(html.match(/<[^>]* class="[^"]*theme-layout-main[^>]*>/g)).toEqual([
        expect.stringContaining('<div id="__docusaurus_skipToContent_fallback"'),
      ])
    }
  })

  it('names only the text of documents after documents', () => {
    const named = (path: string) => classesOf(site, path).has(docs.docMarkdown)
    expect(['docs/next/a', 'blog/2020/01/01/post', 'plain'].map(named)).toEqual([true, false, false])
  })

  it('names the rows in the footer of an article after the kind of its page', () => {
    const rows = (path: string) => [...classesOf(site, path)].filter((name) => name.endsWith('-row')).sort()
    expect(rows('docs/next/a')).toEqual([docs.docFooterEditMetaRow, docs.docFooterTagsRow])
    expect(rows('blog/2020/01/01/post')).toEqual([blog.blogFooterEditMetaRow, blog.blogFooterTagsRow])
  })

  it('of other sites has none of them', () => {
    const found = [...classesOf(other, 'docs/more/b')].join(' ')
    expect(found).toContain('menu__link--active')
    expect(found).not.toMatch(
      /theme-doc-sidebar-item|navbar__inner|theme-layout-navbar-left|edit-meta-row|theme-layout-main/,
    )
  })
})

async function open(path: string, width = 1280): Promise<{ opened: Page; errors: string[] }> {
  const opened = await (await browser.createBrowserContext()).newPage()
  const errors: string[] = []
  opened.on('pageerror', (error) => errors.push(String(error)))
  opened.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await opened.setViewport({ width, height: 900 })
  await opened.goto(`${site.address}${path}`)
  await opened.waitForSelector('html[data-has-hydrated="true"]')
  return { opened, errors }
}

const classNames = (opened: Page) =>
  opened.$$eval('#__docusaurus [class]', (all) =>
    all.map((one) => one.getAttribute('class')).filter((name) => !/icon--|color-mode/.test(name ?? '')),
  )

describe('in the browser', () => {
  it('the names are those of the HTML, after hydration and after a navigation', async () => {
    const { opened, errors } = await open('docs/next/more/b/')
    await opened.click('.theme-doc-markdown a[href$="/c/"]')
    await opened.waitForFunction(() => document.title.startsWith('C'))
    const { opened: fresh } = await open('docs/next/more/c/')
    const without = await fresh.evaluate(async () => {
      const html = await (await fetch(window.location.href)).text()
      const parsed = new DOMParser().parseFromString(html, 'text/html')
      return [...parsed.querySelectorAll('#__docusaurus [class]')]
        .map((one) => one.getAttribute('class'))
        .filter((name) => !/icon--|color-mode/.test(name ?? ''))
    })
    expect(await classNames(fresh)).toEqual(without)
    expect(await classNames(opened)).toEqual(without)
    expect(errors).toEqual([])
  })

  it('modules of the site find them when they hear of a page', async () => {
    const { opened } = await open('docs/next/more/b/')
    await opened.click('.theme-doc-markdown a[href$="/c/"]')
    await opened.waitForFunction(() => document.title.startsWith('C'))
    await opened.click('.navbar a[href="/blog/"]')
    await opened.waitForSelector('article a[href*="/post/"]')
    await opened.click('article h2 a[href*="/post/"]')
    await opened.waitForSelector('#__blog-post-container')
    expect(await opened.evaluate(() => (window as unknown as { found: unknown }).found)).toEqual([
      ['/docs/next/more/b/', 1, 1, 1, 0],
      ['/docs/next/more/c/', 1, 1, 1, 0],
      ['/blog/', 1, 0, 0, 0],
      ['/blog/2020/01/01/post/', 1, 0, 0, 1],
    ])
  })

  it('the items of a category get them when it opens', async () => {
    const { opened } = await open('docs/next/a/')
    const category = '.theme-doc-sidebar-item-category-level-1:last-child'
    expect(await opened.$$(`${category}.menu__list-item--collapsed`)).toHaveLength(1)
    expect(await opened.$$(`${category} .theme-doc-sidebar-item-link-level-2`)).toHaveLength(0)
    await opened.click(`${category} .menu__link`)
    await opened.waitForSelector(`${category} .theme-doc-sidebar-item-link-level-2`)
    expect(await opened.$$(`${category}.menu__list-item--collapsed`)).toHaveLength(0)
  })

  it('so do the parts of the mobile menu', async () => {
    const { opened } = await open('docs/next/a/', 500)
    await opened.click('.navbar__toggle')
    await opened.waitForSelector(
      '.theme-layout-navbar-sidebar .theme-layout-navbar-sidebar-panel .theme-doc-sidebar-item-link',
    )
  })

  it('a click on the button of DocSearch opens its dialog, and the button keeps its look', async () => {
    const { opened } = await open('docs/next/a/')
    const look = () => opened.$eval('.search-button', (one) => getComputedStyle(one).cssText)
    const before = await look()
    await opened.$eval('.DocSearch-Button', (button) => (button as HTMLElement).click())
    await opened.waitForSelector('.DocSearch-Modal')
    await opened.keyboard.press('Escape')
    await opened.waitForFunction(() => !document.querySelector('.DocSearch-Modal'))
    await opened.mouse.click(600, 500)
    expect(await look()).toBe(before)
  })
})

it('the class names of a page do not depend on its being made from a template', async () => {
  const out = join(folder.path, 'plain')
  const cache = join(folder.path, 'cache')
  const { status } = await runCommand(['build', join(folder.path, 'site'), '--out', out, '--cache', cache], {
    TROODON_TEMPLATES: 'none',
  })
  expect(status).toBe(0)
  const plain = await serveFolder(out)
  expect(classesOf(plain, 'docs/next/more/b')).toEqual(classesOf(site, 'docs/next/more/b'))
  plain.close()
})
