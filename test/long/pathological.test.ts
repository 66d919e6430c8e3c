// Markdown that is slow in naive parsers: each piece repeated many times, in every syntax.
import { expect, it } from 'vitest'
import { parser } from '../support/memorySite.ts'
import { rounds } from '../support/rounds.ts'

/** As many as a parser that calls itself for each would not survive. */
const times = Math.min(20_000, rounds(20_000))

it.each([
  '[',
  '![',
  '*a **',
  '`',
  '<!--',
  '> <!-- a\n\n',
  '> ',
  '- ',
  ':::note\n',
  '{/*',
  '<A ',
  '<a href="',
  '[a](',
  '|a',
  '{#a}',
  '\\',
  '&',
  '{',
  '{a',
  '{`',
  '<>',
  '<Tabs>',
  '<Tabs>\n',
  '<Details>\n\n',
  '$',
  '$$\n',
  '[^1]',
  '[^1]: a\n\n',
  'export const a = (\n\n',
  'import a\n',
  '{a}',
  '</b>',
  '<b>',
  '[a](b) ',
  '```js\na\n```\n',
  ':::note\na\n:::\n',
])(`finishes with ${times} times %j`, (piece) => {
  // A quadratic rule would exceed the time limit of the test.
  for (const syntax of ['auto', 'mdx'] as const)
    expect(parser.page(piece.repeat(times), syntax).body.length).toBeGreaterThan(0)
})

it.each(['[a](b) ', '![a](b) ', '<b>a</b> ', '<!-- a --> ', '`a` ', '{a} ', '\\|[a](b) '])(
  `finishes with ${5 * times} times %j in a cell`,
  { timeout: 90_000 },
  (piece) => {
    const text = `| a |\n|---|\n| ${piece.repeat(5 * times)} |\n`
    for (const syntax of ['auto', 'mdx'] as const)
      expect(parser.page(text, syntax).body.length).toBeGreaterThan(0)
  },
)
