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
  li: (props) => <li data-own="li" {...props} />,
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

describe('blocks of code', () => {
  const fences =
    '# A\n\n```js title="a.js" {1}\nlet a < 1\n```\n\n```\nplain\n```\n\n```bash npm2yarn\nnpm i x\n```\n'
  const shown = (html: string) =>
    [...html.matchAll(/data-own="(\w+)" data-props="([^"]*)">([^<]*)/g)].map(([, ...found]) =>
      found.map((one) => one.replaceAll('&quot;', '"').replaceAll('&lt;', '<')),
    )
  const expected = [
    ['{"className":"language-js","metastring":"title=\\"a.js\\" {1}"}', 'let a < 1\n'],
    ['{}', 'plain\n'],
    ['{"className":"language-bash","metastring":"npm2yarn"}', 'npm i x\n'],
  ]
  const show = `({ children, ...props }) => <pre data-own="NAME" data-props={JSON.stringify(props)}>{children}</pre>`
  const setUp = (theme: Readonly<Record<string, string>>) => {
    writeFile(
      root,
      'docusaurus.config.js',
      "module.exports = { title: 'T', url: 'https://x.example', baseUrl: '/', presets: [['classic', { blog: false, pages: false }]] }",
    )
    for (const [name, source] of Object.entries(theme)) writeFile(root, `src/theme/${name}`, source)
    writeFile(root, 'docs/a.md', fences)
  }

  it('are what MDX makes of them for the component of `pre`, which may read it', async () => {
    setUp({
      'MDXComponents.js': `const Show = ${show}\nexport default { pre: ({ children }) => <Show {...children.props} /> }`,
    })
    expect(shown((await build())('docs/a')).map(([, ...rest]) => rest)).toEqual(expected)
  })

  it('are shown by the component of `code`, which can show the original', async () => {
    setUp({
      'MDXComponents.js':
        "import all from '@theme-original/MDXComponents'\nexport default { ...all, code: (props) => <section data-own='code'><all.code {...props} /></section> }",
      'CodeBlock.js': `export default ${show.replace('NAME', 'block')}`,
    })
    const html = (await build())('docs/a')
    expect(html.match(/data-own="code"/g)).toHaveLength(3)
    expect(shown(html).map(([, ...rest]) => rest)).toEqual(expected)
  })

  it('are elements of MDX for components with code between their tags, even if CodeBlock is replaced', async () => {
    const read = `export const Read = ({ children: { props: { children: { props: { className, children } } } } }) => <pre data-own="read" data-props={className}>{children}</pre>
export const Show = ({ children }) => <section data-own="show">{children}</section>`
    writeFile(root, 'src/read.js', read)
    setUp({})
    const text =
      'import { Read, Show } from \'@site/src/read\'\n\n<NAME>\n\n```js title="a.js"\nlet a\n```\n\n</NAME>\n'
    writeFile(root, 'docs/read.mdx', text.replaceAll('NAME', 'Read'))
    writeFile(root, 'docs/show.mdx', text.replaceAll('NAME', 'Show'))
    const page = await build()
    expect(shown(page('docs/read'))).toEqual([['read', 'language-js', 'let a\n']])
    expect(page('docs/show')).toMatch(
      /<section data-own="show"><div class="theme-code-block language-js"><div class="theme-code-block-title">a.js.*<span class="hljs-keyword">let/,
    )
    writeFile(root, 'src/theme/CodeBlock.js', `export default ${show.replace('NAME', 'block')}`)
    const replaced = await build()
    expect(shown(replaced('docs/read'))).toEqual([['read', 'language-js', 'let a\n']])
    expect(shown(replaced('docs/show'))[0]?.slice(2)).toEqual(['let a\n'])
  })
})

describe('the members of MDXComponents', () => {
  const found = (source: string) => {
    writeFile(root, 'src/theme/MDXComponents.tsx', source)
    return [...mappedElements(join(root, 'src/theme'), root)]
  }
  it.each([
    ['export default { h1: One, "h2": Two, table(props) {}, img }', ['h1', 'h2', 'table', 'img']],
    ['export default { code: Code }', ['code', 'pre']],
    ['export default { code: Code, pre: Pre }', ['code', 'pre']],
    ['const all = {\n  // h1: One,\n  /* h2: Two, */\n  a: Link,\n}\nexport default all', ['a']],
    ['export default { ...MDXComponents, Tabs, aside: A }', []],
  ])('%s', (source, names) => {
    expect(found(source)).toEqual(names)
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
    expect(found(source)).toEqual(names)
  })
})
