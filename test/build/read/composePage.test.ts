// Pages that include other files: where the headings of those files count.
import { expect, it } from 'vitest'
import type { PageFacts } from '../../../build/model/page.ts'
import { composePage } from '../../../build/read/composePage.ts'
import { sourcePath } from '../../../build/shared/paths.ts'
import { parser } from '../../support/memorySite.ts'

const factsOf = (text: string): PageFacts => {
  const { facts } = parser.page(text, 'mdx')
  return { ...facts, bodyKey: text, structureKey: text }
}

it('lists each heading once, in the order of the text, whatever is included between', () => {
  const part = { source: sourcePath('docs/_part.mdx'), facts: factsOf('## Of the part') }
  const text = [
    "import Part from './_part.mdx'",
    '## One',
    '<Part />',
    '## Two',
    '```js file=./code.js\n```',
    '## Three',
    '<Part />',
    '```js file=./code.js\n```',
  ].join('\n\n')
  const page = composePage(factsOf(text), ({ code }) =>
    code === undefined ? part : { body: { key: 'code', firstLink: 0, includes: [] } },
  )
  expect(page.headings.map(({ id }) => id)).toEqual(['one', 'of-the-part', 'two', 'three', 'of-the-part'])
  expect(page.text?.includes.map((body) => body?.key)).toEqual([
    '## Of the part',
    '## Of the part',
    'code',
    'code',
  ])
  expect(page.text?.places).toEqual([1, 3, 2, 3])
})
