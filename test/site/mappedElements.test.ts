// Elements of Markdown that a site's MDXComponents shows, in `.md` and `.mdx`, and on pages with plugins.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { mappedElements } from '../../build/read/mappedElements.ts'
import { writeFile } from '../support/edits.ts'
import { runBuild } from '../support/engine.ts'
import { siteFolder } from '../support/siteFolder.ts'

let root = ''
siteFolder((folder) => {
  root = folder
})

const build = async () => {
  const result = await runBuild({ root, outDir: join(root, 'dist'), cacheFolder: join(root, '.cache') })
  expect(result.problems.filter(({ severity }) => severity === 'error')).toEqual([])
  return (path: string) => {
    const html = readFileSync(join(root, 'dist', path, 'index.html'), 'utf8')
    return html.replaceAll('<!-- -->', '').slice(html.indexOf('<article'))
  }
}

const components = `import React from 'react'
import MDXComponents from '@theme-original/MDXComponents'
const Table = ({ children }) => <div data-own="table"><table>{children}</table></div>
export default {
  ...MDXComponents,
  // h5: (props) => <h5 {...props} />,
  h2: (props) => <MDXComponents.h2 {...props} data-own="h2" />,
  table: Table,
  'img'(props) { return <figure data-own="img"><img {...props} /></figure> },
  a: ({ href, children }) => <a href={href} data-own="a">{children}</a>,
  code: ({ children }) => <kbd data-own="code">{children}</kbd>,
}
`
const text = `# Title

## Part with \`code\`

Text with [a link](./b.md#part), ![a picture](./a.png) and \`code\`.

| A | B |
| - | - |
| 1 | [2](https://x.example/) |

<h2 id="raw">Raw</h2>
`
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

it('are shown by the components, with finished links and images', async () => {
  writeFile(
    root,
    'docusaurus.config.js',
    "module.exports = { title: 'T', url: 'https://x.example', baseUrl: '/', trailingSlash: true, presets: [['classic', { blog: false, pages: false }]] }",
  )
  writeFile(root, 'src/theme/MDXComponents/index.js', components)
  writeFile(
    root,
    'src/theme/MDXComponents/Li.js',
    'import React from \'react\'\nexport default (props) => <li data-own="li" {...props} />\n',
  )
  for (const name of ['a.md', 'c.mdx']) writeFile(root, `docs/${name}`, text)
  writeFile(root, 'docs/b.md', '# B\n\n## Part\n\n- one\n- two\n')
  writeFile(root, 'docs/plain.md', '# Plain\n\nOnly *text*.\n')
  writeFile(root, 'docs/a.png', picture)
  const page = await build()
  for (const path of ['docs/a', 'docs/c']) {
    const html = page(path)
    expect(html).toMatch(/<h2[^>]*data-own="h2"[^>]*>Part with <kbd data-own="code">code<\/kbd>/)
    expect(html).toMatch(/<h2[^>]*id="part-with-code"/)
    expect(html).toContain('<a href="/docs/b/#part" data-own="a">a link</a>')
    expect(html).toMatch(/<figure data-own="img"><img[^>]*alt="a picture"[^>]* src="\/assets\//)
    expect(html).toMatch(/<div data-own="table"><table><thead>/)
    expect(html).toContain('<a href="https://x.example/" data-own="a">2</a>')
    expect(html).toMatch(/<h2 [^>]*id="raw"[^>]*>Raw/)
    expect(html.match(/data-own="h2"/g)).toHaveLength(1)
    expect(html.match(/href="#part-with-code" aria-label/g)).toHaveLength(1)
  }
  expect(page('docs/b')).toContain('<li data-own="li">one</li>')
  expect(page('docs/b')).toMatch(/<h2[^>]*data-own="h2"/)
  // Pages without these elements stay data.
  expect(page('docs/plain')).toContain('<p>Only <em>text</em>.</p>')
  expect(readFileSync(join(root, 'dist/docs/plain/index.html'), 'utf8')).toContain('"code":null')
})

describe('the members of MDXComponents', () => {
  const found = (source: string, names = ['MDXComponents']) => {
    writeFile(root, 'src/theme/MDXComponents.tsx', source)
    return [...mappedElements(join(root, 'src/theme'), names)]
  }
  it.each([
    ['export default { h1: One, "h2": Two, table(props) {}, img }', ['h1', 'h2', 'table', 'img']],
    ['const all = {\n  // h1: One,\n  /* h2: Two, */\n  a: Link,\n}\nexport default all', ['a']],
    ['export default { ...MDXComponents, Tabs, aside: A }', []],
  ])('%s', (source, names) => {
    expect(found(source).map(([name]) => name)).toEqual(names)
  })
  it.each([
    ["import mine from './mine'\nexport default { ...Original, ...mine }", ['h3', 'table']],
    ["import { more, other } from '@site/src/parts/more'\nexport default { ...more }", ['img']],
    ["export default { h1: One, ...require('./mine').default }", ['h1', 'h3', 'table']],
    ["const mine = require('./mine')\nmodule.exports = { ...mine }", ['h3', 'table']],
    ["import mine from './mine'\nexport default { h2: mine.h2 }", ['h2']],
    ["import missing from './missing'\nimport pack from 'pack'\nexport default { ...missing, ...pack }", []],
  ])('can be spread from other files: %s', (source, names) => {
    writeFile(
      root,
      'src/theme/mine/index.ts',
      "import { inner } from './inner'\nexport default { h3: Three, ...inner }",
    )
    writeFile(root, 'src/theme/mine/inner.jsx', 'export const inner = { table: Table }')
    writeFile(root, 'src/parts/more.js', 'export const more = { img: Image }')
    expect(found(source).map(([name]) => name)).toEqual(names)
  })
  it('win over files beside it', () => {
    const names = ['MDXComponents', 'MDXComponents/A', 'MDXComponents/Img']
    expect(found('export default { a: Link }', names)).toEqual([
      ['a', null],
      ['img', 'Img'],
    ])
  })
})
