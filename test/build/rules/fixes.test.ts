// Fixes of rules: what they write, that safe ones leave the page as it is, and that they come to an end.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownRules } from '../../../build/model/rules.ts'
import { applyFixes } from '../../../build/rules/applyFixes.ts'
import { memorySite, parserFor } from '../../support/memorySite.ts'

const parser = parserFor(
  {},
  { checks: Object.fromEntries(ownRules('page').map((code) => [code, 'warning'])) },
)

const fixesOf = (text: string, unsafe: boolean) =>
  parser
    .page(text, 'auto')
    .facts.diagnostics.flatMap(({ fix }) => (fix && (fix.isSafe || unsafe) ? [fix] : []))

/** Applies fixes until there are none. */
function fixed(text: string, unsafe = false): string {
  let now = text
  for (let round = 0; round < 10; round++) {
    const { text: next, count } = applyFixes(now, fixesOf(now, unsafe))
    if (count === 0) return now
    now = next
  }
  throw new Error(`Fixes of ${JSON.stringify(text)} do not end.`)
}

it.each([
  ['trailing spaces', 'a \n\nb  \nc\t\n \n', 'a\n\nb  \nc\n\n'],
  ['a fence', '~~~js\na\n~~~\n', '```js\na\n```\n'],
  ['a fence in a list', '- a\n\n  ~~~\n  b\n  ~~~\n', '- a\n\n  ```\n  b\n  ```\n'],
  ['no fence with the other one inside', '~~~\n```\n~~~\n', '~~~\n```\n~~~\n'],
  ['a list marker', '- a\n\nb\n\n* c\n* d\n', '- a\n\nb\n\n- c\n- d\n'],
  ['no list beside another one', '- a\n* b\n', '- a\n* b\n'],
  ['the form of letters', 'Cafe\u0301\n', 'Café\n'],
  [
    'files of Windows',
    '\ufeff---\r\ntitle: x\r\n---\r\n\r\na \r\ncafe\u0301 \r\n',
    '\ufeff---\r\ntitle: x\r\n---\r\n\r\na\r\ncafé\r\n',
  ],
])('a safe fix writes %s', (_name, before, after) => {
  expect(fixed(before)).toBe(after)
})

it.each([
  ['the levels of a part', '## a\n\n#### b\n\n##### c\n\n## d\n', '## a\n\n### b\n\n#### c\n\n## d\n'],
  ['a reversed link', 'See (a)[https://b.test].\n', 'See [a](https://b.test).\n'],
  ['the space of a heading', '##a\n', '## a\n'],
  ['two lists that are one', '- a\n* b\n', '- a\n- b\n'],
])('an unsafe fix writes %s', (_name, before, after) => {
  expect(fixed(before)).toBe(before)
  expect(fixed(before, true)).toBe(after)
})

describe('the property that', () => {
  const words = fc.constantFrom(
    'a',
    'cafe\u0301',
    '`x`',
    '**b**',
    '*',
    '-',
    '[c](/d)',
    'e  ',
    '1.',
    '***',
    '',
  )
  const line = fc
    .tuple(
      fc.constantFrom('', '', '- ', '* ', '+ ', '  - ', '    * ', '> ', '> - ', '# ', '### ', '##', '1. '),
      fc.array(words, { maxLength: 3 }).map((all) => all.join(' ')),
      fc.constantFrom('', '', ' ', '  ', '\t'),
    )
    .map((parts) => parts.join(''))
  const block = fc.oneof(
    { weight: 6, arbitrary: line },
    fc.constantFrom(
      '~~~',
      '```',
      '~~~js',
      '> ~~~',
      '  ~~~',
      '---',
      '| a | b |',
      '| --- | --- |',
      '<div> ',
      '</div>',
    ),
    fc.constant(''),
  )
  const texts = fc.array(block, { maxLength: 12 }).map((lines) => `${lines.join('\n')}\n`)
  /** Browsers do not show spaces before a line break in a text. */
  const body = (text: string) =>
    JSON.stringify(parser.page(text, 'auto').body)
      .normalize('NFC')
      .replace(/(?:\\t| )+(?=\\n|<\/p>)/g, '')

  it('safe fixes end and do not change the page', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const after = fixed(text)
        expect(body(after)).toBe(body(text))
        expect(fixed(after)).toBe(after)
      }),
      { numRuns: 400 },
    )
  })

  it('all fixes end', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const after = fixed(text, true)
        expect(fixed(after, true)).toBe(after)
      }),
      { numRuns: 200 },
    )
  })
})

describe('a broken link', () => {
  const files = {
    'docs/Guide/Set-Up.md': '# Set up\n\n## First steps {#First}\n',
    'docs/other.md': '# Other\n',
  }
  const fixOf = (link: string) => {
    const text = `# A\n\n${link}\n`
    const { problems } = memorySite({ ...files, 'docs/a.md': text })
    const [one] = problems
    return one?.fix ? [applyFixes(text, [one.fix]).text.slice(5, -1), one.fix.isSafe] : null
  }

  it.each([
    ['[x](./guide/set-up.md)', ['[x](./Guide/Set-Up.md)', true]],
    ['[x](guide/set-up.md#First "t")', ['[x](Guide/Set-Up.md#First "t")', true]],
    ['[x](./old/Set-Up.md)', ['[x](./Guide/Set-Up.md)', false]],
    ['[x](./Guide/set-up.mdx#First)', ['[x](./Guide/Set-Up.md#First)', true]],
    ['[x](./old/set-up.mdx)', ['[x](./Guide/Set-Up.md)', false]],
    ['[x](./Guide/Set-Up.md#first)', ['[x](./Guide/Set-Up.md#First)', true]],
    ['[x](./Guide/Set-Up.md#frist)', null],
    ['[x](./nothing.md)', null],
  ])('%s', (link, expected) => {
    expect(fixOf(link)).toEqual(expected)
  })
})

it('does not change a place that has another text, or one that was changed', () => {
  const edit = { line: 1, column: 1, endLine: 1, endColumn: 2, text: 'b' }
  expect(applyFixes('a\n', [{ edits: [{ ...edit, old: 'x' }], isSafe: true }])).toMatchObject({
    text: 'a\n',
    count: 0,
  })
  expect(applyFixes('a\n', [{ edits: [{ ...edit, endColumn: 9 }], isSafe: true }]).count).toBe(0)
  const twice = [edit, { ...edit, text: 'c' }].map((one) => ({ edits: [one], isSafe: true }))
  expect(applyFixes('a\n', twice)).toMatchObject({ text: 'b\n', count: 1 })
})
