// Markdown that other files import, and Markdown without code, in a site that runs its own theme.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '../../../support/command.ts'
import { writeFile } from '../../../support/edits.ts'
import { siteFolder } from '../../../support/siteFolder.ts'
import { writeStubDocusaurus } from '../../../support/stubDocusaurus.ts'

let root = ''
siteFolder((path) => {
  root = path
})

function writeSite(options = ''): void {
  writeStubDocusaurus(root)
  writeFile(
    root,
    'docusaurus.config.js',
    `module.exports = {
  title: 'Nests', url: 'https://example.com', baseUrl: '/', trailingSlash: false, ${options}
  presets: [['classic', { blog: false, theme: { customCss: [] } }]],
}
`,
  )
}

const page = (path: string) => readFileSync(join(root, 'dist', path), 'utf8')

it('fills links of imported Markdown, also of a file that only another imported one has', async () => {
  writeSite()
  writeFile(root, 'docs/guide/eggs.md', '# Eggs\n\n## Warm\n')
  writeFile(root, 'docs/guide/_inner.mdx', '[Inner](./eggs.md)\n')
  writeFile(
    root,
    'docs/guide/_note.mdx',
    "import Inner from './_inner.mdx'\n\n[To eggs](./eggs.md#warm)\n\n<Inner />\n",
  )
  writeFile(root, 'docs/a.mdx', "import Note from './guide/_note.mdx'\n\n# A\n\n<Note />\n")
  writeFile(
    root,
    'docs/b.mdx',
    "import Note from './guide/_note.mdx'\n\nexport const b = 1\n\n# B\n\n<Note />{b}\n",
  )
  expect((await runCommand(['build', root])).status).toBe(0)
  for (const name of ['a', 'b']) {
    expect(page(`docs/${name}.html`)).toContain('<a href="/docs/guide/eggs#warm">To eggs</a>')
    expect(page(`docs/${name}.html`)).toContain('<a href="/docs/guide/eggs">Inner</a>')
  }
  const text = /href="([^"?]*assets\/data\/t-[^"?]*)/.exec(page('docs/a.html'))?.[1] ?? ''
  expect(JSON.parse(page(text))).toMatchObject({
    imported: { 'docs/guide/_inner.mdx': ['href="/docs/guide/eggs"'] },
  })
})

it('shows admonitions and code of Markdown without code with the components of the theme', async () => {
  writeSite("markdown: { format: 'detect' },")
  writeFile(
    root,
    'node_modules/@docusaurus/theme-classic/theme/MDXComponents.js',
    `export default {
  admonition: ({ type, title, children }) => <aside data-type={type} data-title={title}>{children}</aside>,
  mdxAdmonitionTitle: (props) => <em {...props} />,
  pre: ({ children }) => <div className="block">{children}</div>,
}
`,
  )
  writeFile(
    root,
    'docs/a.md',
    '# A\n\n<!-- mark -->\n\n:::note\n\nWarm {eggs} in <b>nests</b>, [A](./a.md).\n\n:::\n\n:::tip[Own]\n\nText\n\n:::\n\n```js\nlet a\n```\n',
  )
  const { status, stderr } = await runCommand(['build', root])
  expect(stderr).not.toContain('error')
  expect(status).toBe(0)
  const html = page('docs/a.html')
  expect(html).toContain('<aside data-type="note">')
  expect(html).toContain('Warm {eggs} in <b>nests</b>, <a href="/docs/a">A</a>.')
  expect(html).toContain('<aside data-type="tip" data-title="Own">')
  expect(html).toContain('<div class="block"><code class="language-js">let a')
})
