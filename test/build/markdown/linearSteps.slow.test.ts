// A text of twice the size takes at most about twice the steps, whatever it consists of, and its page is
// twice as large: no text makes a build wait, or fills a disk.
import { beforeAll, expect, it } from 'vitest'
import { type Counted, countedEngine } from '../../support/steps/countSteps.ts'

/** The files of a site with a construct `n` times. */
type Files = (n: number) => Readonly<Record<string, string>>

const times = (n: number, make: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => make(i)).join('')
/** The constructs in Markdown and in MDX. */
const page =
  (make: (i: number) => string, before = '', after = ''): Files =>
  (n) => {
    const text = before + times(n, make) + after
    return { 'docs/a.md': text, 'docs/b.mdx': text }
  }
/** Texts of MDX alone. */
const mdx =
  (make: (i: number) => string, before = '', after = ''): Files =>
  (n) => ({
    'docs/b.mdx': before + times(n, make) + after,
  })
/** One page in which something is inside of itself. */
const nested =
  (open: (i: number) => string, close: (i: number) => string, inner = 'a\n'): Files =>
  (n) => {
    const text = times(n, open) + inner + times(n, (i) => close(n - 1 - i))
    return { 'docs/a.md': text, 'docs/b.mdx': text }
  }
const field = (make: (i: number) => string, before: string, after = ''): Files =>
  page(make, `---\n${before}`, `${after}\n---\n\n# A\n`)
const fence = (make: (i: number) => string, before = '', after = ''): Files =>
  page(make, `\`\`\`js ${before}`, `${after}\n${'let a\n'.repeat(50)}\`\`\`\n`)
const blog: (make: (i: number) => string, before: string, after?: string) => Files =
  (make, before, after = '') =>
  (n) => ({
    'blog/2024-01-01-a.md': `---\n${before}${times(n, make)}${after}\n---\n\n# A\n\na\n`,
  })

