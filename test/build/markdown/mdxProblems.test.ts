// Errors in MDX are reported at their line and column, with what to write instead. In `.md`, the same
// characters are text.
import { describe, expect, it } from 'vitest'
import { parser } from '../../support/memorySite.ts'

const problems = (text: string, syntax: 'auto' | 'mdx') =>
  parser
    .page(text, syntax)
    .facts.diagnostics.map(({ code, line, column, message, hint }) =>
      `${line}:${column} ${code} ${message} ${hint ?? ''}`.trim(),
    )

describe('in .mdx', () => {
  it.each([
    [
      'a stray brace',
      'One\n\ntwo {three',
      '3:5 strayBrace This { does not begin an expression: it is never closed. Write \\{ for the character, or put it into `code`.',
    ],
    [
      'a brace that is never closed',
      'a {1 + 2',
      '1:3 strayBrace This { does not begin an expression: it is never closed.',
    ],
    [
      'a number after <',
      'less <5',
      '1:6 strayLessThan This < does not begin a tag. Write \\< or &lt; for the character, and [text](url) for links in angle brackets.',
    ],
    ['a link in angle brackets', '> <https://a.test>', '1:3 strayLessThan'],
    [
      'an unknown component',
      'text\n\n<Detials>x</Detials>',
      '3:1 unknownComponent There is no component <Detials>. Did you mean <Details>?',
    ],
    [
      'an unknown name',
      '- {nme}',
      '1:3 unknownName {nme} uses nme, which this file does not define. Import or export it, or write \\{ for a brace.',
    ],
    [
      'a tag that is not closed',
      '<div>\n\ntext',
      '1:1 unclosedTag <div> is never closed. Add </div> on the same level, or write <div />.',
    ],
    [
      'a tag that closes nothing',
      'a </b>',
      '1:3 unclosedTag </b> has no opening tag here. Remove it, or open <b> before it on the same level.',
    ],
    ['tags that cross', '*a <b>c* d</b>', '1:4 unclosedTag'],
    [
      'an import that is none',
      'import x form "y"\n\ntext',
      '1:10 moduleSyntax This line begins like an import or export, but is not valid: Unexpected token.',
    ],
    [
      'an export of a name that nothing declares',
      'export const a = 1\n\ntext\n\nexport { b }',
      "5:10 moduleSyntax This line begins like an import or export, but is not valid: Export 'b' is not defined.",
    ],
    [
      'a second export of a name',
      'export const a = 1\n\ntext\n\nexport { a }',
      "5:10 moduleSyntax This line begins like an import or export, but is not valid: Duplicate export 'a'.",
    ],
    [
      'a tab outside of tabs',
      '<TabItem value="a">x</TabItem>',
      '1:1 componentUse <TabItem> is not inside <Tabs>. Put it directly into <Tabs>.',
    ],
    [
      'a tab without a value',
      '<Tabs>\n<TabItem>x</TabItem>\n<TabItem value="b">y</TabItem>\n</Tabs>',
      '2:1 componentUse <TabItem> has no value. Give it one that no other tab has: <TabItem value="npm">.',
    ],
    [
      'a lazy tab without a value',
      '<Tabs lazy>\n<TabItem>x</TabItem>\n</Tabs>',
      '2:1 componentUse <TabItem> has no value.',
    ],
    [
      'two tabs of one value',
      '<Tabs>\n<TabItem value="a">x</TabItem>\n<TabItem value="a">y</TabItem>\n</Tabs>',
      '1:1 componentUse <Tabs> has two tabs with the value "a". Give each its own value.',
    ],
    [
      'a first tab that is not there',
      '<Tabs defaultValue="b">\n<TabItem value="a">x</TabItem>\n</Tabs>',
      '1:1 componentUse <Tabs> has no tab "b" to open first. Its tabs are "a".',
    ],
    [
      'tabs without a tab',
      '<Tabs>\n</Tabs>',
      '1:1 componentUse <Tabs> has no tabs. Put a <TabItem> into it, or remove it.',
    ],
    [
      'a tab that the list of tabs leaves out',
      '<Tabs values={[{ value: \'a\' }]}>\n<TabItem value="a">x</TabItem>\n<TabItem value="b">y</TabItem>\n</Tabs>',
      '1:1 componentUse values of <Tabs> does not list the tab "b", so readers cannot open it.',
    ],
    [
      'text in a group of code',
      '# A\n\n<CodeGroup>\n\n```js title="a"\n```\n\nb\n\n</CodeGroup>',
      '8:1 componentUse <CodeGroup> can contain only code blocks. Move the rest out of it.',
    ],
    [
      'an empty group of code',
      'a\n\n<CodeGroup>\n\n{/* b */}\n\n</CodeGroup>',
      '3:1 componentUse <CodeGroup> has no code block. Put one into it, or remove it.',
    ],
    [
      'a video without a file',
      '<Video title="a" />',
      '1:1 componentUse <Video> has no src. Write <Video src="…">.',
    ],
    [
      'a button that leads nowhere',
      'a\n\n<LinkButton href="">x</LinkButton>',
      '3:1 componentUse <LinkButton> has no href.',
    ],
    ['an icon without a name', 'a <Icon />', '1:3 componentUse <Icon> has no name. Write <Icon name="…">.'],
    ['a tooltip without words', 'a <Tooltip>x</Tooltip>', '1:3 componentUse <Tooltip> has no tip.'],
    ['a table without types', '<TypeTable />', '1:1 componentUse <TypeTable> has no type.'],
    ['front matter above', '---\ntitle: a\n---\n\nx {y', '5:3 strayBrace'],
    [
      'two expressions in one',
      'a {b c}',
      '1:3 strayBrace This { does not begin an expression: a } was expected after the expression.',
    ],
  ])('%s', (_name, text, wanted) => {
    const found = problems(text, 'mdx')
    expect(
      found.some((one) => one.startsWith(wanted)),
      found.join('\n'),
    ).toBe(true)
  })
})

