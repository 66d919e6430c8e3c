// Components in src/theme that show a whole page or its frame, as copies of Docusaurus' components do: each
// part is on the page once, and hooks return the data of the page.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeFile } from '../support/edits.ts'
import { runBuild, temporaryFolder } from '../support/engine.ts'

const own: Readonly<Record<string, string>> = {
  Layout: `import Navbar from '@theme/Navbar'
export default ({ children }) => <><header data-frame><Navbar /></header><div id="__docusaurus_skipToContent_fallback">{children}</div></>
`,
  DocsRoot: `import Layout from '@theme/Layout'
import renderRoutes from '@docusaurus/renderRoutes'
import { HtmlClassNameProvider } from '@docusaurus/theme-common'
export default ({ route }) => <HtmlClassNameProvider className="docs-wrapper own-wrapper"><Layout>{renderRoutes(route.routes)}</Layout></HtmlClassNameProvider>
`,
  BlogLayout: `import Layout from '@theme/Layout'
export default ({ children, sidebar, toc, ...props }) => <Layout {...props}>{children}</Layout>
`,
  DocCategoryGeneratedIndexPage: `import { useCurrentSidebarCategory } from '@docusaurus/plugin-content-docs/client'
import DocBreadcrumbs from '@theme/DocBreadcrumbs'
import DocPaginator from '@theme/DocPaginator'
import DocCard from '@theme/DocCard'
export default ({ categoryGeneratedIndex: { title, navigation } }) => <section data-index={title}><DocBreadcrumbs />{useCurrentSidebarCategory().items.map((item) => <DocCard key={item.href} item={item} />)}<DocPaginator {...navigation} /></section>
`,
  DocCard: `import { useDocById } from '@docusaurus/plugin-content-docs/client'
export default function DocCard({ item }) {
  const doc = useDocById(item.docId ?? undefined)
  return <p data-card={[item.docId, doc?.title, item.description ?? doc?.description].join()} />
}
`,
  Tag: `export default ({ label, permalink, description }) => <a data-tag={description} href={permalink}>{label}</a>
`,
  'Blog/Pages/BlogAuthorsPostsPage': `import { useBlogMetadata } from '@docusaurus/plugin-content-blog/client'
export default function Page({ author }) {
  const { blogBasePath, blogTitle, authorsListPath } = useBlogMetadata()
  return <main data-author={author.name} data-blog={[blogBasePath, blogTitle].join()}><a href={authorsListPath}>All</a></main>
}
`,
  'Icon/ExternalLink': `export default () => <svg width="9" height="9"><use href="#theme-svg-external-link" /></svg>
`,
  'NavbarItem/LocaleDropdownNavbarItem': `import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem'
export default (props) => <DropdownNavbarItem {...props} label="Languages" items={[
  { label: 'Host', to: 'pathname:///docs/a', autoAddBaseUrl: false, className: 'of-host' },
  { label: 'Page', to: '/docs/a', className: 'of-site' },
]} />
`,
}

const files: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `module.exports = {
  title: 'T', url: 'https://x.example', baseUrl: '/', favicon: 'a.png', onBrokenAnchors: 'throw',
  i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
  presets: [['classic', { docs: { sidebarPath: './sidebars.js' }, blog: { blogTitle: 'Tales' } }]],
  plugins: [['@docusaurus/plugin-content-docs', { id: 'plain', path: 'plain', routeBasePath: 'plain', breadcrumbs: false }]],
  themeConfig: { navbar: { items: [{ type: 'localeDropdown' }, { href: 'https://y.example', label: 'Y' }] } },
}
`,
  'sidebars.js': `module.exports = { s: [
  { type: 'category', label: 'More', link: { type: 'generated-index', slug: '/more' }, items: ['a', 'b'] },
] }
`,
  'static/a.png': '',
  'docs/a.md': '---\ndescription: About a.\n---\n\n# A\n',
  'docs/b.md': '# B\n\nText of b.\n',
  'plain/c.md': '# C\n',
  'src/pages/out.js':
    "import ExternalLink from '@theme/Icon/ExternalLink'\nimport Layout from '@theme/Layout'\nexport default () => <Layout><ExternalLink /></Layout>\n",
  'blog/authors.yml': 'ada: { name: Ada, page: true }\n',
  'blog/tags.yml': 'red: { label: Red, description: All of red }\n',
  'blog/2021-01-01-one.md': '---\nslug: one\ntags: [red]\nauthors: [ada]\n---\n\n# One\n\nText.\n',
}

const folder = temporaryFolder()
const root = folder.path
afterAll(() => folder.remove())

const html = (page: string) =>
  readFileSync(join(root, 'dist', page, 'index.html'), 'utf8').replaceAll('<!-- -->', '')
const count = (page: string, text: string) => html(page).split(text).length - 1

beforeAll(async () => {
  for (const [path, text] of Object.entries(files)) writeFile(root, path, text)
  for (const [name, text] of Object.entries(own)) writeFile(root, `src/theme/${name}/index.js`, text)
  const result = await runBuild({ root, outDir: join(root, 'dist'), cacheFolder: join(root, '.cache') })
  expect(result.problems.filter(({ severity }) => severity === 'error')).toEqual([])
})

it('shows one frame where the components of a page show a Layout again', () => {
  for (const page of ['docs/a', 'docs/more', 'blog', 'blog/one', 'out'])
    expect([page, count(page, 'data-frame')]).toEqual([page, 1])
})

it('writes each class of the document once', () => {
  const classes = /<html[^>]* class="([^"]*)"/.exec(html('docs/a'))?.[1]?.split(' ') ?? []
  expect(classes).toContain('own-wrapper')
  expect(classes).toEqual([...new Set(classes)])
})

it('leaves breadcrumbs and neighbors of a category to its page', () => {
  expect(count('docs/more', 'data-index="More"')).toBe(1)
  expect(count('docs/more', 'aria-label="Breadcrumbs"')).toBe(1)
  expect(count('docs/more', 'class="pagination-nav"')).toBe(1)
})

it('shows no breadcrumbs in documents without them', () => {
  expect(count('docs/a', 'aria-label="Breadcrumbs"')).toBe(1)
  expect(count('plain/c', 'aria-label="Breadcrumbs"')).toBe(0)
})

it('finds the documents of the sidebar', () => {
  expect(count('docs/more', 'data-card="a,A,About a."')).toBe(1)
  expect(count('docs/more', 'data-card="b,B,Text of b."')).toBe(1)
})

it('gives tags their descriptions', () => {
  expect(count('blog/one', 'data-tag="All of red"')).toBe(1)
})

it('has links to the letters of tags', () => {
  expect(count('blog/tags', '<h2 id="R" class="anchor">R<a')).toBe(1)
})

it('describes the blog on pages of authors', () => {
  expect(count('blog/authors/ada', 'data-author="Ada" data-blog="/blog,Tales"')).toBe(1)
  expect(count('blog/authors/ada', 'href="/blog/authors"')).toBe(1)
})

it('has the symbol of external links on every page', () => {
  for (const page of ['docs/a', 'blog', 'out'])
    expect(count(page, '<symbol id="theme-svg-external-link"')).toBe(1)
})

it('marks only links of the site as those of the page', () => {
  const link = (name: string) => new RegExp(`<a[^>]*${name}[^>]*>`).exec(html('docs/a'))?.[0]
  expect(link('of-site')).toContain('aria-current="page"')
  expect(link('of-host')).not.toContain('aria-current')
})
