// A Docusaurus site with options of docs, blogs, the sitemap and languages that few sites use. What is expected
// was compared with what Docusaurus 3.10.2 makes of the same site.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeFile } from '../support/edits.ts'
import { runBuild, temporaryFolder } from '../support/engine.ts'

const german = 'i18n/de/docusaurus-plugin-content'
const files: Readonly<Record<string, string>> = {
  'package.json': '{}',
  'docusaurus.config.js': `
module.exports = {
  title: 'Aviary', url: 'https://site.example', baseUrl: '/', onBrokenLinks: 'throw',
  i18n: { defaultLocale: 'en', locales: ['de'], localeConfigs: { en: { path: 'english' } } },
  presets: [['classic', {
    docs: {
      editUrl: 'https://git.example/edit', editCurrentVersion: true, editLocalizedFiles: true, includeCurrentVersion: false,
    },
    blog: {
      onUntruncatedBlogPosts: 'ignore', sortPosts: 'ascending', showReadingTime: false,
      feedOptions: { type: 'rss', limit: 2, xslt: { rss: 'looks/feed.xsl' } },
      editUrl: ({ blogDirPath, blogPath, locale }) => ['https://git.example', locale, blogDirPath, blogPath].join('/'),
    },
    pages: { editUrl: ({ pagesDirPath, pagesPath }) => 'https://git.example/' + pagesDirPath + '/' + pagesPath },
    sitemap: {
      createSitemapItems: async ({ defaultCreateSitemapItems, ...rest }) =>
        (await defaultCreateSitemapItems(rest)).filter(({ url }) => url.includes('/docs/')),
    },
  }]],
  plugins: [['@docusaurus/plugin-content-docs', { id: 'care', path: 'care', routeBasePath: 'care', admonitions: false, sidebarPath: './care.js' }]],
  themeConfig: { navbar: { items: [
    { type: 'docsVersion', className: 'to-main' }, { type: 'docsVersionDropdown', className: 'to-page' },
  ] } },
}
`,
  'care.js': `module.exports = { care: ['a',
    { type: 'link', label: 'Host', href: '/other', autoAddBaseUrl: false },
    { type: 'link', label: 'Out', href: '//out.example', autoAddBaseUrl: false },
    { Group: [{ type: 'ref', id: 'b', label: 'Label of the ref' }] },
  ] }`,
  'versions.json': '["1.0"]',
  'versioned_docs/version-1.0/zebra.md': '---\ntags: [bird]\nslug: /\n---\n# Apple\n\nOne\n',
  'versioned_docs/version-1.0/apple.md': `---\ntags: [bird]\n---\n# Zebra

:::chirp[A *sound*]{.loud}
Sings:

- often
:::

:::tpi
Advice.
:::

Text

:::chirp with a title
More.
`,
  'versioned_docs/version-1.0/own.mdx': `# Own

<head><link rel="canonical" href="https://first.example/own" /></head>

Text
`,
  'versioned_docs/version-1.0/group/_category_.json': '{ "label": "Group", "position": 1 }',
  'versioned_docs/version-1.0/group/a.md': '# A\n',
  [`${german}-docs/version-1.0/group/_category_.json`]: '{ "label": "Veraltet", "position": 99 }',
  [`${german}-docs/version-1.0/apple.md`]: '---\ntags: [bird]\n---\n# Zebra auf Deutsch\n',
  'i18n/english/docusaurus-plugin-content-docs/version-1.0/group/a.md': '# A of the English folder\n',
  'i18n/english/docusaurus-plugin-content-docs/version-1.0.json':
    '{ "version.label": { "message": "First" }, "sidebar.defaultSidebar.category.Group": { "message": "English group" } }',
  'i18n/english/docusaurus-plugin-content-blog/options.json': '{ "title": { "message": "English news" } }',
  'i18n/english/docusaurus-plugin-content-pages/about.md': '# About in English\n',
  'care/a.md': '# Care\n\n:::note\n\nPlain.\n\n:::\n',
  'blog/looks/feed.xsl': '<a/>',
  'blog/looks/feed.css': 'a {}',
  'blog/2022-01-01-ü.md': '# Ü\n',
  'blog/2023-01-01-a.md': '# A\n',
  'blog/2023-01-01-b.md': '# B\n',
  'blog/2024/02-02-c.md': '# C\n',
  [`${german}-blog/2023-01-01-a.md`]: '# A auf Deutsch\n',
  'care/b.md': '---\ndisplayed_sidebar: care\n---\n# Food\n',
  'src/pages/about.md': '# About\n',
}

