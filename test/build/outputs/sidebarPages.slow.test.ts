// Which pages are rendered again when one branch of a large sidebar changes, and that they are those of a
// clean build.
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeFile } from '../../support/edits.ts'
import { differences, readTree, runBuild } from '../../support/engine.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const parts = ['One', 'Two', 'Three']

/** Three parts with two documents and many links; `more` links in the second. */
function writeSidebar(more: number): void {
  const links = (part: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      type: 'link',
      label: `Link ${index} of ${part}`,
      href: `https://example.com/${part}/${index}`,
    }))
  const category = (part: string, at: number) => ({
    type: 'category',
    label: part,
    items: [`${part}/a`, `${part}/b`, ...links(part, 300 + (at === 1 ? more : 0))],
  })
  writeFile(root, 'sidebars.json', JSON.stringify({ docs: parts.map(category) }))
}

/** Resolves with the number of pages that are rendered again after a change of the second part. */
async function renderedAfterChange(clean = 'clean'): Promise<number> {
  writeFile(root, 'site.config.json', '{ "title": "Large", "contentDir": ".", "pages": false }')
  for (const part of parts)
    for (const name of ['a', 'b']) writeFile(root, `docs/${part}/${name}.md`, `# ${part} ${name}\n`)
  writeSidebar(0)
  const folders = (name: string) => ({
    root,
    outDir: join(root, '..', name),
    cacheFolder: join(root, '..', `${name}-cache`),
  })
  await runBuild(folders('warm'))
  writeSidebar(1)
  const { summary } = await runBuild(folders('warm'))
  await runBuild(folders(clean))
  expect(differences(readTree(folders('warm').outDir), readTree(folders(clean).outDir))).toEqual([])
  return summary.rendered
}

it('renders the pages of the branch', async () => {
  expect(await renderedAfterChange()).toBe(2)
})

it('renders all pages that may show the whole sidebar: with code, or with a component of the site', async () => {
  writeFile(
    root,
    'docs/One/c.mdx',
    "---\ndisplayed_sidebar: docs\n---\n\nimport { useDocsSidebar } from '@docusaurus/plugin-content-docs/client'\n\nexport const Count = () => <b>{useDocsSidebar().items.map((item) => item.items.length).join(' ')}</b>\n\n# Code\n\n<Count />\n",
  )
  expect(await renderedAfterChange()).toBe(3)
  writeFile(
    root,
    'theme/Footer.jsx',
    "import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client'\n\nexport default () => <footer>{useDocsSidebar()?.items.map((item) => item.items.length).join(' ')}</footer>\n",
  )
  expect(await renderedAfterChange('clean again')).toBe(7)
})
