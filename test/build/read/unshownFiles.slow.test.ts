// Markdown files of a Docusaurus site that are no pages: read only when something shows them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root = ''
siteFolder((folder) => {
  root = folder
})

const files = {
  'package.json': '{}',
  'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://site.example', baseUrl: '/',
    presets: [['classic', { docs: { onlyIncludeVersions: ['current', '2.0'] } }]] }`,
  'docs/a.md': "import Part from '@site/snippets/one.md'\n\n# A\n\n<Part />\n",
  'docs/b.md': '# B\n',
  'snippets/one.md': 'One, and [b](/docs/next/b).\n\nimport Two from "./two.md"\n\n<Two />\n',
  'snippets/two.md': 'Two.\n',
  'snippets/unused.md': '# Unused\n\n[broken](./nowhere.md)\n',
  'versions.json': '["2.0", "1.0"]',
  'versioned_docs/version-2.0/b.md': '# B of 2.0\n',
  'versioned_docs/version-1.0/b.md': '# B of 1.0\n\n[broken](./nowhere.md)\n',
  'archive/old.md': '# Old\n\n<Unknown />\n',
  'README.md': '# Read me\n\nSee [b](./docs/b.md).\n',
  'src/pages/home.jsx': "import Readme from '../../README.md'\nexport default () => <Readme />\n",
}

beforeEach(() => {
  for (const [path, text] of Object.entries(files)) writeFile(root, path, text)
})

const page = (path: string) => readFileSync(join(root, 'dist', path, 'index.html'), 'utf8')

/** How many files were parsed and routes rendered. */
async function build(...flags: string[]) {
  const { status, stderr } = await runCommand(['build', root, '--verbose', ...flags])
  expect(status, stderr).toBe(0)
  return /(\d+) files? parsed, (\d+) routes? rendered/.exec(stderr)?.slice(1).map(Number)
}

it('are parsed when a page includes them, or code imports them', async () => {
  // Two documents, two snippets, one document of 2.0. The README follows with the code.
  expect((await build())?.[0]).toBe(5)
  expect(page('docs/next/a')).toMatch(/One, and <a href="\/docs\/next\/b\/?">b<\/a>[\s\S]*Two\./)
  expect(page('home')).toMatch(/See <a href="\/docs\/next\/b\/?">b<\/a>/)
})

it('build only the pages that show them again', async () => {
  await build()
  writeFile(root, 'archive/old.md', '# Changed\n')
  writeFile(root, 'snippets/unused.md', '# Changed\n')
  expect(await build()).toEqual([0, 0])
  writeFile(root, 'snippets/two.md', 'Changed.\n')
  expect(await build()).toEqual([1, 1])
  expect(page('docs/next/a')).toContain('Changed.')
  writeFile(root, 'README.md', '# Read me\n\nSee [a](./docs/a.md).\n')
  await build()
  expect(page('home')).toMatch(/See <a href="\/docs\/next\/a\/?">a<\/a>/)
  writeFile(root, 'docs/b.md', "import Old from '../archive/old.md'\n\n# B\n\n<Old />\n")
  await build()
  expect(page('docs/next/b')).toContain('Changed')
  await build('--verify')
})
