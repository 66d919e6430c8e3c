// URLs and images of authors are checked where they are written.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeFile } from '../../support/edits.ts'
import { runBuild } from '../../support/engine.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const build = async () => {
  const { problems } = await runBuild({ root, outDir: join(root, 'dist'), cacheFolder: join(root, '.cache') })
  return problems.map(({ file, line, column, code, message }) => [`${file}:${line}:${column}`, code, message])
}

const post = (author: string) => `---\nauthors:\n  - hen\n  - ${author}\n---\n\n# A\n\n<!-- truncate -->\n`
const postFile = 'blog/2024-01-01-a.md'

it('reports what leads nowhere or runs code, once, with its place', async () => {
  writeFile(
    root,
    'site.config.json',
    '{ "url": "https://b.example", "baseUrl": "/b/", "blog": { "onInlineAuthors": "ignore" } }',
  )
  writeFile(root, 'docs/a.md', '# A\n')
  writeFile(root, 'static/img/hen.png', readFileSync('static/img/docs/tabs-light.webp'))
  writeFile(
    root,
    'blog/authors.yml',
    'hen:\n  name: Hen\n  url: /missing\n  image_url: /img/none.png\n  socials:\n    other: nobody\nnewt:\n  name: Newt\n  url: https://newt.example\n  image_url: /img/hen.png\n',
  )
  writeFile(root, postFile, post('{ name: X, url: "javascript:alert(1)", image_url: img/gone.png }'))
  writeFile(root, 'blog/2024-01-02-b.md', post('newt'))
  expect(await build()).toEqual([
    [`${postFile}:4:22`, 'unsafeLink', 'javascript:alert(1) runs code when a reader opens it.'],
    [`${postFile}:4:55`, 'missingHtmlImage', 'There is no image /img/gone.png.'],
    ['blog/authors.yml:3:8', 'brokenLink', '/missing does not lead to any page.'],
    ['blog/authors.yml:4:14', 'missingHtmlImage', 'There is no image /img/none.png.'],
    ['blog/authors.yml:6:12', 'brokenLink', '/nobody does not lead to any page.'],
  ])
})

it('gives links of authors the base URL', async () => {
  writeFile(root, 'site.config.json', '{ "url": "https://b.example", "baseUrl": "/b/" }')
  writeFile(root, 'docs/a.md', '# A\n')
  writeFile(root, 'blog/authors.yml', 'hen:\n  name: Hen\n  url: /docs/a\n')
  writeFile(root, postFile, '---\nauthors: hen\n---\n\n# A\n\n<!-- truncate -->\n')
  expect(await build()).toEqual([])
  expect(readFileSync(join(root, 'dist/blog/index.html'), 'utf8')).toContain('href="/b/docs/a/"')
})
