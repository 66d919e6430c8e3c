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

it('shows images beside the authors file and beside a post, and follows their changes', async () => {
  writeFile(
    root,
    'site.config.json',
    '{ "url": "https://b.example", "baseUrl": "/b/", "blog": { "onInlineAuthors": "ignore" } }',
  )
  writeFile(root, 'docs/a.md', '# A\n')
  const image = readFileSync('static/img/docs/tabs-light.webp')
  for (const path of ['blog/hen.webp', 'blog/a/x.webp', 'static/img/s.webp']) writeFile(root, path, image)
  writeFile(root, 'blog/authors.yml', 'hen:\n  name: Hen\n  image_url: ./hen.webp\n  page: true\n')
  writeFile(
    root,
    'blog/a/2024-01-01-a.md',
    '---\nslug: p' +
      post('{ name: X, image_url: ./x.webp }')
        .slice(3)
        .replace('---\n\n#', '  - { name: Y, image_url: "@site/static/img/s.webp" }\n---\n\n#'),
  )
  const images = (path: string) =>
    [
      ...readFileSync(join(root, 'dist', path, 'index.html'), 'utf8').matchAll(
        /class="author__image" src="([^"]*)"/g,
      ),
    ].map(([, src]) => src)
  expect(await build()).toEqual([])
  const [hen, own, fixed] = images('blog')
  expect([hen, own, fixed]).toEqual([
    expect.stringMatching(/^\/b\/assets\/images\/hen-\w+\.webp$/),
    expect.stringMatching(/^\/b\/assets\/images\/x-\w+\.webp$/),
    '/b/img/s.webp',
  ])
  expect(images('blog/p')).toEqual([hen, own, fixed])
  expect(images('blog/authors')).toEqual([hen])
  expect(images('blog/authors/hen')[0]).toBe(hen)
  writeFile(root, 'blog/hen.webp', readFileSync('static/img/docs/tabs-dark.webp'))
  expect(await build()).toEqual([])
  expect(images('blog')[0]).not.toBe(hen)
  expect(images('blog/p')[0]).toBe(images('blog')[0])
  writeFile(root, 'blog/authors.yml', 'hen:\n  name: Hen\n  image_url: ./none.webp\n')
  expect(await build()).toEqual([
    ['blog/authors.yml:3:16', 'missingHtmlImage', 'There is no image @site/blog/none.webp.'],
  ])
})
