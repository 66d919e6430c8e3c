// Layouts of a site in src/theme, with Docusaurus' grid: the parts of the theme look the same in them.
import type { Page } from 'puppeteer'
import { expect, it } from 'vitest'
import { filesInBrowser } from '../support/siteInBrowser.ts'

const text =
  '\n| A |\n| - |\n| 1 |\n\n> Quote\n\n```js\nlet a\n```\n\nAfter code.\n\n## One\n\nText.\n\n## Two\n\nText.\n'

const site = filesInBrowser({
  'package.json': '{}',
  'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://x.example', baseUrl: '/',
    presets: [['classic', { blog: { onInlineAuthors: 'ignore', onInlineTags: 'ignore', onUntruncatedBlogPosts: 'ignore' } }]] }
`,
  'docs/a.md': `---\ntags: [x]\n---\n\n# A\n${text}`,
  'docs/b.md': '# B\n',
  'blog/2021-01-01-one.md': `---\nslug: one\ntags: [x]\nauthors: [{ name: Ann }, { name: Bob }]\n---\n\n# One\n${text}`,
  'blog/2021-01-02-two.md': '---\nslug: two\n---\n\n# Two\n',
  'src/theme/BlogLayout/index.js': `import Layout from '@theme/Layout'
import BlogSidebar from '@theme/BlogSidebar'
export default function BlogLayout({ sidebar, toc, children, ...props }) {
  return <Layout {...props}><div className="container margin-vert--lg"><div className="row">
    <BlogSidebar sidebar={sidebar} /><main className="col col--7">{children}</main>
    {toc && <div className="col col--2" id="toc">{toc}</div>}
  </div></div></Layout>
}
`,
  'src/theme/DocRoot/Layout/Main/index.js': `export default function Main({ children }) {
  return <main style={{ width: '100%' }}><div className="container padding-top--md">{children}</div></main>
}
`,
})

const leftOf = (page: Page, selector: string) =>
  page.$eval(selector, (one) => Math.round(one.getBoundingClientRect().left))
/** The space between an element and the one before it. */
const gapAbove = (page: Page, selector: string) =>
  page.$eval(selector, (one) => {
    const before = one.previousElementSibling?.getBoundingClientRect().bottom ?? Number.NaN
    return one.getBoundingClientRect().top - before
  })

it.each([
  ['blog/one/', 'article'],
  ['docs/a/', 'article'],
])('keep the spaces of texts and lists: %s', async (path, article) => {
  const { page, complaints } = await site.openToTheEnd(path)
  expect(complaints).toEqual([])
  const left = await leftOf(page, article)
  for (const list of [
    '.theme-tags > :first-child',
    ...(path.startsWith('blog') ? ['.authors > :first-child'] : []),
  ])
    expect([list, await leftOf(page, list)]).toEqual([list, left])
  for (const block of ['.markdown blockquote', '.theme-code-block + p', '.pagination-nav'])
    expect([block, (await gapAbove(page, block)) > 12]).toEqual([block, true])
})

it('have the posts, the text and its headings side by side', async () => {
  const { page } = await site.openToTheEnd('blog/one/')
  const [aside, main, toc] = await page.$$eval('aside, main, #toc', (all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ left, right, top }) => ({ left, right, top })),
  )
  expect(main?.left).toBe(aside?.right)
  expect(toc?.left).toBe(main?.right)
  expect(toc?.top).toBe(main?.top)
})
