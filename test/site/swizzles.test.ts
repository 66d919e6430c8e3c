// Components that a site wraps or replaces in src/theme, with the props of Docusaurus: on the server, and in
// the browser without complaints.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { type BuiltSite, buildAndServe } from '../support/builtSite.ts'
import { writeFile } from '../support/edits.ts'
import { temporaryFolder } from '../support/engine.ts'

const folder = temporaryFolder()
let browser: TestBrowser
let site: BuiltSite

/** Component → pages that show its wrapper. */
const wrapped: Readonly<Record<string, readonly string[]>> = {
  'AnnouncementBar/Content': ['docs/a', ''],
  BackToTopButton: ['docs/a'],
  'Blog/Components/Author': ['blog/one'],
  BlogListPaginator: ['blog'],
  BlogPostItem: ['blog', 'blog/one'],
  'BlogPostItem/Header/Info': ['blog', 'blog/one'],
  'CodeBlock/Title': ['docs/a'],
  ColorModeToggle: ['docs/a', ''],
  DocBreadcrumbs: ['docs/a', 'docs/category/more'],
  DocCard: ['docs/category/more'],
  'DocItem/Content': ['docs/a'],
  'DocItem/Footer': ['docs/a'],
  'DocItem/Layout': ['docs/a', 'docs/more/b'],
  DocPaginator: ['docs/a', 'docs/category/more'],
  'DocSidebarItem/Link': ['docs/a'],
  DocVersionBanner: [],
  EditThisPage: ['docs/a'],
  Footer: ['docs/a', '', 'blog'],
  'Footer/Copyright': ['docs/a', ''],
  Layout: ['docs/a', '', 'blog', 'blog/one', '404.html'],
  'Navbar/Content': ['docs/a', ''],
  'Navbar/Logo': ['docs/a', ''],
  'NavbarItem/NavbarNavLink': ['docs/a'],
  NotFound: ['404.html'],
  'NotFound/Content': ['404.html'],
  PaginatorNavLink: ['docs/a', 'blog/one'],
  Root: ['docs/a', '', 'blog'],
  SearchBar: ['docs/a', ''],
  TOCItems: ['docs/a'],
  Tag: ['docs/a', 'blog/one', 'docs/tags'],
}

const wrapper = (name: string): string => `import React from 'react'
import Original from '@theme-original/${name}'
export default function Wrapper(props) {
  return <div data-wrap="${name}"><Original {...props} /></div>
}
`

const replaced: Readonly<Record<string, string>> = {
  'src/theme/NavbarItem/ComponentTypes.js': `import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes'
const Star = ({ stars, mobile }) => <b data-star={String(mobile ?? false)}>{stars} stars</b>
export default { ...ComponentTypes, 'custom-stars': Star }
`,
  'src/theme/MDXComponents.js': `import MDXComponents from '@theme-original/MDXComponents'
export default { ...MDXComponents, Weight: ({ kg }) => <i data-weight>{kg} kg</i> }
`,
  'src/theme/Admonition/Types.js': `import Types from '@theme-original/Admonition/Types'
const Secret = ({ title, children }) => <section data-secret><h5>{title}</h5>{children}</section>
export default { ...Types, secret: Secret }
`,
  'src/theme/Admonition/Icon/Tip.js': 'export default (props) => <svg data-own-icon {...props} />',
  'src/theme/Admonition/Layout/index.js': `import Original from '@theme-original/Admonition/Layout'
export default (props) => <div data-box={props.type + ' ' + props.title + ' ' + (props.icon !== undefined)}><Original {...props} /></div>
`,
  'src/theme/Details/index.js': `import { Details } from '@docusaurus/theme-common/Details'
export default (props) => <Details {...props} className="own-details" />
`,
  'src/theme/BlogPostItem/Content/index.js': `import { useBlogPost } from '@docusaurus/plugin-content-blog/client'
import Original from '@theme-original/BlogPostItem/Content'
export default (props) => {
  const { metadata, assets } = useBlogPost()
  return <div data-truncated={String(metadata.hasTruncateMarker)} data-image={assets.image}><Original {...props} /></div>
}
`,
  'src/theme/DocItem/TOC/Desktop/index.js': `import { useDoc } from '@docusaurus/plugin-content-docs/client'
import Original from '@theme-init/DocItem/TOC/Desktop'
export default function Desktop() {
  const { metadata, frontMatter, toc } = useDoc()
  return <div data-toc={JSON.stringify([metadata.id, metadata.title, metadata.source, frontMatter.level, toc.map(({ id }) => id)])}><Original /></div>
}
`,
}

const config = {
  title: 'Swizzled',
  url: 'https://example.org',
  docs: { editUrl: 'https://example.org/edit' },
  blog: { postsPerPage: 1 },
  markdown: { admonitions: ['secret'] },
  storage: { type: 'sessionStorage', namespace: 'own' },
  themeConfig: {
    blog: { sidebar: { groupByYear: false } },
    announcementBar: { id: 'x', content: 'Announced' },
    navbar: {
      title: 'Swizzled',
      items: [
        { type: 'docSidebar', sidebarId: 'defaultSidebar', label: 'Docs', position: 'left' },
        { to: '/blog', label: 'Blog', position: 'left' },
        {
          label: 'More',
          items: [
            { to: '/docs/a', label: 'A' },
            { href: 'https://example.com', label: 'Out' },
          ],
        },
        { type: 'search', position: 'right' },
        { type: 'custom-stars', stars: 3, position: 'right' },
      ],
    },
    footer: {
      links: [{ title: 'Site', items: [{ label: 'A', to: '/docs/a' }] }],
      copyright: 'Copyright <b>us</b>',
    },
  },
}

