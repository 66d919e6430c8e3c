// Functions of a Docusaurus configuration that decide what lists, feeds and the sitemap contain.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeFile } from '../support/edits.ts'
import { differences, readTree, runBuild } from '../support/engine.ts'
import { siteFolder } from '../support/siteFolder.ts'

let root = ''
siteFolder((folder) => {
  root = folder
})

const config = (blog: string, sitemap: string) => `
const { readFileSync } = require('node:fs')
module.exports = {
  title: 'Feeders', url: 'https://site.example', baseUrl: '/base/', trailingSlash: false,
  presets: [['classic', { docs: false, pages: false, blog: { ${blog} }, sitemap: { ${sitemap} } }]],
}
`
const post = (slug: string, more = '') =>
  `---\nslug: ${slug}\ntags: [all, ${slug}]\n${more}---\n# Post ${slug}\n\nStart of ${slug}.\n\n<!-- truncate -->\n\nRest of ${slug}.\n`

const build = async (dist = 'dist', cache = '.cache') => {
  const result = await runBuild({ root, outDir: join(root, dist), cacheFolder: join(root, cache) })
  expect(result.problems.filter(({ severity }) => severity === 'error')).toEqual([])
  return (path: string) => readFileSync(join(root, dist, path), 'utf8')
}
const titles = (html: string) => [...html.matchAll(/<h2[^>]*><a[^>]*>([^<]*)/g)].map(([, title]) => title)

it('processBlogPosts leaves out posts, orders them and renames them by their text', async () => {
  writeFile(
    root,
    'docusaurus.config.js',
    config(
      `async processBlogPosts({ blogPosts }) {
        return blogPosts
          .filter(({ metadata }) => !metadata.frontMatter.internal)
          .map((one) => ({ ...one, metadata: { ...one.metadata, title: one.content.match(/Rest of (.*)[.]/)[1] } }))
          .sort((one, other) => one.metadata.title < other.metadata.title ? -1 : 1)
      }`,
      '',
    ),
  )
  writeFile(root, 'blog/2026-01-03-c.md', post('c'))
  writeFile(root, 'blog/2026-01-02-b.md', post('b'))
  writeFile(root, 'blog/2026-01-01-a.md', post('a', 'internal: true\n'))
  let read = await build()
  expect(titles(read('blog.html'))).toEqual(['b', 'c'])
  expect(read('sitemap.xml')).not.toMatch(/blog\/a<|tags\/a</)
  expect(read('blog/tags/all.html')).toContain('2 posts')
  expect(read('blog/rss.xml').match(/<title><!.*(?=]]><)/g)).toEqual([
    '<title><![CDATA[b',
    '<title><![CDATA[c',
  ])
  // Only words change, and with them the names of posts on other pages.
  writeFile(root, 'blog/2026-01-02-b.md', post('b').replace('Rest of b', 'Rest of z'))
  read = await build()
  expect(titles(read('blog.html'))).toEqual(['c', 'z'])
  await build('clean', '.clean')
  expect(differences(readTree(join(root, 'dist')), readTree(join(root, 'clean')))).toEqual([])
})

it('processBlogPosts cannot add posts', async () => {
  writeFile(
    root,
    'docusaurus.config.js',
    config(`processBlogPosts: ({ blogPosts }) => [...blogPosts, { id: 'new', metadata: {} }]`, ''),
  )
  writeFile(root, 'blog/2026-01-03-c.md', post('c'))
  await expect(build()).rejects.toThrow('processBlogPosts returned new, which is not a post of the blog')
})