let dist = ''
let problems: readonly string[] = []
let folder: ReturnType<typeof temporaryFolder>
beforeAll(async () => {
  folder = temporaryFolder()
  const root = join(folder.path, 'site')
  for (const [path, text] of Object.entries(files)) writeFile(root, path, text)
  dist = join(root, 'dist')
  const built = await runBuild({ root, outDir: dist, cacheFolder: join(root, '.cache') })
  problems = built.problems.map(({ file, message, hint }) => `${file}: ${message} ${hint}`)
})
afterAll(() => folder.remove())

const page = (route: string): string => readFileSync(join(dist, route, 'index.html'), 'utf8')
const editLink = (route: string): string | undefined =>
  /theme-edit-this-page" href="([^"]*)"/.exec(page(route))?.[1]
const bodyOf = (route: string): string =>
  /<div class="theme-doc-markdown[^>]*>([\s\S]*?)<\/article>/.exec(page(route))?.[1] ?? ''

it('shows the content of a directive that means nothing, and reports it', () => {
  const body = bodyOf('docs/apple')
  expect(body).toContain(
    '<div>\n<p>A <em>sound</em></p>\n<p>Sings:</p>\n<ul>\n<li>often</li>\n</ul>\n</div>\n<div>\n<p>Advice.</p>\n</div>\n',
  )
  expect(body).toContain('<p>Text</p>\n<p>:::chirp with a title\nMore.</p>')
  expect(bodyOf('care/a')).toContain('<div>\n<p>Plain.</p>\n</div>')
  const todo = 'Add the type to the option admonitions.keywords of the docs, blog or pages.'
  const file = 'versioned_docs/version-1.0/apple.md'
  expect(problems).toEqual([
    `${file}: :::chirp is not an admonition. Its content is shown without a box. ${todo}`,
    `${file}: :::tpi is not an admonition. Its content is shown without a box. Did you mean :::tip?`,
    `${file}: :::chirp is not an admonition. It is shown as text. ${todo}`,
  ])
})

it('shows the place of a reference where a document displays its sidebar', () => {
  const trail = /<nav[^>]*theme-doc-breadcrumbs.*?<\/nav>/s.exec(page('care/b'))?.[0] ?? ''
  expect(trail).toMatch(/>Group<.*>Label of the ref</s)
})

it('opens paths of the host in the same tab', () => {
  const linkTo = (href: string) => new RegExp(`<a[^>]* href="${href}"[^>]*>`).exec(page('care/a'))?.[0]
  expect(linkTo('/other')).not.toContain('target=')
  expect(linkTo('//out.example')).toContain('target="_blank"')
})

it('gives functions of blogs and pages the names that theirs have in Docusaurus', () => {
  expect(editLink('blog/2023/01/01/a')).toBe('https://git.example/en/blog/2023-01-01-a.md')
  expect(editLink('blog/2024/02/02/c')).toBe('https://git.example/en/blog/2024/02-02-c.md')
  expect(editLink('de/blog/2023/01/01/a')).toBe(`https://git.example/de/${german}-blog/2023-01-01-a.md`)
  expect(editLink('de/blog/2023/01/01/b')).toBe('https://git.example/de/blog/2023-01-01-b.md')
  expect(editLink('de/about')).toBe('https://git.example/src/pages/about.md')
})

it('links to the files of the current version, even if that is left out', () => {
  expect(editLink('docs')).toBe('https://git.example/edit/docs/zebra.md')
  expect(editLink('de/docs/apple')).toBe(`https://git.example/edit/${german}-docs/current/apple.md`)
})

it('lists the documents of a tag by title, and the years of the archive like the posts', () => {
  const order = (html: string, ...texts: readonly string[]) =>
    [...texts].sort((a, b) => html.indexOf(a) - html.indexOf(b))
  expect(order(page('docs/tags/bird'), '>Zebra<', '>Apple<')).toEqual(['>Apple<', '>Zebra<'])
  expect(order(page('blog/archive'), '>2024<', '>2023<')).toEqual(['>2023<', '>2024<'])
  const posts = ['/blog/2023/01/01/a/"', '/blog/2023/01/01/b/"', '/blog/2024/02/02/c/"']
  expect(order(page('blog'), '>2024<', '>2023<')).toEqual(['>2024<', '>2023<'])
  expect(order(bodyless(page('blog')), ...posts)).toEqual([posts[1], posts[0], posts[2]])
})

it('limits a feed to the first posts of the blog, and puts its style sheets beside it', () => {
  const feed = readFileSync(join(dist, 'blog/rss.xml'), 'utf8')
  expect([...feed.matchAll(/<title><!\[CDATA\[(.*?)\]\]>/g)].map(([, title]) => title)).toEqual(['Ü', 'B'])
  // Readers would show posts with other ids again.
  expect(feed).toContain('<guid isPermaLink="false">https://site.example/blog/2022/01/01/ü</guid>')
  expect(feed).toContain('href="/blog/feed.xsl"')
  expect(readFileSync(join(dist, 'blog/feed.xsl'), 'utf8')).toBe('<a/>')
  expect(readFileSync(join(dist, 'blog/feed.css'), 'utf8')).toBe('a {}')
})

const bodyless = (html: string): string => html.slice(html.indexOf('<main'))

it('prints the canonical URL of the page alone', () => {
  expect(page('docs/own').match(/<link rel="canonical"[^>]*>/g)).toEqual([
    '<link rel="canonical" href="https://first.example/own">',
  ])
})

it('builds the default language that the list lacks, with its own files', () => {
  expect(page('docs/group/a')).toContain('A of the English folder')
  expect(page('docs/group/a')).toContain('English group')
  expect(editLink('docs/group/a')).toBe(
    'https://git.example/edit/i18n/english/docusaurus-plugin-content-docs/current/group/a.md',
  )
  expect(page('blog')).toContain('<title>English news | Aviary</title>')
  expect(page('about')).toContain('About in English')
  expect(page('de/docs/group/a')).not.toContain('English')
  expect(page('docs')).toContain('hreflang="de"')
})

it('reads categories from the original files alone', () => {
  const sidebar = page('de/docs/group/a')
  expect(sidebar).toContain('>Group<')
  expect(sidebar).not.toContain('Veraltet')
  expect(sidebar.indexOf('>Group<')).toBeLessThan(sidebar.indexOf('Zebra auf Deutsch'))
})

it('lets a function make the sitemap of each language', () => {
  const urls = (file: string) =>
    [...readFileSync(join(dist, file), 'utf8').matchAll(/<loc>https:\/\/site\.example([^<]*)/g)].map(
      ([, url]) => url,
    )
  expect(urls('de/sitemap.xml')).toEqual([
    '/de/docs/',
    '/de/docs/apple/',
    '/de/docs/group/a/',
    '/de/docs/own/',
    '/de/docs/tags/',
    '/de/docs/tags/bird/',
  ])
  expect(urls('sitemap.xml')).toEqual(urls('de/sitemap.xml').map((url) => url?.slice('/de'.length)))
  expect(readFileSync(join(dist, 'robots.txt'), 'utf8').match(/^Sitemap: .*$/gm)).toEqual([
    'Sitemap: https://site.example/de/sitemap.xml',
    'Sitemap: https://site.example/sitemap.xml',
  ])
})
