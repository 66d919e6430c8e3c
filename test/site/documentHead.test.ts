// What stands above the text of a document: its title, and its description where the configuration asks for it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '../support/command.ts'
import { writeFile } from '../support/edits.ts'
import { siteFolder } from '../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

it('shows the description below a title from the front matter', async () => {
  const config = { title: 'Pond', url: 'https://pond.example', docs: { showDescription: true } }
  writeFile(root, 'site.config.json', JSON.stringify(config))
  writeFile(root, 'docs/a.md', '---\ntitle: A\ndescription: One & two.\n---\n\nText.\n')
  writeFile(root, 'docs/b.md', '---\ndescription: Above.\n---\n\n# B\n\nText.\n')
  writeFile(root, 'docs/c.md', '---\ntitle: C\n---\n\nText.\n')
  const { status, stderr } = await runCommand(['build', root])
  expect(status, stderr).toBe(0)
  const head = (name: string) =>
    /<article>.*?<p>Text/s.exec(readFileSync(join(root, 'dist/docs', name, 'index.html'), 'utf8'))?.[0]
  expect(head('a')).toContain('<h1>A</h1><p class="doc-lead">One &amp; two.</p></header>')
  expect(head('b')).not.toContain('Above.')
  expect(head('c')).toContain('<h1>C</h1></header>')
})
