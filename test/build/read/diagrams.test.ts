// Diagrams that Mermaid cannot read are reported at their line. Those of all its kinds are parsed without a browser.
import { expect, it } from 'vitest'
import type { DiagramFact, PageFacts } from '../../../build/model/page.ts'
import { checkDiagrams } from '../../../build/read/diagrams/checkDiagrams.ts'
import type { Store } from '../../../build/reuse/store.ts'
import { sourcePath } from '../../../build/shared/paths.ts'
import { parserFor } from '../../support/memorySite.ts'

const right = [
  'flowchart TD\n  A[Start <b>x</b>] --> B{ok?}\n  B -->|yes| C\n  click A href "https://x.example"',
  'graph LR; a-->b',
  'sequenceDiagram\n  Alice->>Bob: Hi\n  Note over Alice: <i>x</i>',
  'classDiagram\n  class A {\n    +int x\n  }\n  A <|-- B',
  'stateDiagram-v2\n  [*] --> S\n  S --> [*]',
  'erDiagram\n  A ||--o{ B : has',
  'journey\n  title T\n  section S\n    A: 5: Me',
  'gantt\n  title A\n  dateFormat YYYY-MM-DD\n  section S\n  a :a1, 2014-01-01, 30d',
  'pie title X\n  "a": 5',
  'quadrantChart\n  title R\n  x-axis a --> b\n  A: [0.3, 0.6]',
  'requirementDiagram\n  requirement r {\n  id: 1\n  text: t\n  risk: high\n  verifymethod: test\n  }',
  'gitGraph\n  commit\n  branch b\n  commit',
  'C4Context\n  title T\n  Person(a, "A")',
  'mindmap\n  root((m))\n    A',
  'timeline\n  title T\n  2002 : L',
  'sankey-beta\n\na,b,5',
  'xychart-beta\n  title "x"\n  x-axis [a, b]\n  bar [1, 2]',
  'block-beta\n  columns 1\n  a b',
  'packet-beta\n0-15: "a"',
  'kanban\n  Todo\n    [x]',
  'architecture-beta\n  group api(cloud)[API]\n  service db(database)[DB] in api',
  'radar-beta\n  axis a, b\n  curve c{1,2}',
  'treemap-beta\n"a"\n  "b": 5',
  '---\ntitle: x\nconfig:\n  theme: dark\n---\nflowchart LR\n  a-->b',
  '%%{init: {"theme":"dark"}}%%\nflowchart LR\n  a-->b',
  'zenuml\n  A->B: x',
]

const wrong: Readonly<Record<string, string>> = {
  'flowchart TD\n  A[Start --> B\n': '2 this line is not complete',
  '\n%% a comment\nflowchart TD\n  %% another\n  a --> b\n  A[Start --> B\n': '6 this line is not complete',
  '---\ntitle: x\n---\nflowchart LR\n  a ==> b\n  c ] d\n': '6 this line is not complete',
  'foo\n  a': '0 its first word is no type of diagram, such as flowchart or sequenceDiagram',
  'sequenceDiagram\n  Alice->>': '2 this line is not complete',
  'pie title X\n  "a" 5': "2 Expecting token of type ':' but found `5`",
  'gitGraph\n  commit\n  brnch b': "3 Expecting token of type 'EOF' but found `brnch`",
  'classDiagram\n  class A {': '2 this line is not complete',
}

function fakeStore() {
  const values = new Map<string, unknown>()
  return {
    get: ((key: string) => values.get(key)) as Store['get'],
    put: ((key: string, value: unknown) => void values.set(key, value)) as Store['put'],
    values,
  }
}

const source = sourcePath('docs/a.md')
const pagesOf = (diagrams: readonly DiagramFact[]) =>
  new Map([[source, { diagrams } as unknown as PageFacts]])

it('finds what is wrong in each kind, and remembers it by the text', async () => {
  const texts = [...right, ...Object.keys(wrong)]
  const store = fakeStore()
  const found = await checkDiagrams(pagesOf(texts.map((text) => ({ text, line: 0 }))), process.cwd(), store)
  expect(found.map(({ line, message }) => `${line} ${message}`)).toEqual(
    Object.values(wrong).map((one) =>
      one.replace(/^\d+ /, '$&Mermaid cannot read the diagram: ').concat('.'),
    ),
  )
  expect(store.values.size).toBe(texts.length - 1)
  store.values.set([...store.values.keys()][0] as string, { failure: { reason: 'kept', at: null } })
  const again = await checkDiagrams(pagesOf([{ text: right[0] as string, line: 7 }]), process.cwd(), store)
  expect(again).toMatchObject([
    { file: 'docs/a.md', line: 7, message: 'Mermaid cannot read the diagram: kept.' },
  ])
})

it('loads nothing for pages without a diagram', async () => {
  const refuse = () => {
    throw new Error('asked')
  }
  expect(await checkDiagrams(pagesOf([]), process.cwd(), { get: refuse, put: refuse })).toEqual([])
})

it('the facts of a page have its diagrams with the lines of their fences', () => {
  const parser = parserFor({ mermaid: true })
  const text = '---\ntitle: A\n---\n\n```mermaid\na\n```\n\n- ```mermaid\n  b\n  ```\n\n```js\n```\n'
  for (const syntax of ['auto', 'mdx'] as const)
    expect(parser.page(text, syntax).facts.diagrams).toEqual([
      { text: 'a\n', line: 5 },
      { text: 'b\n', line: 9 },
    ])
  expect(parser.page('```js\n```\n', 'auto').facts).not.toHaveProperty('diagrams')
  expect(parserFor({ mermaid: false }).page(text, 'auto').facts).not.toHaveProperty('diagrams')
})

it.each([
  ['in a line', '$\\frac{1}$', '1:1'],
  ['in a block', '$$\n\\frac{1}\n$$', '1:1'],
  ['in a block of one line', '$$\\frac{1}$$', '1:1'],
  ['in a fence', '```math\n\\frac{1}\n```', '1:1'],
  ['in a list', '- a\n  $\\frac{1}$', '2:'],
  ['in a table', '| a |\n|---|\n| $\\frac{1}$ |', '3:'],
  ['in a heading', '## $\\frac{1}$', '1:'],
  ['in an admonition', ':::note\n\n$\\frac{1}$\n\n:::', '3:1'],
])('a formula %s that KaTeX cannot read is reported', (_, text, place) => {
  for (const syntax of ['auto', 'mdx'] as const) {
    const { diagnostics } = parserFor({ math: true }).page(text, syntax).facts
    expect(diagnostics.map(({ code, line, column }) => `${line}:${column} ${code}`)).toEqual([
      expect.stringMatching(new RegExp(`^${place}\\d* formula`)),
    ])
  }
})
