// The list and the feeds of a blog without posts.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeFile } from '../../support/edits.ts'
import { runBuild } from '../../support/engine.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root = ''
siteFolder((folder) => {
  root = folder
})

const build = () => runBuild({ root, outDir: join(root, 'dist'), cacheFolder: join(root, '.cache') })
const home = () => readFileSync(join(root, 'dist/docs/a/index.html'), 'utf8')
const hasList = () => existsSync(join(root, 'dist/blog/index.html'))
const sitemap = () => readFileSync(join(root, 'dist/sitemap.xml'), 'utf8')
const hasFeed = () => existsSync(join(root, 'dist/blog/rss.xml'))

it('are written once there is a post, as in Docusaurus', async () => {
  writeFile(root, 'package.json', '{}')
  writeFile(
    root,
    'docusaurus.config.js',
    "module.exports = { title: 'Empty', url: 'https://site.example', baseUrl: '/', presets: [['classic', {}]] }",
  )
  writeFile(root, 'docs/a.md', '# A\n')
  writeFile(root, 'blog/authors.yml', 'ann:\n  name: Ann\n')
  await build()
  expect([hasFeed(), hasList()]).toEqual([false, false])
  expect(sitemap()).not.toContain('/blog/<')
  expect(home()).not.toContain('rss.xml')
  writeFile(root, 'blog/2024-01-01-first.md', '# First\n')
  await build()
  expect([hasFeed(), hasList()]).toEqual([true, true])
  expect(sitemap()).toContain('https://site.example/blog/<')
  expect(home()).toContain('href="/blog/rss.xml"')
})
