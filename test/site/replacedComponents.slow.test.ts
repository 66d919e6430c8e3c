// A component that the site replaces receives the content of Markdown.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { problemText } from '../support/cli.ts'
import { runCommand } from '../support/command.ts'
import { writeFile } from '../support/edits.ts'
import { siteFolder } from '../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

/** Renders its props as JSON in an attribute, and its children. */
const showProps = (name: string): string => `
export default function ${name}({ children, ...props }) {
  return <section data-name="${name}" data-props={JSON.stringify(props)}>{children}</section>
}
`

interface Shown {
  readonly name: string
  readonly props: unknown
  /** HTML up to the next closing tag. */
  readonly content: string
}

const unescaped = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>')

async function build(files: Readonly<Record<string, string>>): Promise<(path: string) => readonly Shown[]> {
  for (const [path, content] of Object.entries(files)) writeFile(root, path, content)
  const { status, stderr } = await runCommand(['build', root])
  expect([status, problemText(stderr).match(/(?:warning|error) {2}.*/g)]).toEqual([0, null])
  return (path) => {
    const html = readFileSync(join(root, 'dist', path, 'index.html'), 'utf8')
    const found = html.matchAll(/<section data-name="(\w+)" data-props="([^"]*)">(.*?)(?=<\/?section)/gs)
    return [...found].map(([, name = '', props = '', content = '']) => ({
      name,
      props: JSON.parse(unescaped(props)),
      content: unescaped(content.replaceAll('<!-- -->', '')),
    }))
  }
}

describe('a replaced CodeBlock', () => {
  it('receives fenced and indented code', async () => {
    const shown = await build({
      'theme/CodeBlock.jsx': showProps('CodeBlock'),
      'docs/a.md':
        '# A\n\n```js title="a \\"b\\".js" {1,3} showLineNumbers\nif (a < b) {\n}\n```\n\n- ```css showLineNumbers=7\n  a {}\n  ```\n\n```\nplain\n```\n\n    indented\n',
      'docs/b.mdx': '<Tabs><TabItem value="x">\n\n```js\n{notAnExpression}\n```\n\n</TabItem></Tabs>\n',
      'docs/c.md': '---\nformat: md\n---\n\n```js\nlet c\n```\n',
    })
    expect(shown('docs/a')).toEqual([
      {
        name: 'CodeBlock',
        props: {
          className: 'language-js',
          metastring: 'title="a "b".js" {1,3} showLineNumbers',
          title: 'a ',
          showLineNumbers: true,
        },
        content: 'if (a < b) {\n}\n',
      },
      {
        name: 'CodeBlock',
        props: { className: 'language-css', metastring: 'showLineNumbers=7', showLineNumbers: 7 },
        content: 'a {}\n',
      },
      { name: 'CodeBlock', props: {}, content: 'plain\n' },
      { name: 'CodeBlock', props: {}, content: 'indented\n' },
    ])
    expect(shown('docs/b')).toEqual([
      { name: 'CodeBlock', props: { className: 'language-js' }, content: '{notAnExpression}\n' },
    ])
    expect(shown('docs/c')).toEqual([])
  })

  it('can wrap the original, which renders the same as for a fence', async () => {
    const fence = '```js title="a.js" {2} showLineNumbers\nlet a\nlet b\n```\n\n    indented <b>\n'
    await build({
      'theme/CodeBlock.jsx':
        "import Original from '@theme-original/CodeBlock'\nexport default (props) => <Original {...props} />\n",
      'docs/wrapped.md': fence,
      'docs/plain.md': `---\nformat: md\n---\n\n${fence}`,
    })
    const blocks = (path: string) => {
      const html = readFileSync(join(root, 'dist', path, 'index.html'), 'utf8')
      // Lines of a component have no ids for links to them.
      return [...html.matchAll(/<div class="theme-code-block .*?<\/code>/gs)].map(([block]) =>
        block.replaceAll(/ id="code-1-L\d+"/g, ''),
      )
    }
    const [first = ''] = blocks('docs/wrapped')
    expect(first).toContain('theme-code-block-highlighted-line')
    expect(first).toContain('<span class="hljs-keyword">let</span>')
    expect(first).toBe(blocks('docs/plain')[0])
  })
})

it('replaced Tabs receive the tabs of package managers', async () => {
  const shown = await build({
    'theme/Tabs.jsx': showProps('Tabs'),
    'theme/TabItem.jsx': showProps('TabItem'),
    'docs/a.md': '```bash npm2yarn\nnpm install x\n```\n',
  })
  const items = shown('docs/a')
  expect(items.map(({ name, props }) => [name, props])).toEqual([
    ['Tabs', { groupId: 'npm2yarn' }],
    ['TabItem', { value: 'npm', label: 'npm' }],
    ['TabItem', { value: 'yarn', label: 'Yarn' }],
    ['TabItem', { value: 'pnpm', label: 'pnpm' }],
    ['TabItem', { value: 'bun', label: 'Bun' }],
  ])
  expect(items[2]?.content.replace(/<[^>]+>/g, '')).toContain('yarn add x')
})

it('a replaced Admonition receives alerts, and a replaced Details receives the MDX element', async () => {
  const shown = await build({
    'theme/Admonition.jsx': showProps('Admonition'),
    'theme/Details.jsx': showProps('Details'),
    'docs/a.md': '> [!TIP]\n> *text*\n\n<Details summary="Sum">inner</Details>\n',
    'docs/b.mdx':
      '<details open>\n<summary>Sum</summary>\n\ntext\n\n</details>\n\nand <details>two</details>\n',
  })
  expect(shown('docs/a')).toEqual([
    { name: 'Admonition', props: { type: 'tip' }, content: '<p><em>text</em></p>' },
    { name: 'Details', props: { summary: 'Sum' }, content: 'inner' },
  ])
  expect(shown('docs/b').map(({ props }) => props)).toEqual([{ open: true }, {}])
  expect(shown('docs/b')[0]?.content).toContain('<summary>Sum</summary>')
})

it('a replaced Mermaid receives diagrams', async () => {
  const shown = await build({
    'site.config.json': '{ "checks": { "missingPackage": "ignore" } }',
    'theme/Mermaid.jsx': `${showProps('Mermaid')}
// As the browser code of Docusaurus' theme for diagrams.
export const layouts = () =>
  __DOCUSAURUS_MERMAID_LAYOUT_ELK_ENABLED__ ? import('@mermaid-js/layout-elk') : null
if (layouts() !== null) throw new Error('The package for layouts is not installed.')
`,
    'docs/a.md': '# A\n\n```mermaid\ngraph TD\n  A-->B{c}\n```\n\n- ```Mermaid\n  pie\n  ```\n',
  })
  expect(shown('docs/a').map(({ props }) => props)).toEqual([
    { value: 'graph TD\n  A-->B{c}' },
    { value: 'pie' },
  ])
})
