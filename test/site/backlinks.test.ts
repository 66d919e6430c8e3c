// `<Backlinks>`: pages that link to the page, in each version and language. A changed link renders the pages
// that show it, and nothing else.
import { readFileSync, rmSync } from 'node:fs'
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
const links = (path: string) => {
  const [, list = ''] = /<div class="backlinks">(.*?)<\/div>/s.exec(read(`${path}/index.html`)) ?? []
  return [...list.matchAll(/<a href="([^"]*)">([^<]*)/g)].map(([, href, label]) => `${href} ${label}`)
}

async function build() {
  const { status, stdout, stderr } = await runCommand(['build', root, '--strict', '--json'])
  expect(status, stderr).toBe(0)
  return (JSON.parse(stdout) as { rendered: number }).rendered
}

const target = '# Target\n\n[Myself](#part)\n\n## Part\n\n<Backlinks title="Linked from" />\n'
const files = {
  'site.config.json': '{"title":"Pond","url":"https://pond.example"}',
  'docs/target.md': target,
  'docs/code.mdx': '# Code\n\n{[1].map(String)}\n\n<Backlinks />\n\n[Target](./target.md)\n',
  'docs/file.md': '# By file\n\n[One](./target.md#part) [two](./target.md)\n',
  'docs/id.md': '---\ntitle: By id & more\n---\n\n[One](doc:target)\n',
  'docs/hidden.md': '---\nunlisted: true\n---\n\n# Hidden\n\n[One](./target.md)\n',
  'docs/other.md': '# Other\n\n<Backlinks title="Linked from" />\n',
  'pages/page.mdx': '# Page\n\n<a href="/docs/target/">One</a> [Code](/docs/code/)\n',
}

it('lists the pages that link here, and only a changed link renders other pages', async () => {
  for (const [path, text] of Object.entries(files)) writeFile(root, path, text)
  await build()
  expect(links('docs/target')).toEqual([
    '/docs/code/ Code',
    '/docs/file/ By file',
    '/docs/id/ By id &amp; more',
    '/page/ Page',
  ])
  expect(links('docs/code')).toEqual(['/page/ Page'])
  expect(read('docs/target/index.html')).toContain('<strong>Linked from</strong>')
  expect(read('docs/target/index.md')).toMatch(/Linked from[\s\S]*\[By file\]\(.*\/docs\/file\//)
  expect(read('docs/other/index.html')).not.toContain('Linked from')

  writeFile(root, 'docs/file.md', '# By file\n\nNo link.\n')
  expect(await build()).toBe(2)
  expect(links('docs/target')).not.toContain('/docs/file/ By file')
  writeFile(root, 'docs/file.md', '# By file\n\nNo link at all.\n')
  expect(await build()).toBe(1)
  writeFile(root, 'docs/file.md', '# By file\n\n[Other](./other.md)\n')
  expect(await build()).toBe(2)
  expect(links('docs/other')).toEqual(['/docs/file/ By file'])
  rmSync(join(root, 'docs/file.md'))
  await build()
  expect(read('docs/other/index.html')).not.toContain('Linked from')
})

it('gives way to a component of the site', async () => {
  writeFile(root, 'docs/other.md', files['docs/other.md'])
  writeFile(
    root,
    'theme/MDXComponents.jsx',
    `import All from '@theme-original/MDXComponents'\nexport default { ...All, Backlinks: () => <i>Mine</i> }\n`,
  )
  await build()
  expect(read('docs/other/index.html')).toContain('<i>Mine</i>')
})
