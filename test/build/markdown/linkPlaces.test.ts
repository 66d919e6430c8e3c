// Labels of links and emoji are found by shortcuts; for any text the result is that of reading it again.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parser } from '../../support/memorySite.ts'

const pieces = fc.constantFrom(
  '[a](x.md)',
  '![b](y.png)',
  '[![c](z.png)](w.md "t")',
  '[d [e] f](<v.md>)',
  '[g](\nu.md)',
  '[',
  ']',
  '](',
  '![',
  '(s.md)',
  '`[k](no.md)`',
  '*',
  '**',
  '\\[',
  ' word ',
  '\n',
)

it('gives each link the place at which its URL is written', () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
      const text = `x ${parts.join('')}`
      const lines = text.split('\n')
      for (const { href, line, column } of parser.page(text, 'md').facts.links)
        expect(`${line}:${column} ${(lines[line - 1] ?? '').slice(column - 1)}`).toMatch(
          new RegExp(`^${line}:${column} ${href.replaceAll('.', '\\.')}`),
        )
    }),
    { numRuns: 500 },
  )
})

const words = fc.constantFrom(
  ':tada:',
  ':+1:',
  ':no_such:',
  ':',
  ' ',
  '`:tada:`',
  ':)',
  'a:b',
  '12:30',
  '*',
  '\n',
)

it('replaces the shortcodes of emoji that exist, wherever they are', () => {
  fc.assert(
    fc.property(fc.array(words, { maxLength: 12 }), (parts) => {
      const text = parts.join('')
      const html = (source: string) => parser.page(source, 'md').body.join('')
      // A paragraph with an emoji of its own always runs the rule; without it, only a shortcode does.
      expect(html(`a ${text}`)).toBe(html(`:tada: a ${text}`).replace('🎉 ', ''))
    }),
    { numRuns: 500 },
  )
})
