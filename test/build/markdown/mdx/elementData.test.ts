// Texts as elements of MDX, which the components of another theme show.
import { expect, it } from 'vitest'
import { elementsOfMdx } from '../../../../build/markdown/mdx/components.ts'
import type { TextData } from '../../../../build/shared/elementData.ts'
import { parserFor } from '../../../support/memorySite.ts'

const site = { compatibility: 'docusaurus', theme: 'docusaurus' }
const parser = parserFor({}, site)
const settings = { packageManagers: { sync: true, converters: ['yarn'] } }
const withCommands = parserFor({}, site, { ...elementsOfMdx, settings })

function read(text: string, reader = parser) {
  const { facts, body, values } = reader.page(text, 'mdx')
  return { facts, values, data: body.length === 0 ? null : (JSON.parse(String(body[0])) as TextData) }
}

const nodesOf = (text: string) => read(text).data?.nodes.filter((node) => node !== '\n')

it('names the elements of Markdown, so that components can show them', () => {
  expect(nodesOf('## Nests *here*\n\nA `b`.')).toEqual([
    ['h2', { id: 'nests-here' }, 'Nests ', ['em', 0, 'here']],
    ['p', 0, 'A ', ['code', 0, 'b'], '.'],
  ])
})

it('keeps elements that are written as such', () => {
  expect(nodesOf('<div className="a">b</div>')).toEqual([[':div', { className: 'a' }, 'b']])
})

it('has the head of the page as its component', () => {
  const text = '<head>\n  <link rel="canonical" href="https://e.example/" />\n</head>\n\nText.'
  expect(nodesOf(text)).toEqual([
    ['Head', 0, [':link', { rel: 'canonical', '@': [0] }]],
    ['p', 0, 'Text.'],
  ])
})

it('has code as text, with its words', () => {
  expect(nodesOf('```js title="a.js" {1}\nconst a = 1 < 2\n```')).toEqual([
    ['pre', 0, ['code', { className: 'language-js', metastring: 'title="a.js" {1}' }, 'const a = 1 < 2\n']],
  ])
})

it('has live code as code with a property, which themes look for', () => {
  expect(nodesOf('```jsx live noInline\n<b />\n```')).toEqual([
    ['pre', 0, ['code', { className: 'language-jsx', metastring: 'live noInline', live: true }, '<b />\n']],
  ])
})

it('has admonitions and diagrams as the components that MDX has for them', () => {
  expect(nodesOf(':::tip[Warm]\n\nkeep\n\n:::\n\n```mermaid\na\n```')).toEqual([
    ['admonition', { type: 'tip', title: 'Warm' }, ['p', 0, 'keep']],
    ['mermaid', { value: 'a' }],
  ])
})

it('has the alignment of cells as a style, and no box around a table', () => {
  const [table] = nodesOf('| a |\n|:-:|\n| b |') ?? []
  expect(table).toEqual([
    'table',
    0,
    ['thead', 0, ['tr', 0, ['th', { style: { textAlign: 'center' } }, 'a']]],
    ['tbody', 0, ['tr', 0, ['td', { style: { textAlign: 'center' } }, 'b']]],
  ])
})

it('numbers links, whose attributes come later', () => {
  const { facts, data } = read('[a](./a.md) and ![b](./b.png)')
  expect(facts.links.map(({ href }) => href)).toEqual(['./a.md', './b.png'])
  expect(data?.nodes[0]).toEqual(['p', 0, ['a', { '@': [0] }, 'a'], ' and ', ['img', { alt: 'b', '@': [1] }]])
})

it('has imported components by number, and values that are known', () => {
  const { facts, data } = read(
    "import Tabs from '@theme/Tabs'\nimport { Nest } from '../Nest'\n\n<Tabs queryString values={[1, 'b']}><Nest /></Tabs>",
  )
  expect(facts.code).toBeUndefined()
  expect(facts.imports).toEqual(['@theme/Tabs', '../Nest'])
  expect(data?.imports).toEqual([
    { specifier: '@theme/Tabs', imported: 'default' },
    { specifier: '../Nest', imported: 'Nest' },
  ])
  expect(data?.nodes).toContainEqual(['$0', { queryString: true, values: [1, 'b'] }, ['$1', 0]])
})

it('has Markdown that it imports as a component', () => {
  const { data, values } = read("import Part from './_part.mdx'\n\n<Part />\n\n<Part eggs={2} />")
  expect(data?.imports).toEqual([{ specifier: './_part.mdx', imported: 'default' }])
  expect(data?.nodes.filter((node) => node !== '\n')).toEqual([
    ['$0', 0],
    ['$0', { eggs: 2 }],
  ])
  expect(values).toBeNull()
})

it('has the tabs that Markdown means as those of the theme, whatever the text imports', () => {
  const text = '```bash npm2yarn\nnpm test\n```'
  const { facts, data } = read(`import Tabs from './own'\n\n<Tabs />\n\n${text}`, withCommands)
  expect(facts.imports).toEqual(['./own', '@theme/Tabs', '@theme/TabItem'])
  expect(data?.nodes).toContainEqual(['$0', 0])
  const tabs = JSON.stringify(data?.nodes)
  expect(tabs).toContain('["$1",{"groupId":"npm2yarn"}')
  expect(tabs).toContain('["$2",{"value":"npm","label":"npm"}')
})

it.each([
  ['an expression', 'eggs: {Math.random()}', ['p', 0, 'eggs: ', ['{0', 0]], '(Math.random()\n)'],
  [
    'computed properties',
    '<Nest eggs={count()} id="a" />',
    ['Nest', { '{': 0 }],
    '"eggs": (count()\n), "id": "a"',
  ],
  ['properties with a link', '<a href="./a.md" {...props} />', [':a', { '{': 0, '@': [0] }], '...props'],
  ['a member of a module', "import * as N from '../N'\n\n<N.Large a={1} />", ['<0', { a: 1 }], 'N.Large'],
])('numbers %s, whose values come from a module', (_what, text, node, code) => {
  const { facts, data, values } = read(text)
  expect(data?.nodes).toContainEqual(node)
  expect(values).toContain(code)
  expect(facts.code?.line).toBeGreaterThan(0)
})

it.each([
  ['an export', 'export const a = 1\n\ntext', 'export const a = 1'],
  ['a style sheet', "import './a.css'\n\ntext", "import './a.css'"],
  [
    'a layout',
    'export default ({ children }) => <b>{children}</b>\n\ntext',
    'export { MDXLayout_ as layout_ }',
  ],
])('has %s in the module of its values', (_what, text, code) => {
  const { data, values } = read(text)
  expect(data?.nodes).toContainEqual(['p', 0, 'text'])
  expect(values).toContain(code)
})

it('has words and headings in no code, unless a statement reads them', () => {
  const valuesOf = (text: string) => read(`import { a } from './a'\n\n${text}`).values
  expect(valuesOf('## One\n\nTwo {a} {toc.length}')).toBe(
    valuesOf('# Other\n\n## Words\n\n{a} _b_ {toc.length}'),
  )
  expect(valuesOf('export const n = toc.length\n\n## One\n\n{n}')).toContain('"value":"One"')
})

it.each(['{1}\n{2}', '{1} {2}', '{1}\n\n{2}', '> {1}\n> {2}'])(
  'has a line break between two values: %s',
  (text) => {
    expect(read(text).data?.nodes.flat(2).join('')).toContain('1\n2')
  },
)

it('marks the place at which lists cut a post', () => {
  expect(nodesOf('a\n\n{/* truncate */}\n\nb')).toContainEqual(['!', 0])
})
