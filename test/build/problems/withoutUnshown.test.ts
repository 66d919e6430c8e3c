// Problems of Markdown files that no page of a Docusaurus site shows.
import { expect, it } from 'vitest'
import { writeFile } from '../../support/edits.ts'
import { runBuild } from '../../support/engine.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const problem = ':::note\n\nText that never ends.\n'

it('reports problems of pages, what they include and listed versions, and of no other file', async () => {
  const files = {
    'package.json': '{}',
    'docusaurus.config.js': `module.exports = { title: 'A', url: 'https://site.example', baseUrl: '/',
      presets: [['classic', { docs: { lastVersion: 'current' }, blog: false }]] }`,
    'versions.json': '["2.0"]',
    'docs/index.mdx': "import Part from '../parts/part.mdx'\n\n# Home\n\n<Part />\n",
    'docs/a.md': problem,
    'parts/part.mdx': "import Deep from './deep.mdx'\n\n<Deep />\n",
    'parts/deep.mdx': problem,
    'parts/unused.mdx': problem,
    'other/docs/copy.md': problem,
    'versioned_docs/version-2.0/index.md': '# Home\n',
    'versioned_docs/version-2.0/b.md': problem,
    'versioned_docs/version-1.0/index.md': problem,
  }
  for (const [path, text] of Object.entries(files)) writeFile(root, path, text)
  const { problems } = await runBuild({ root, outDir: `${root}/dist`, cacheFolder: `${root}/.cache` })
  expect(problems.map(({ code, file }) => `${code} ${file}`).sort()).toEqual([
    'unclosedAdmonition docs/a.md',
    'unclosedAdmonition parts/deep.mdx',
    'unclosedAdmonition versioned_docs/version-2.0/b.md',
  ])
})
