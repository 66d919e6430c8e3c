// Components in src/theme that use the data and hooks of Docusaurus' own source: they take effect where
// Docusaurus shows them, and receive the same data.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeFile } from '../support/edits.ts'
import { runBuild, temporaryFolder } from '../support/engine.ts'

const wrapped = [
  'Blog/Components/Author/Socials',
  'BlogListPage',
  'BlogPostPage/Metadata',
  'CodeBlock/Content/String',
  'CodeBlock/Line',
  'CodeBlock/Line/Token',
  'DocVersionRoot',
  'DocsRoot',
  'Icon/Edit',
  'Icon/LightMode',
  'Icon/Socials/GitHub',
  'Layout/Provider',
  'NavbarItem/NavbarNavLink',
  'SearchMetadata',
  'SiteMetadata',
  'ThemeProvider',
  'ThemeProvider/TitleFormatter',
  'ThemedImage',
]
const wrapper = (name: string) => `import Original from '@theme-original/${name}'
export default (props) => <><i data-wrap="${name}" /><Original {...props} /></>
`

const own: Readonly<Record<string, string>> = {
  'NavbarItem/DocsVersionNavbarItem.js': `import { useActiveDocContext, useDocsVersionCandidates } from '@docusaurus/plugin-content-docs/client'
export default function Item({ docsPluginId }) {
  const [version] = useDocsVersionCandidates(docsPluginId)
  const { activeDoc } = useActiveDocContext(docsPluginId)
  const main = version.docs.find(({ id }) => id === version.mainDocId)
  return <b data-main={main.path} data-sidebar={activeDoc && activeDoc.sidebar} />
}
`,
  'ContentVisibility/index.js': `export default ({ metadata: { unlisted, frontMatter } }) => (unlisted || frontMatter.unlisted ? <b data-unlisted /> : null)
`,
  'MDXPage/index.js': `export default ({ content: Content }) => <main data-page={[Content.metadata.title, Content.frontMatter.level, Content.toc.length].join()}><Content /></main>
`,
  'DocRoot/index.js': `import { useDocRootMetadata } from '@docusaurus/plugin-content-docs/client'
export default function DocRoot(props) {
  const found = useDocRootMetadata(props)
  return <section data-root={[found.sidebarName, found.sidebarItems.length].join()}>{found.docElement}</section>
}
`,
  // As until Docusaurus 3.4.
  'BlogListPage/StructuredData/index.js': `import { useBlogListPageStructuredData } from '@docusaurus/theme-common'
export default (props) => <b data-type={useBlogListPageStructuredData(props)['@type']} />
`,
  'BlogSidebar/Content.js': `export default ({ items }) => <p data-years={items.map(({ date }) => new Date(date).getUTCFullYear()).join()} />
`,
  'DocTagDocListPage/index.js': `export default ({ tag }) => <main data-tag={[tag.label, tag.count].join()} />
`,
  'BlogTagsPostsPage/index.js': `export default ({ tag }) => <main data-tag={[tag.label, tag.count].join()} />
`,
  'BlogArchivePage/index.js': `export default ({ archive }) => <main data-posts={archive.blogPosts.map(({ metadata }) => metadata.title).join()} />
`,
  'CodeBlock/Content/index.js': `import { useCodeBlockContext } from '@docusaurus/theme-common/internal'
import Original from '@theme-original/CodeBlock/Content'
export default function Content(props) {
  const { metadata } = useCodeBlockContext()
  return <div data-code={metadata.code} data-lines={JSON.stringify(metadata.lineClassNames)}><Original {...props} /></div>
}
`,
  'CodeInline/index.js': 'export default (props) => <kbd {...props} data-inline />\n',
  'Heading/index.js': 'export default ({ as: As, ...props }) => <As {...props} data-heading={As} />\n',
}

const files: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `module.exports = {
  title: 'T', url: 'https://x.example', baseUrl: '/', trailingSlash: true, favicon: 'a.png',
  i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
  presets: [['classic', { docs: { editUrl: 'https://x.example/edit' }, blog: { postsPerPage: 1, onInlineTags: 'ignore', onInlineAuthors: 'ignore' } }]],
  themeConfig: { navbar: { title: 'T', logo: { src: 'a.png', alt: 'L' }, items: [
    { type: 'docSidebar', sidebarId: 'defaultSidebar', label: 'Docs' }, { type: 'docsVersion' },
    { type: 'docsVersionDropdown' }, { type: 'localeDropdown' },
  ] } },
}
`,
  'static/a.png': '',
  'docs/a.md':
    '---\ntags: [red]\n---\n\n# A\n\n## Part\n\nText with `code`.\n\n```js\nlet a\n// highlight-next-line\nlet b\n```\n',
  'docs/hidden.md': '---\nunlisted: true\n---\n\n# Hidden\n',
  'docs/more/b.md': '# B\n',
  'docs/more/_category_.json': '{ "label": "More", "link": { "type": "generated-index", "slug": "/more" } }',
  'blog/2021-01-01-one.md': '---\nslug: one\ntags: [red]\nauthors: [ada]\n---\n\n# One\n\nText.\n',
  'blog/authors.yml': 'ada: { name: Ada, page: true, socials: { github: ada } }\n',
  'blog/2022-01-01-two.md': '---\nslug: two\ntags: [red]\n---\n\n# Two\n\nText.\n',
  'src/pages/about.md': '---\nlevel: 3\n---\n\n# About\n\n## Us\n',
}