const files: Readonly<Record<string, string>> = {
  'site.config.json': JSON.stringify(config),
  'docs/a.md':
    '---\nlevel: 7\ntags: [red]\n---\n\n# Page A\n\n<Weight kg={3} />\n\n## Part one\n\n```js title="a.js"\nlet a\n```\n\n:::secret Hidden\n\ntext\n\n:::\n\n:::tip\n\nt\n\n:::\n\n## Part two\n\n[b](./more/b.md)\n',
  'docs/more/b.md': '# Page B\n\nSee [a](../a.md).\n\n<Details summary="More">inner</Details>\n',
  'docs/more/_category_.json':
    '{ "label": "More", "link": { "type": "generated-index", "slug": "/category/more" } }',
  'blog/2024-01-01-one.md':
    '---\nslug: one\nauthors: [{ name: Ada }]\ntags: [red]\nimage: ./one.svg\n---\n\n# Post one\n\nFirst.\n\n<!-- truncate -->\n\nRest.\n',
  'blog/one.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2" width="2" height="2" />',
  'static/img/two.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2" width="2" height="2" />',
  'blog/2024-01-02-two.md': '---\nslug: two\nimage: /img/two.svg\n---\n\n# Post two\n\nText.\n',
  'pages/index.jsx':
    'import Layout from \'@theme/Layout\'\nexport default () => <Layout title="Start"><main><h1>Start</h1></main></Layout>\n',
}

beforeAll(async () => {
  for (const [path, text] of Object.entries({ ...files, ...replaced })) writeFile(folder.path, path, text)
  for (const name of Object.keys(wrapped)) writeFile(folder.path, `src/theme/${name}/index.js`, wrapper(name))
  ;[browser, site] = await Promise.all([openBrowser(), buildAndServe(folder.path)])
})
afterAll(async () => {
  await browser?.close()
  site?.close()
  folder.remove()
})

const html = (page: string) =>
  readFileSync(join(site.outDir, page.endsWith('.html') ? page : join(page, 'index.html')), 'utf8')

it('shows every wrapper with the original in it, once per place', () => {
  const missing = Object.entries(wrapped).flatMap(([name, pages]) =>
    pages.filter((page) => !html(page).includes(`data-wrap="${name}"`)).map((page) => `${name} on /${page}`),
  )
  expect(missing).toEqual([])
  for (const name of ['Layout', 'Footer', 'Root', 'DocItem/Layout', 'Navbar/Content'])
    expect(html('docs/a').split(`data-wrap="${name}"`), name).toHaveLength(2)
})

it('gives components the data that Docusaurus gives them', () => {
  const a = html('docs/a').replaceAll('&quot;', '"')
  expect(a).toContain('data-toc="["a","Page A","@site/docs/a.md",7,["part-one","part-two"]]"')
  expect(a).toContain('<i data-weight="true">3<!-- --> kg</i>')
  expect(a).toContain('<section data-secret="true"><h5>Hidden</h5>')
  expect(a).toContain('<div data-box="tip Tip true">')
  expect(a).toMatch(/<span class="admonition-icon"[^>]*><svg data-own-icon/)
  expect(a).toContain('<b data-star="false">3<!-- --> stars</b>')
  expect(a).toContain('Copyright <b>us</b>')
  // The images are those of the front matter. One of them is a file beside the post.
  const first = /data-truncated="true" data-image="\/assets\/images\/one-\w+\.svg"/
  expect(html('blog/one')).toMatch(first)
  expect(html('blog/page/2')).toMatch(first)
  // As in Docusaurus, a URL in front matter is no asset.
  expect(html('blog/two')).toContain('data-truncated="false"><')
  expect(html('docs/more/b')).toMatch(/<details class="[^"]*own-details"/)
})

it('hydrates without complaints, and navigates', async () => {
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  for (const path of ['docs/a/', '', 'blog/', 'blog/one/', 'docs/category/more/', 'docs/tags/']) {
    await page.goto(`${site.address}${path}`, { waitUntil: 'load' })
    await page.waitForSelector('html[data-has-hydrated]')
    expect([path, complaints]).toEqual([path, []])
  }
  await page.goto(`${site.address}docs/a/`, { waitUntil: 'load' })
  await page.waitForSelector('html[data-has-hydrated]')
  await page.click('[data-body] a[href="/docs/more/b/"]')
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Page B')
  expect(await page.$$eval('[data-wrap="DocItem/Layout"]', (all) => all.length)).toBe(1)
  expect(complaints).toEqual([])
})

it('keeps choices in the storage that the configuration names', async () => {
  const page = await browser.newPage()
  await page.goto(`${site.address}blog/`, { waitUntil: 'load' })
  await page.waitForSelector('html[data-has-hydrated]')
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.click('[data-wrap="ColorModeToggle"] button')
  const kept = await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }])
  expect(kept).toEqual([{}, { 'theme-own': 'dark' }])
  await page.reload({ waitUntil: 'load' })
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
})

it('does not group the posts of a sidebar by year where the theme says so', () => {
  const [, sidebar = ''] = /<aside([\s\S]*?)<\/aside>/.exec(html('blog')) ?? []
  expect(sidebar).toContain('Post one')
  expect(sidebar).not.toContain('>2024<')
})
