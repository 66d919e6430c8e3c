// A data file with a mistake in its syntax is the only problem: nothing is said about what it would contain.
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeFile } from '../../support/edits.ts'
import { runBuild } from '../../support/engine.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

async function problems(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  for (const [path, content] of Object.entries(files)) writeFile(root, path, content)
  const { problems } = await runBuild({ root, outDir: join(root, 'dist'), cacheFolder: join(root, '.cache') })
  return problems.map(({ file, line, code }) => `${file}:${line} ${code}`)
}

it('of sidebars', async () => {
  const navbar = { items: [{ type: 'docSidebar', sidebarId: 'guides', label: 'Guides' }] }
  const found = await problems({
    'site.config.json': JSON.stringify({ contentDir: '.', themeConfig: { navbar } }),
    'sidebars.mjs': "export default {\n  guides: ['a'\n}\n",
    'docs/a.md': '---\ndisplayed_sidebar: guides\n---\n\n# A\n',
  })
  expect(found).toEqual(['sidebars.mjs:3 sidebarFile'])
  expect(await problems({ 'sidebars.mjs': "export default { guides: ['a'] }\n" })).toEqual([])
})

it('of authors and tags', async () => {
  const found = await problems({
    'site.config.json': JSON.stringify({ contentDir: '.', blog: { onInlineTags: 'throw' } }),
    'blog/authors.yml': 'core:\n  name: Core\n bad: [\n',
    'blog/tags.yml': 'news: {\n',
    'blog/2024-01-01-a.md':
      '---\ntitle: A\nauthors: [core]\ntags: [news]\n---\n\nText.\n\n<!-- truncate -->\n',
  })
  expect(found).toEqual(['blog/authors.yml:3 authorsFile', 'blog/tags.yml:2 tagsFile'])
})
