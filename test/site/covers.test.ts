// `cover` in the front matter: on the page of the post, in lists, in the Markdown copy and in feeds.
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

const read = (path: string) => readFileSync(join(root, 'dist', path), 'utf8')
const images = (path: string) => read(path).match(/<img [^>]*pond[^>]*>/g) ?? []
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><rect width="9" height="9"/></svg>'
const config = { title: 'Pond', url: 'https://pond.example' }

it('opens the post and its entry in lists, with its size', async () => {
  writeFile(root, 'site.config.json', JSON.stringify(config))
  writeFile(root, 'blog/pond one.svg', svg)
  const fields = 'title: Pond\ncover: ./pond one.svg\ncover_alt: The *pond* at "dawn"'
  writeFile(
    root,
    'blog/2026-01-01-pond.md',
    `---\n${fields}\n---\n\nFirst.\n\n<!-- truncate -->\n\nSecond.\n`,
  )
  writeFile(
    root,
    'docs/a.mdx',
    '---\ncover: ../blog/pond one.svg\n---\nexport const a = 1\n\n# Title\n\nText {a}.\n',
  )
  const { status, stderr } = await runCommand(['build', root, '--strict'])
  expect(status, stderr).toBe(0)
  for (const path of ['blog/index.html', 'blog/2026/01/01/pond/index.html']) {
    expect(images(path)).toHaveLength(1)
    expect(images(path)[0]).toMatch(/alt="The \*pond\* at &quot;dawn&quot;".* width="800" height="400"/)
  }
  expect(read('blog/2026/01/01/pond/index.html')).toContain('<meta name="description" content="First.">')
  expect(read('blog/2026/01/01/pond/index.md')).toMatch(/^!\[The \\?\*pond\\?\* at "dawn"\]\(https:/m)
  expect(read('blog/rss.xml')).toContain('pond')
  expect(read('docs/a/index.html')).toMatch(/<h1[^>]*>Title[\s\S]*<img [^>]*pond/)
})

it('is reported with its line where the file is missing', async () => {
  writeFile(root, 'site.config.json', JSON.stringify(config))
  writeFile(root, 'blog/2026-01-01-pond.md', '---\ntitle: Pond\ncover: ./gone.svg\n---\n\nFirst.\n')
  const { status, stderr } = await runCommand(['build', root])
  expect(status).toBe(1)
  expect(stderr).toContain('blog/2026-01-01-pond.md:3:1  error  missingAsset')
})