it('accepts properties of components under all of their names, and computed ones', () => {
  const text = `<Video url="https://a.test/b.mp4" /> <Icon icon="👣" /> <LinkButton to="#a">x</LinkButton>
<ParamField query="a">x</ParamField> <Tooltip {...{ tip: 'a' }}>x</Tooltip> <TypeTable type={props.a} />

<CodeGroup>

{/* a */}

\`\`\`js title="a"
\`\`\`

</CodeGroup>
`
  expect(problems(text, 'mdx').filter((one) => one.includes('componentUse'))).toEqual([])
})

describe('in .md', () => {
  it.each([
    ['braces and brackets are text', 'a {b} <5 {', []],
    [
      'an unknown tag is text, once for each name',
      '<Foo> and <Foo> and List<Bar>',
      ['1:1 tagShownAsText', '1:25 tagShownAsText'],
    ],
    [
      'code in the attributes of an unknown tag is text',
      "<Foo a={[{ b: '<Details c={d} />' }]} />\n\n{e}",
      ['1:1 tagShownAsText'],
    ],
    ['a component that is not closed is text', '<Details>\n\nx', ['1:1 tagShownAsText']],
    [
      'an unknown admonition',
      ':::nte\nx\n:::',
      ['1:1 unknownDirective :::nte is not an admonition. It is shown as text. Did you mean :::note?'],
    ],
    [
      'an unknown language',
      '```jvascript\n```',
      [
        '1:1 unknownCodeLanguage The code language "jvascript" is unknown, so the block has no colors. Did you mean javascript?',
      ],
    ],
  ])('%s', (_name, text, wanted) => {
    const found = problems(text, 'auto')
    expect(found.length, found.join('\n')).toBe(wanted.length)
    for (const [index, start] of wanted.entries()) expect(found[index]).toContain(start)
  })
})

describe('data or code', () => {
  it.each([
    ['plain text', 'text', null],
    ['constants', "<Details summary={'a'}>{'b'}</Details>", null],
    [
      'tabs with a list',
      '<Tabs values={[{ value: "a", label: "A" }]}>\n<TabItem value="a">x</TabItem>\n</Tabs>',
      null,
    ],
    ['a partial', "import A from './_a.mdx'\n\n<A />", null],
    ['a picture', "import a from './a.png'\n\n<img src={a} />", null],
    ['front matter', '---\ntitle: x\n---\n{frontMatter.title}', null],
    ['an unused export', 'export const a = 1\n\ntext', null],
    ['an expression', '{1 + 1}', '{1 + 1} is computed'],
    ['a component of the site', "import A from './a'\n\n<A />", '<A> is a component from ./a'],
    [
      'a partial with values',
      "import A from './_a.mdx'\n\n<A b />",
      '<A> is a Markdown file that is given values',
    ],
    ['a handler', '<button onClick={() => 1}>x</button>', 'the attribute onClick of <button> is computed'],
    [
      'a component for the browser',
      '<BrowserOnly>{() => 1}</BrowserOnly>',
      '<BrowserOnly> runs in the browser',
    ],
  ])('%s', (_name, text, reason) => {
    expect(parser.page(text, 'mdx').facts.code?.reason ?? null).toBe(reason)
  })
})

it('names the line of a heading whose id is taken, and keeps the page', () => {
  const text = '---\ntitle: A\n---\n\n## One {#x}\n\n## Two {#x}\n\n[a](./b.md)\n'
  expect(problems(text, 'auto')).toEqual([
    '7:1 duplicateHeadingId Another heading of this page has the id "x". This one gets "x-1". Give each heading its own id.',
  ])
  expect(parser.page(text, 'auto').facts.links).toHaveLength(1)
})

describe('MDX first', () => {
  const shown = (text: string) => {
    const { facts, body } = parser.page(text, 'mdxFirst')
    return [body.join('').trim(), facts.diagnostics.map(({ code }) => code)]
  }

  it('reads Markdown between lines with tags, as MDX does', () => {
    expect(shown('<div>\n*a*\n</div>')).toEqual(['<div><p><em>a</em></p>\n</div>', []])
    expect(shown('    a')).toEqual(['<p>a</p>', []])
  })

  it.each(['a <b', 'a {b', 'a {name}', '<br>\n\na', 'a <Unknown />', 'a\n</div>', '    a <5'])(
    'is tolerant with %j, which is no MDX',
    (text) => {
      const { facts, body } = parser.page(text, 'auto')
      expect(shown(text)).toEqual([body.join('').trim(), facts.diagnostics.map(({ code }) => code)])
    },
  )
})