it('the sitemap has the days of commits if the configuration asks for them', async () => {
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-C', root, '-c', 'user.name=A', '-c', 'user.email=a@mail.example', ...args], {
      env: { ...process.env, GIT_COMMITTER_DATE: '2022-03-04T05:06:07Z' },
      stdio: 'ignore',
    })
  writeFile(root, 'blog/2020-01-03-c.md', post('c'))
  writeFile(root, 'docusaurus.config.js', config('', `lastmod: 'date'`))
  git('init', '-q')
  git('add', '-A')
  git('commit', '-q', '-m', 'Begin')
  const day = '<lastmod>2022-03-04</lastmod>'
  expect((await build())('sitemap.xml')).toContain(day)
  writeFile(root, 'docusaurus.config.js', config('', 'lastmod: null'))
  expect((await build())('sitemap.xml')).not.toContain('<lastmod>')
  // Without the option, Docusaurus writes no days, and Troodon does not run git for them.
  writeFile(root, 'docusaurus.config.js', config('', ''))
  expect((await build())('sitemap.xml')).not.toContain(day)
})

it('createFeedItems and createSitemapItems change the items that there would be', async () => {
  writeFile(
    root,
    'docusaurus.config.js',
    config(
      `feedOptions: { type: 'all', createFeedItems: async ({ blogPosts, defaultCreateFeedItems, ...rest }) => {
        const items = await defaultCreateFeedItems({ ...rest, blogPosts: blogPosts.filter((one) => one.metadata.permalink !== '/base/blog/c') })
        return [...items, { title: rest.siteConfig.title + readFileSync(__dirname + '/more.txt', 'utf8'), link: 'https://x.example/', date: new Date(0) }]
      } }`,
      `changefreq: 'weekly', priority: 0.5, createSitemapItems: async ({ defaultCreateSitemapItems, ...rest }) => {
        const posts = rest.routes.filter(({ metadata, plugin }) => metadata.sourceFilePath && plugin.name === 'docusaurus-plugin-content-blog')
        const items = await defaultCreateSitemapItems({ ...rest, routes: posts })
        return [...items.map((one) => ({ ...one, changefreq: null })), { url: rest.siteConfig.url + '/other/' + readFileSync(__dirname + '/more.txt', 'utf8') }]
      }`,
    ),
  )
  writeFile(root, 'more.txt', '&1')
  writeFile(root, 'blog/2026-01-03-c.md', post('c'))
  writeFile(root, 'blog/2026-01-02-b.md', post('b'))
  let read = await build()
  expect(read('sitemap.xml').match(/<url>.*<\/url>/g)).toEqual([
    '<url><loc>https://site.example/base/blog/b</loc><priority>0.5</priority></url>',
    '<url><loc>https://site.example/base/blog/c</loc><priority>0.5</priority></url>',
    '<url><loc>https://site.example/other/&amp;1</loc></url>',
  ])
  const items = () => JSON.parse(read('blog/feed.json')).items as { title: string; content_html?: string }[]
  expect(items().map(({ title }) => title)).toEqual(['Post b', 'Feeders&1'])
  expect(items()[0]?.content_html).toContain('Rest of b.')
  for (const feed of ['rss', 'atom']) expect(read(`blog/${feed}.xml`)).toContain('Feeders&1')
  writeFile(root, 'more.txt', '2')
  writeFile(root, 'blog/2026-01-02-b.md', post('b').replace('Rest of b', 'More of b'))
  read = await build()
  expect(read('sitemap.xml')).toContain('/other/2<')
  expect(items().map(({ title }) => title)).toEqual(['Post b', 'Feeders2'])
  expect(items()[0]?.content_html).toContain('More of b.')
})

it.each([
  ['createSitemapItems', '', 'createSitemapItems() { throw new Error("no items") }', 'no items'],
  ['createSitemapItems', '', 'createSitemapItems: () => [{}]', 'must return an array of objects with a url'],
  [
    'createFeedItems',
    'feedOptions: { createFeedItems: () => 1 }',
    '',
    'must return an array of objects with a title',
  ],
])('%s that fails is named', async (name, blog, sitemap, message) => {
  writeFile(root, 'docusaurus.config.js', config(blog, sitemap))
  writeFile(root, 'blog/2026-01-03-c.md', post('c'))
  await expect(build()).rejects.toThrow(new RegExp(`The function ${name} .*${message}`))
})
