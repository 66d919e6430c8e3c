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
  title: 'T', url: 'https://x.example', baseUrl: '/', trailingSlash: true,
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
export default (props) => <Original {...props} />
`,
  'src/theme/Blog/Components/Author.jsx': `export default ({ author }) => <p data-author={[author.key, author.name, author.boat].join()} />
`,
  'blog/authors.yml':
    'ada: { name: Ada, page: true, description: Sails a lot., boat: Ketch }\nbob: { name: Bob, page: true }\n',
  'blog/tags.yml': 'red: { label: Red }\n',
  'blog/2021/2021-01-01-one.md': '---\nslug: one\ntags: [red]\nauthors: [ada]\n---\n\n# One\n\nText.\n',
}

it('names the blog, and shows the description of an author and the link to all', async () => {
  for (const [path, text] of Object.entries(files)) writeFile(root, path, text)
  const dist = join(root, 'dist')
  const { problems } = await runBuild({ root, outDir: dist, cacheFolder: join(root, '.cache') })
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  const html = (page: string) => readFileSync(join(dist, page, 'index.html'), 'utf8')
  expect(html('blog')).toContain('data-list="Tales,Of ships"')
  expect(html('blog/tags/red')).toContain('data-list="Red,Tales,Of ships"')
  expect(html('blog/one')).toContain('data-author="ada,Ada,Ketch"')
  expect(html('blog/authors/ada')).toMatch(/<p[^>]*>Sails a lot\.<\/p>/)
  expect(html('blog/authors/ada')).toContain('<a href="/blog/authors/">View all authors</a>')
  expect(html('blog/authors/ada')).not.toContain('has not written any posts')
  expect(html('blog/authors/bob')).toContain('This author has not written any posts yet.')
})