const constructs: Readonly<Record<string, Files>> = {
  // Fences
  'ranges of a fence': fence(() => '1-999999,', '{', '1}'),
  'falling ranges of a fence': (n) => fence((i) => `${2 * (n - i)},`, '{', '1}')(n),
  'titles of a fence': fence((i) => `title="a${i}" `),
  'an open title of a fence': fence(() => 'title="', ''),
  'line numbers of a fence': fence((i) => `showLineNumbers=${i} `),
  'braces of a fence': fence(() => '{'),
  'files of a fence': fence((i) => `file=./a${i}.js `),
  'words of a fence': fence(() => 'live noInline npm2yarn className=a '),
  'quotes of a fence': fence(() => `className="' `),
  'lines of code': page((i) => `const a${i} = "b"\n`, '```js\n', '```\n'),
  'numbered lines of code': page((i) => `const a${i} = "b"\n`, '```js showLineNumbers {1-99999}\n', '```\n'),
  'magic comments': page((i) => `// highlight-next-line\nlet a${i}\n`, '```js\n', '```\n'),
  'open magic comments': page((i) => `// highlight-start\nlet a${i}\n`, '```js\n', '```\n'),
  'templates in templates': page(() => '`${\n', '```js\n', '```\n'),
  'package commands': page((i) => `npm install a${i}\n`, '```bash npm2yarn\n', '```\n'),
  'blocks of code': page((i) => `\`\`\`js title="a${i}"\nlet a\n\`\`\`\n\n`),
  'blocks with commands': page((i) => `\`\`\`bash npm2yarn\nnpm install a${i}\n\`\`\`\n\n`),
  diagrams: page((i) => `\`\`\`mermaid\ngraph TD; a-->b${i}\n\`\`\`\n\n`),
  'lines of a diagram': page((i) => `a-->b${i}\n`, '```mermaid\ngraph TD;\n', '```\n'),
  'indented code': page((i) => `    a${i}\n\n`),
  'open tags in code': page(() => '<br>\n', '```js\n', '```\n'),
  'names of open tags in code': page((i) => `<a${i}>\n`, '```js\n', '```\n'),
  'fences that are open': page(() => '```js\na\n'),
  // Blocks
  headings: page((i) => `## A ${i}\n\na\n\n`),
  'equal headings': page(() => '## Same\n\n'),
  'headings with numbers': page((i) => `## Same\n\n## Same-${i}\n\n`),
  'headings with ids': page((i) => `## A {#a${i}}\n\n`),
  'headings with one id': page(() => '## A {#a}\n\n'),
  'a long heading': page(() => 'word ', '## '),
  'ids in a heading': page((i) => `{#a${i}} `, '## A '),
  'underlined headings': page((i) => `A ${i}\n===\n\n`),
  paragraphs: page((i) => `Some words ${i}.\n\n`),
  'lines of a paragraph': page((i) => `Some words ${i}\n`),
  'a long line': page((i) => `word${i} `),
  spaces: page(() => ' ', 'a', 'b'),
  'spaces at the ends of lines': page(() => 'a   \n'),
  'empty lines': page(() => '\n', 'a', 'b'),
  'tabs of a line': page(() => '\t', 'a', 'b'),
  lists: page((i) => `- a ${i}\n`),
  'loose lists': page((i) => `${i}. a\n\n`),
  'lists in lists': (n) =>
    nested(
      (i) => `${'  '.repeat(Math.min(i, 60))}- a\n`,
      () => '',
    )(n),
  'list marks in a line': page(() => '- '),
  tasks: page((i) => `- [ ] a ${i}\n`),
  quotes: page((i) => `> a ${i}\n`),
  'quotes in quotes': page(() => '> '),
  rules: page(() => '---\n\n'),
  tables: page((i) => `| a | b |\n|---|---|\n| ${i} | c |\n\n`),
  'rows of a table': page((i) => `| a | ${i} |\n`, '| a | b |\n|---|---|\n'),
  'columns of a table': (n) => page(() => 'a|', '|')(0) && tableOf(n, 3),
  'columns and short rows': (n) => {
    const text = `|${'a|'.repeat(n)}\n|${'-|'.repeat(n)}\n${'|a\n'.repeat(n)}`
    return { 'docs/a.md': text, 'docs/b.mdx': text }
  },
  'pipes in cells': page(() => '\\|', '| a |\n|---|\n| ', ' |\n'),
  'links in a cell': page((i) => `[a](b${i}.md) `, '| a |\n|---|\n| ', ' |\n'),
  'cells with code': page((i) => `| \`a\` | [x](#${i}) |\n`, '| a | b |\n|---|---|\n'),
  admonitions: page((i) => `:::note[T ${i}]\n\na\n\n:::\n\n`),
  'options of a list': page((i) => `- \`a${i}\`\n  Type: b\n\n  c\n\n`, ':::options\n\n', ':::\n'),
  'options with one name': page(() => '- `a`: b\n', ':::options\n', ':::\n'),
  'names of an option': page((i) => `\`a${i}\`, `, ':::options\n- ', '\n:::\n'),
  'facts of an option': page((i) => `  Fact: a${i}\n`, ':::options\n- `a`\n', ':::\n'),
  'lists of options': page((i) => `:::options\n- \`a${i}\`: b\n:::\n\n`),
  'options in options': nested(
    (i) => `${':'.repeat(3)}options\n- \`a${i}\`\n`,
    () => ':::\n',
  ),
  'open admonitions': page(() => ':::note\n\n'),
  'admonitions in admonitions': nested(
    (i) => `${':'.repeat(3)}note ${i}\n\n`,
    () => '\n:::\n',
  ),
  'admonitions with more colons': page((i) => {
    const marks = ':'.repeat(60 - (i % 50))
    return `${marks}note\n\n${i % 50 === 49 ? ':::\n\n'.repeat(3) : ''}`
  }),
  'titles of an admonition': page(() => '[a', ':::note'),
  alerts: page((i) => `> [!NOTE]\n> a ${i}\n\n`),
  details: page((i) => `<details>\n<summary>a ${i}</summary>\n\nb\n\n</details>\n\n`),
  'details in details': nested(
    () => '<details>\n\n',
    () => '\n</details>\n',
  ),
  'open details': page(() => '<details>\n\n'),
  tabs: page((i) => `<Tabs>\n<TabItem value="a${i}">\n\na\n\n</TabItem>\n</Tabs>\n\n`),
  'items of tabs': page(
    (i) => `<TabItem value="a${i}" label="b">\n\na\n\n</TabItem>\n`,
    '<Tabs>\n',
    '</Tabs>\n',
  ),
  'values of tabs': (n) => {
    const values = times(n, (i) => `{label: 'A${i}', value: 'a${i}'},`)
    const items = times(n, (i) => `<TabItem value="a${i}">\n\na\n\n</TabItem>\n`)
    return { 'docs/b.mdx': `<Tabs values={[${values}]}>\n${items}</Tabs>\n` }
  },
  'tabs in tabs': nested(
    (i) => `<Tabs>\n<TabItem value="a${i}">\n\n`,
    () => '\n</TabItem>\n</Tabs>\n',
  ),
  'groups of code': page((i) => `:::code-group\n\`\`\`js [a${i}]\na\n\`\`\`\n:::\n\n`),
  'code in a group': page((i) => `\`\`\`js a${i}\na\n\`\`\`\n\n`, '<CodeGroup>\n\n', '</CodeGroup>\n'),
  'groups of code that are open': page((i) => `<CodeGroup>\n\n\`\`\`js\na${i}\n\`\`\`\n\n`),
  'groups of tabs': page((i) => `<Tabs groupId="g${i}">\n<TabItem value="a">a</TabItem>\n</Tabs>\n\n`),
  'components for authors': page((i) => `<Card title="a${i}" href="./b.mdx">\n\na\n\n</Card>\n\n`),
  'cards in cards': nested(
    () => '<Cards>\n\n',
    () => '\n</Cards>\n',
  ),
  'file trees': page((i) => `- a${i} b\n  - c/\n`, '<FileTree>\n\n', '\n</FileTree>\n'),
  'open file trees': page(() => '<FileTree>\n\n- a b\n\n'),
  'definition lists': page((i) => `a${i}\n: b\n\n`),
  'definitions of a term': page((i) => `: b ${i}\n`, 'a\n'),
  captions: page((i) => `| a |\n|---|\n| b |\n\n: c ${i}\n\n`),
  'captions of images': page((i) => `![a](https://example.com/${i}.png)\n\n: c\n\n`),
  'lines with comments': page((i) => `let a${i} // [!code ++]\n`, '```js\n', '```\n'),
  'comments of a line': page(() => '// [!code ++] ', '```js\n', '\n```\n'),
  'open comments of lines': page(() => '// [!code ', '```js\n', '\n```\n'),
  'marked words': page(() => 'a b ', '```text /a/\n', '\n```\n'),
  'words to mark': fence((i) => `/a${i}/ `),
  'folded lines': page((i) => `a${i}\n`, '```text collapse={2-9999}\n', '```\n'),
  'folds of a fence': fence((i) => `${2 * i},`, 'collapse={', '1}'),
  'notes in code': page((i) => `let a // (${i % 90})\n`, '```js annotate\n', '```\n'),
  'colors of a terminal': page((i) => `\\x1b[3${i % 8}ma`, '```ansi\n', '\n```\n'),
  // Inline
  links: page((i) => `[a](https://example.com/${i}) `),
  'links to pages': page(() => '[a](./b.mdx) '),
  'broken links': page((i) => `[a](./nope${i}.md)\n`),
  'links with comments': page((i) => `<!-- link-check-ignore: a -->\n[a](./nope${i}.md)\n\n`),
  'links to headings': page((i) => `## A ${i}\n\n[a](#a-${i})\n\n`),
  'links to missing headings': page((i) => `[a](#nope-${i}) `, '# A\n\n## B\n\n'),
  'links with titles': page((i) => `[a](b.md "t ${i}") `),
  'open links': page(() => '[a]('),
  'open brackets': page(() => '['),
  'closed brackets': page(() => ']'),
  'brackets in brackets': nested(
    () => '[',
    () => '](a)',
    'a',
  ),
  images: page((i) => `![a](https://example.com/${i}.png) `),
  'images in links': page((i) => `[![a](https://example.com/${i}.png)](https://example.com) `),
  'broken images': page((i) => `![a](./nope${i}.png)\n`),
  'open images': page(() => '![a]('),
  'images in images': nested(
    () => '![',
    () => '](a)',
    'a',
  ),
  definitions: page((i) => `[a${i}]: https://example.com/${i}\n`),
  references: page((i) => `[a${i}]\n\n[a${i}]: https://example.com/${i}\n\n`),
  'references to one': page(() => '[a] ', '', '\n\n[a]: https://example.com\n'),
  'unknown references': page((i) => `[a${i}][b] `),
  'equal definitions': page(() => '[a]: b\n'),
  footnotes: page((i) => `a[^${i}]\n\n[^${i}]: b\n\n`),
  'footnotes of one note': page(() => 'a[^1] ', '', '\n\n[^1]: b\n'),
  'footnotes without a note': page((i) => `a[^${i}] `),
  'footnotes in the line': page((i) => `a^[b ${i}] `),
  autolinks: page((i) => `<https://example.com/${i}> `),
  'bare links': page((i) => `https://example.com/${i} `),
  mail: page((i) => `a${i}@example.com `),
  'dots and colons': page(() => 'a.a:a@a/'),
  emphasis: page(() => '*a* **b** '),
  'open emphasis': page(() => '*a **'),
  'marks of emphasis': page(() => '*_'),
  'emphasis in emphasis': nested(
    () => '*a ',
    () => ' a*',
    'a',
  ),
  'deleted text': page(() => '~~a~~ ~b~ '),
  'open deleted text': page(() => '~~a '),
  'marked text': page(() => '==a== '),
  'open marked text': page(() => '==a '),
  'one long mark': page(() => '=='),
  'subscript and superscript': page(() => 'a~b~ c^d^ '),
  'open superscript': page(() => 'a^b'),
  'open subscript': page(() => 'a~b'),
  keys: page(() => ':kbd[Ctrl+K] '),
  'open keys': page(() => ':kbd['),
  'attributes of elements': page((i) => `*a*{.b${i} #c${i} d=e} `),
  'attributes of an element': page((i) => `data-a${i}=b `, '*a*{', '}'),
  'open attributes of elements': page(() => '*a*{.b '),
  abbreviations: page((i) => `*[A${i}]: b\n\nA${i}\n\n`),
  'words with a meaning': page(() => 'HTML ', '*[HTML]: b\n\n'),
  'abbreviations of one word': page((i) => `*[A ${i}]: b\n`, '', `\n${'A '.repeat(50)}\n`),
  code: page(() => '`a` '),
  backticks: (n) => page((i) => `${'`'.repeat(i % 40)} a `)(n),
  'open code': page(() => '`a'),
  escapes: page(() => '\\*'),
  entities: page(() => '&amp;'),
  'open entities': page(() => '&'),
  emoji: page(() => ':smile: '),
  colons: page(() => ':'),
  directives: page((i) => `:a[b]{c=${i}} `),
  'open directives': page(() => ':a[b]{'),
  'leaf directives': page((i) => `::a[b]{c=${i}}\n\n`),
  attributes: page((i) => `{#a${i}}`),
  breaks: page(() => 'a\\\n'),
  formulas: page((i) => `$a_${i}$ `),
  'displayed formulas': page((i) => `$$\na_${i}\n$$\n\n`),
  dollars: page(() => '$'),
  'open formulas': page(() => '$$\na\n'),
  // HTML
  tags: page(() => '<b>a</b> '),
  'tags in tags': nested(
    () => '<b>',
    () => '</b>',
    'a',
  ),
  'elements in elements': nested(
    () => '<div>\n\n',
    () => '\n</div>\n',
  ),
  'open tags': page(() => '<b>'),
  'tags with names on a line': page((i) => `<a${i} className="b"></a${i}>`),
  'closed tags': page(() => '</b>'),
  'links in HTML': page((i) => `<a href="./nope${i}/">a</a>\n`),
  'images in HTML': page((i) => `<img src="https://example.com/${i}.png">\n`),
  'attributes of a tag': page((i) => `a${i}="b" `, '<b ', '>a</b>'),
  'open attributes': page(() => '<a href="'),
  'ids in HTML': page((i) => `<a id="a${i}"></a>\n`),
  comments: page(() => '<!-- a -->\n\n'),
  'comments in a line': page(() => 'a <!-- a --> '),
  'open comments': page(() => '<!-- a\n\n'),
  scripts: page(() => '<script>a</script>\n\n'),
  'open scripts': page(() => '<script>'),
  styles: page(() => '<style>a{}</style>\n\n'),
  instructions: page(() => '<?a?>'),
  'less-than signs': page(() => '<'),
  // MDX
  expressions: mdx((i) => `{${i}} `),
  'expressions of blocks': mdx((i) => `{${i}}\n\n`),
  'open expressions': mdx(() => '{'),
  'braces in braces': mdx(() => '{', '', ''),
  'comments of MDX': mdx(() => '{/* a */}\n\n'),
  'open comments of MDX': mdx(() => '{/*'),
  'imports of blocks': mdx((i) => `import A${i} from './a.js'\n\n`, '', '\n# A\n'),
  exports: mdx((i) => `export const a${i} = ${i}\n\n`, '', '\n# A\n'),
  'exports in expressions': mdx((i) => `export const a${i} = 1\n\n{a${i}}\n\n`),
  'a long list in an export': mdx((i) => `${i},`, 'export const a = [', ']\n\n{a.length}\n'),
  'open comments of MDX with one end': mdx(() => '{/* a\n\n', '', '*/'),
  'open comments behind tags': mdx(() => '<b><!--\n\n'),
  components: mdx((i) => `<A${i} />\n\n`),
  'components in components': mdx(() => '<A>\n\n', '', ''),
  properties: mdx((i) => `a${i}={${i}} `, '<A ', '/>\n'),
  'properties with text': mdx((i) => `<A b="c${i}">d</A>\n\n`),
  'styles of MDX': mdx((i) => `<div style={{a: ${i}}}>b</div>\n\n`),
  // Front matter
  'tags of a page': field((i) => `tag${i}, `, 'tags: [', ']'),
  'equal tags': field(() => 'tag, ', 'tags: [', ']'),
  'tags with permalinks': field((i) => `\n  - {label: a${i}, permalink: /b${i}}`, 'tags:'),
  keywords: field((i) => `key${i}, `, 'keywords: [', ']'),
  fields: field((i) => `field_${i}: a\n`, ''),
  'fields with lists': field((i) => `field_${i}: [a]\n`, ''),
  'similar fields': field((i) => `titel${i}: [a]\n`, ''),
  'a long title': field(() => 'word ', 'title: '),
  'a long slug': field((i) => `a${i}`, 'slug: /'),
  'slashes of a slug': field(() => '/a', 'slug: '),
  'tags of a post': blog((i) => `tag${i}, `, 'tags: [', ']'),
  'authors of a post': blog((i) => `\n  - {name: A${i}, url: 'https://example.com/${i}'}`, 'authors:'),
  'authors with keys': blog((i) => `a${i}, `, 'authors: [', ']'),
  'socials of an author': blog(
    (i) => `, s${i}: 'https://example.com'`,
    'authors: {name: A, socials: {a: b',
    '}}',
  ),
  'a long summary': page((i) => `a ${i}\n\n`, '', '<!-- truncate -->\n'),
  'marks of a summary': page(() => '<!-- truncate -->\n\n'),
}

function tableOf(columns: number, rows: number): Readonly<Record<string, string>> {
  const line = `|${'a|'.repeat(columns)}\n`
  const text = `${line}|${'-|'.repeat(columns)}\n${line.repeat(rows)}`
  return { 'docs/a.md': text, 'docs/b.mdx': text }
}

let counted: Counted

beforeAll(async () => {
  counted = await countedEngine()
})

interface Measured {
  readonly steps: number
  readonly size: number
}

function measure(files: Readonly<Record<string, string>>): Measured {
  let size = 0
  const { memorySite, parser } = counted.engine
  const steps = counted.stepsOf(() => {
    memorySite(files, { blog: {} })
  })
  for (const [path, text] of Object.entries(files))
    size += JSON.stringify(parser.page(text, path.endsWith('.mdx') ? 'mdx' : 'auto')).length
  return { steps, size }
}

/** Texts whose size shows only in many: ten times as many of them. */
const longTexts: Readonly<Record<string, Files>> = {
  'equal ids of headings': page(() => '## A {#a}\n\n'),
  'equal options': page(() => '- `a`: b\n', ':::options\n', ':::\n'),
  'open titles in parentheses': page(() => '[a](b ('),
  'imports of one block': mdx((i) => `import A${i} from './a.js'\n`, '', '\n# A\n'),
  'names of an import': mdx((i) => `a${i}, `, 'import {', "} from './a.js'\n\n# A\n"),
  'exports of one block': mdx((i) => `export const a${i} = ${i}\n`, '', '\n# A\n'),
}

it.each(Object.keys(longTexts))('takes twice the steps for a long text: %s', (name) => {
  const files = longTexts[name] as Files
  const [small, large] = [measure(files(3000)), measure(files(6000))]
  expect(large.steps / small.steps).toBeLessThan(2.3)
})

it.each(Object.keys(constructs))('takes twice the steps for twice as many: %s', (name) => {
  const files = constructs[name] as Files
  const [small, large] = [measure(files(300)), measure(files(600))]
  expect(large.steps / small.steps).toBeLessThan(2.3)
  expect(large.size / small.size).toBeLessThan(2.3)
})
