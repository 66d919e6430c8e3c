// Lists of posts where a site replaces their parts: what the components receive, and what is around the posts.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeFile } from '../support/edits.ts'
import { runBuild } from '../support/engine.ts'
import { siteFolder } from '../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const files: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `module.exports = {
  title: 'T', url: 'https://x.example', baseUrl: '/sub/', onBrokenLinks: 'ignore',
  presets: [['classic', { docs: false, blog: { blogTitle: 'Tales', blogDescription: 'Of ships', blogListComponent: '@site/src/List.jsx' } }]],
}
`,
  'src/List.jsx': `import BlogListPage from '@theme/BlogListPage'
export default (props) => <><p data-list={[props.metadata.blogTitle, props.metadata.blogDescription].join()} /><BlogListPage {...props} /></>
`,
  'src/theme/BlogTagsPostsPage.jsx': `import Original from '@theme-original/BlogTagsPostsPage'
export default (props) => <><p data-list={[props.tag.label, props.listMetadata.blogTitle, props.listMetadata.blogDescription].join()} /><Original {...props} /></>
`,
  'src/theme/BlogPostItem.jsx': `import Original from '@theme-original/BlogPostItem'
import { useBlogPost } from '@docusaurus/plugin-content-blog/client'
export default (props) => <><pre data-post={JSON.stringify(useBlogPost().metadata)} /><Original {...props} /></>
`,
  'src/theme/Blog/Components/Author.jsx': `import Original from '@theme-original/Blog/Components/Author'
export default (props) => <><pre data-author={JSON.stringify(props.author)} /><Original {...props} /></>
`,
  'blog/authors.yml':
    'ada: { name: Ada, page: true, type: core, email: a@x.example, url: /one, image_url: ./ada.svg, boat: Ketch, description: Sails a lot. }\nbob: { name: Bob, page: true }\n',
  'blog/ada.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'blog/tags.yml': 'red: { label: Red }\n',
  'blog/2021-01-01-one.md': '---\nslug: one\ntags: [red]\nauthors: [ada]\n---\n\n# One\n\nText.\n',
  'blog/2021-01-02-two.md':
    '---\nslug: two\ntags: [C#, c++]\nauthors: { name: Eve, url: /one, socials: { x: eve }, rank: 2 }\n---\n\n# Two\n\nText.\n',
  'blog/2021-01-03-three.md': '---\nslug: three\nunlisted: true\n---\n\n# Three\n\nText.\n',
}

const dist = () => join(root, 'dist')
const html = (page: string) => readFileSync(join(dist(), page, 'index.html'), 'utf8')

/** The values of an attribute that is JSON, in the order of the page. */
const data = (page: string, name: string): Record<string, unknown>[] =>
  [...html(page).matchAll(new RegExp(`data-${name}="([^"]*)"`, 'g'))].map(([, json = '']) =>
    JSON.parse(json.replaceAll('&quot;', '"')),
  )

it('give components the blog, and the whole of posts, authors and tags', async () => {
  for (const [path, text] of Object.entries(files)) writeFile(root, path, text)
  const { problems } = await runBuild({ root, outDir: dist(), cacheFolder: join(root, '.cache') })
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(html('blog')).toContain('data-list="Tales,Of ships"')
  expect(html('blog/tags/red')).toContain('data-list="Red,Tales,Of ships"')
  const [two, one] = data('blog', 'post')
  expect(two).toMatchObject({
    title: 'Two',
    permalink: '/sub/blog/two',
    readingTime: 0.01,
    nextItem: { title: 'One', permalink: '/sub/blog/one' },
    authors: [{ key: null, page: null, url: '/one', socials: { x: 'https://x.com/eve' }, rank: 2 }],
    frontMatter: { authors: { name: 'Eve', rank: 2 } },
    tags: [
      { inline: true, label: 'C#', permalink: '/sub/blog/tags/c' },
      { inline: true, label: 'c++', permalink: '/sub/blog/tags/c' },
    ],
  })
  expect(one).toMatchObject({
    prevItem: { title: 'Two', permalink: '/sub/blog/two' },
    tags: [{ inline: false, label: 'Red' }],
  })
  const ada = { key: 'ada', type: 'core', email: 'a@x.example', url: '/one', boat: 'Ketch' }
  for (const page of ['blog/one', 'blog/authors/ada'])
    expect(data(page, 'author')[0]).toMatchObject({
      ...ada,
      imageURL: expect.stringMatching(/^\/sub\/assets\/.*svg$/),
      page: { permalink: '/sub/blog/authors/ada' },
    })
  expect(html('blog/two')).toContain('href="/sub/one/"')
  expect(html('blog/authors/ada')).toMatch(/<p[^>]*>Sails a lot\.<\/p>/)
  expect(html('blog/authors/ada')).toContain('<a href="/sub/blog/authors/">View all authors</a>')
  expect(html('blog/authors/ada')).not.toContain('has not written any posts')
  expect(html('blog/authors/bob')).toContain('This author has not written any posts yet.')
  // An unlisted post is beside itself alone.
  const link = /class="menu__link[^"]*"[^>]*href="\/sub\/blog\/three\/"/
  expect(html('blog/three')).toMatch(link)
  expect(html('blog/two')).not.toMatch(link)
})
