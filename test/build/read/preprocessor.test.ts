// What a preprocessor changes in a Docusaurus site: the text of a page, but not what names it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeFile } from '../../support/edits.ts'
import { runBuild } from '../../support/engine.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root = ''
siteFolder((folder) => {
  root = folder
})

const files = {
  'package.json': '{}',
  'docusaurus.config.js': `module.exports = {
  title: 'T', url: 'https://site.example', baseUrl: '/',
  markdown: { preprocessor: ({ fileContent }) => fileContent.replaceAll('PRODUCT', 'Feeder').replace('ADD', '# Added') },
  presets: [['classic', { blog: false, pages: false }]],
}`,
  'docs/a.md': '---\ntitle: The PRODUCT\n---\n\nFirst PRODUCT.\n\n## Of PRODUCT\n',
  'docs/b.md': '# The PRODUCT\n\nText.\n',
  'docs/c.md': '---\ndescription: Of PRODUCT\n---\n\nADD\n\nText.\n',
}

it('keeps titles and descriptions as they are written', async () => {
  for (const [path, text] of Object.entries(files)) writeFile(root, path, text)
  const { problems } = await runBuild({ root, outDir: join(root, 'dist'), cacheFolder: join(root, '.cache') })
  expect(problems).toEqual([])
  const found = ['a', 'b', 'c'].map((page) => {
    const html = readFileSync(join(root, 'dist/docs', page, 'index.html'), 'utf8')
    const parts = [
      /<title>([^|]*?) \|/,
      /name="description" content="([^"]*)"/,
      /<h1[^>]*>([^<]*)/,
      /<h2 id="([^"]*)"/,
    ]
    return parts.map((part) => part.exec(html)?.[1])
  })
  expect(found).toEqual([
    ['The PRODUCT', 'First PRODUCT.', 'The PRODUCT', 'of-feeder'],
    ['The PRODUCT', 'Text.', 'The Feeder', undefined],
    ['Added', 'Of PRODUCT', 'Added', undefined],
  ])
})
