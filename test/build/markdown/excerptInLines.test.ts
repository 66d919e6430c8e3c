// Descriptions of pages by the lines of their files. The expected values are those of Docusaurus 3.10.2.
import { expect, it } from 'vitest'
import { excerptInLines } from '../../../build/markdown/excerptInLines.ts'
import { parserFor } from '../../support/memorySite.ts'

it.each([
  [
    '# Title\n\nThe `state_class` of a **bird** is ~~no~~ [a link](b.md).\n',
    'The state_class of a bird is no a link.',
  ],
  ['Title\n=====\n\nWords.\n', 'Words.'],
  ["import A from 'a'\nimport B from 'b'\n\n<A />\n\n> Said\n> so\n", 'Said'],
  ['````md\n```\nNo\n````\nYes\n', 'Yes'],
  [':::note Read this.\n\n:::\n\nThen that.\n', 'Then that.'],
  ['An `IO<A>` can fail at runtime: it is so. To do it: wait.\n', 'An IO can fail at runtime wait.'],
  ['## Part {#own}\n', 'Part'],
  ['![an image](a.png)\n', 'an image'],
  ['Words of {name} here\n', 'Words of  here'],
  ['{useIt().description}\n', '{useIt().description}'],
  ['- one\n- two\n', '- one'],
  ['<div>\n</div>\n\n```js\n```\n', null],
])('reads %j', (content, excerpt) => {
  expect(excerptInLines(content)).toBe(excerpt)
})

it('reads a long line in bounded time', () => {
  expect(excerptInLines('['.repeat(1_000_000))).toHaveLength(5000)
})

it('is the excerpt of pages that were written for Docusaurus', () => {
  const text = '# A\n\nThe *monad* at: once `IO`: it\nis here.\n'
  const excerptOf = (config: object) => parserFor({}, config).page(text, 'mdx').facts.excerpt
  expect(excerptOf({ compatibility: 'docusaurus' })).toBe('The monad at it')
  expect(excerptOf({})).toBe('The monad at: once IO: it is here.')
})

it('leaves out the id of a heading, which Docusaurus shows in part', () => {
  expect(excerptInLines('# Marks {/* #marks */}\n\nWords.\n')).toBe('Words.')
})
