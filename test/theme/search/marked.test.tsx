// Marks the words of any query in a text, and changes nothing else.
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Marked } from '../../../theme/search/Marked.tsx'

const html = (text: string, query: string) => renderToStaticMarkup(<Marked text={text} query={query} />)

it.each([
  ['Versions of docs', 'version', '<mark>Version</mark>s of docs'],
  ['set a=b here', 'a=b', 'set <mark>a=b</mark> here'],
  ['docusaurus-theme', 'theme docusaurus-', '<mark>docusaurus-</mark><mark>theme</mark>'],
  ['x [y](z)', '](', 'x [y<mark>](</mark>z)'],
  ['C:\\docs', ':\\', 'C<mark>:\\</mark>docs'],
  ['one letter', 'o', 'one letter'],
  ['Füße', 'füße', '<mark>Füße</mark>'],
])('%s for %s', (text, query, expected) => expect(html(text, query)).toBe(expected))

it('keeps the text for any query', () => {
  const text = fc.string({ unit: 'grapheme' })
  fc.assert(
    fc.property(text, text, (shown, query) => {
      expect(html(shown, query).replace(/<\/?mark>/g, '')).toBe(html(shown, ''))
    }),
  )
})
