// `write-heading-ids`: which files of a site it writes, and what it says.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { problemText } from '../../../support/cli.ts'
import { runCommand } from '../../../support/command.ts'
import { writeFile } from '../../../support/edits.ts'
import { siteFolder } from '../../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const run = (...words: readonly string[]) => runCommand(['write-heading-ids', root, ...words])

it('writes all Markdown of the site, and nothing beside it', async () => {
  writeFile(root, 'docs/a.md', '# A\n\n## Big Owls\n')
  writeFile(root, 'docs/_part.mdx', '## Part\n')
  writeFile(root, 'blog/2024-01-01-post.md', '# Post\n\n## News\n')
  writeFile(root, 'README.md', '# Readme\n\n## Setup\n')
  const { status, stderr } = await run()
  expect(status).toBe(0)
  expect(stderr).toBe(
    'Wrote blog/2024-01-01-post.md: 1 changed.\nWrote docs/_part.mdx: 1 changed.\nWrote docs/a.md: 1 changed.\n',
  )
  expect(read('docs/a.md')).toBe('# A\n\n## Big Owls {#big-owls}\n')
  expect(read('README.md')).toBe('# Readme\n\n## Setup\n')
  expect((await run()).stderr).toBe('Nothing to write: every heading has an id.\n')
  expect((await run('--overwrite', '--maintain-case', 'docs/a.md')).status).toBe(0)
  expect(read('docs/a.md')).toBe('# A\n\n## Big Owls {#Big-Owls}\n')
})

it('writes the files, folders and patterns that are named', async () => {
  for (const file of ['docs/a.md', 'docs/more/b.md', 'docs/more/c.mdx']) writeFile(root, file, '## Words\n')
  await run('docs/more/', 'docs/*.md')
  expect(read('docs/a.md')).toBe('## Words {#words}\n')
  expect(read('docs/more/b.md')).toBe('## Words {#words}\n')
  expect(read('docs/more/c.mdx')).toBe('## Words {#words}\n')
  const { status, stderr } = await run('docs/none.md')
  expect(status).toBe(2)
  expect(stderr).toContain('No Markdown file of the site has the name docs/none.md.')
})

it('writes what the site can read', async () => {
  writeFile(root, 'site.config.json', '{ "markdown": { "mdx1Compat": { "headingIds": false } } }')
  writeFile(root, 'docs/a.md', '## Words\n')
  expect((await run('--syntax', 'classic')).stderr).toContain('Use --syntax mdx-comment.')
  expect(read('docs/a.md')).toBe('## Words\n')
  await run()
  expect(read('docs/a.md')).toBe('## Words {/* #words */}\n')
  expect((await run('--overwrite', '--migrate')).status).toBe(2)
})

it('names a heading at which an id would change what is read, and writes the others', async () => {
  writeFile(root, 'docs/a.md', '## Words\n')
  writeFile(root, 'docs/b.md', '---\ntitle: B\n---\n## Words\n\n## _.\n')
  const { status, stderr } = await run()
  expect(status).toBe(1)
  expect(problemText(stderr)).toBe(
    `Wrote docs/a.md: 1 changed.
Wrote docs/b.md: 1 changed.
error  docs/b.md:6: this heading got no id: with an id at its end, the page would show something else. Try --syntax mdx-comment.`,
  )
  expect(read('docs/b.md')).toBe('---\ntitle: B\n---\n## Words {#words}\n\n## _.\n')
  expect((await run('--syntax', 'mdx-comment')).status).toBe(0)
  expect(read('docs/b.md')).toBe('---\ntitle: B\n---\n## Words {#words}\n\n## _. {/* #_ */}\n')
})

it('reads each file with the settings of its instance', async () => {
  writeFile(
    root,
    'site.config.mjs',
    `function remarkMath() {}
const titled = () => (tree) => {
  for (const node of tree.children)
    if (node.type === 'heading') node.children.unshift({ type: 'text', value: 'Owls ' })
}
export default {
  docs: [{ remarkPlugins: [remarkMath] }, { id: 'more', path: 'more', beforeDefaultRemarkPlugins: [titled] }],
  blog: {},
}`,
  )
  writeFile(root, 'docs/a.md', '## Costs $x$\n')
  writeFile(root, 'blog/2024-01-01-post.md', '## Costs $x$\n')
  writeFile(root, 'more/a.mdx', '---\ntitle: A\n---\n\n## Nests\n\nMore\n---\n\n## Mice ##\n')
  const { stderr } = await run()
  expect(stderr.match(/error .*/g)).toHaveLength(1)
  expect(stderr).toContain('more/a.mdx:7: this heading got no id')
  expect(read('docs/a.md')).toBe('## Costs $x$ {#costs-x}\n')
  expect(read('blog/2024-01-01-post.md')).toBe('## Costs $x$ {#costs-x}\n')
  expect(read('more/a.mdx')).toBe(
    '---\ntitle: A\n---\n\n## Nests {#owls-nests}\n\nMore\n---\n\n## Mice {#owls-mice} ##\n',
  )
})
