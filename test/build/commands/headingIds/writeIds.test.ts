// The text of a file with the ids of its headings: what is written where, and that a page keeps its ids.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type IdOptions, writeIds } from '../../../../build/commands/headingIds/writeIds.ts'
import { parser } from '../../../support/memorySite.ts'

const usual: IdOptions = { syntax: 'classic', overwrite: false, migrate: false }
const find = async (text: string) => parser.headings(text, 'mdx')
const written = (text: string, options: Partial<IdOptions> = {}) =>
  writeIds(text, find, { ...usual, ...options })

it('writes what the page has already, in every place of a heading', async () => {
  const text = [
    '---',
    'title: Owls',
    '---',
    '# Owls',
    '## What they *eat*',
    '### Mice ###',
    '## Nests  ',
    'More words',
    'of a heading',
    '---',
    '## Nests',
    '> ## In a quote',
    '',
    '- ## In a list',
    '',
    ':::note',
    '',
    '## In a note',
    '',
    ':::',
    '<div>',
    '',
    '## In an element',
    '',
    '</div>',
    '```md',
    '## Code',
    '```',
    '## Written {#own}',
    '## Commented {/* #mine */}',
    '',
  ]
  const result = await written(text.join('\r\n'))
  const lines = result.text.split('\r\n')
  expect(lines.filter((line, at) => line !== text[at])).toEqual([
    '## What they *eat* {#what-they-eat}',
    '### Mice {#mice} ###',
    '## Nests {#nests}',
    'of a heading {#more-wordsof-a-heading}',
    '## Nests {#nests-1}',
    '> ## In a quote {#in-a-quote}',
    '- ## In a list {#in-a-list}',
    '## In a note {#in-a-note}',
    '## In an element {#in-an-element}',
  ])
  expect(result.changed).toBe(9)
})

describe('the options', () => {
  const text = '## One\n## Two {#zwei}\n## Three {/* #drei */} ##\n'

  it('--syntax mdx-comment', async () =>
    expect((await written(text, { syntax: 'mdx-comment' })).text).toBe(
      '## One {/* #one */}\n## Two {#zwei}\n## Three {/* #drei */} ##\n',
    ))
  it('--migrate', async () =>
    expect((await written(text, { syntax: 'mdx-comment', migrate: true })).text).toBe(
      '## One {/* #one */}\n## Two {/* #zwei */}\n## Three {/* #drei */} ##\n',
    ))
  it('--migrate back', async () =>
    expect((await written(text, { migrate: true })).text).toBe(
      '## One {#one}\n## Two {#zwei}\n## Three {#drei} ##\n',
    ))
  it('--overwrite', async () =>
    expect((await written(text, { overwrite: true })).text).toBe(
      '## One {#one}\n## Two {#two}\n## Three {#three} ##\n',
    ))
})

it('writes the other ids when one cannot be written', async () => {
  const text = '## Owls\n\n## _.\n\n## Mice\n'
  const result = await written(text)
  expect(result).toEqual({ text: '## Owls {#owls}\n\n## _.\n\n## Mice {#mice}\n', changed: 2, left: [3] })
  expect(await written(result.text)).toEqual({ text: result.text, changed: 0, left: [3] })
})

it('writes an id that only another one makes possible', async () => {
  const text = ')\n---\n\n## -1\n\n## _-a\n\n[\n---\n'
  const result = await written(text)
  expect(result.text).toContain('## -1 {#-1}')
  expect(await written(result.text)).toEqual({ ...result, changed: 0 })
})

it('any words: the ids stay the same, and a second time changes nothing', async () => {
  const words = fc.string({ unit: fc.constantFrom(...'ab Ü#{}*`_$&-.[]()\\:!1'), minLength: 1 })
  const line = fc.oneof(
    fc.tuple(fc.constantFrom('## ', '### ', '> ## ', '- ## '), words).map((parts) => parts.join('')),
    words.map((one) => `${one}\n---`),
    words,
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, { maxLength: 6 }),
      fc.constantFrom<IdOptions['syntax']>('classic', 'mdx-comment'),
      async (lines, syntax) => {
        const text = `${lines.join('\n\n')}\n`
        const result = await written(text, { syntax })
        expect(await find(result.text)).toEqual(await find(text))
        expect(await written(result.text, { syntax })).toEqual({ ...result, changed: 0 })
      },
    ),
    { numRuns: 300 },
  )
})