const folder = temporaryFolder()
const root = folder.path
afterAll(() => folder.remove())

const html = (page: string) =>
  readFileSync(join(root, 'dist', page.endsWith('.html') ? page : join(page, 'index.html')), 'utf8')
    .replaceAll('&quot;', '"')
    .replaceAll('<!-- -->', '')
const wraps = (page: string, name: string) => html(page).split(`data-wrap="${name}"`).length - 1

beforeAll(async () => {
  for (const [path, text] of Object.entries(files)) writeFile(root, path, text)
  for (const [path, text] of Object.entries(own)) writeFile(root, `src/theme/${path}`, text)
  for (const name of wrapped) writeFile(root, `src/theme/${name}/index.js`, wrapper(name))
  const result = await runBuild({ root, outDir: join(root, 'dist'), cacheFolder: join(root, '.cache') })
  expect(result.problems.filter(({ severity }) => severity === 'error')).toEqual([])
})

it('shows what is around every page', () => {
  for (const page of ['docs/a', 'docs/more', 'blog', 'about', '404.html'])
    for (const name of wrapped.filter((one) => /^(?:Layout|Site|Search|ThemeP|ThemedI)/.test(one)))
      expect([page, name, wraps(page, name) > 0]).toEqual([page, name, true])
})

it('gives the roots of the documentation their routes, version and sidebar', () => {
  for (const page of ['docs/a', 'docs/more']) {
    expect(wraps(page, 'DocsRoot')).toBe(1)
    expect(wraps(page, 'DocVersionRoot')).toBe(1)
    expect(html(page)).toContain('data-root="defaultSidebar,3"')
  }
  expect(html('docs/a')).toContain('let b')
})

it('gives hooks the documents of a version, and the sidebar of the page', () => {
  expect(html('blog')).toContain('<b data-main="/docs/a/">')
  expect(html('docs/more')).toContain('<b data-main="/docs/a/" data-sidebar="defaultSidebar">')
})

it('gives pages outside of the documentation, banners and lists their data', () => {
  expect(html('about')).toContain('data-page="About,3,1"')
  expect(html('docs/hidden')).toContain('<b data-unlisted="true">')
  expect(html('docs/tags/red')).toContain('data-tag="red,1"')
  expect(html('blog/tags/red')).toContain('data-tag="red,2"')
  expect(html('blog/archive')).toContain('data-posts="Two,One"')
  expect(html('blog')).toContain('data-years="2022,2021"')
})

it('shows the parts of posts where Docusaurus shows them', () => {
  expect(wraps('blog', 'BlogListPage')).toBe(1)
  expect(html('blog')).toContain('<b data-type="Blog">')
  expect(wraps('blog/authors/ada', 'BlogListPage')).toBe(0)
  expect(wraps('blog/one', 'BlogPostPage/Metadata')).toBe(1)
  expect(wraps('blog/one', 'Blog/Components/Author/Socials')).toBe(1)
  expect(wraps('blog/one', 'Icon/Socials/GitHub')).toBe(1)
})

it('shows icons, headings, code in lines and the links of dropdowns', () => {
  const a = html('docs/a')
  expect(a).toMatch(/<h2[^>]* data-heading="h2"/)
  expect(a).toContain('<kbd data-inline="true">code</kbd>')
  for (const name of ['Icon/Edit', 'Icon/LightMode']) expect(wraps('docs/a', name)).toBe(1)
  // A sidebar, two languages. The only version is an item of its own.
  expect(wraps('docs/a', 'NavbarItem/NavbarNavLink')).toBe(3)
})

it('shows code blocks by their parts, without the comments that mark lines', () => {
  const a = html('docs/a')
  expect(a).toContain('data-code="let a\nlet b"')
  expect(a).toContain('data-lines="{"1":["theme-code-block-highlighted-line"]}"')
  expect(wraps('docs/a', 'CodeBlock/Content/String')).toBe(1)
  expect(wraps('docs/a', 'CodeBlock/Line')).toBe(2)
  expect(a).toContain('<i data-wrap="CodeBlock/Line/Token"></i><span class="hljs-keyword">let</span>')
})
