// Where the excerpt of a post ends. Docusaurus looks for the marker in the text of the file.
import { expect, it } from 'vitest'
import { parser } from '../../support/memorySite.ts'

/** The HTML with `|` at the marker. */
function shown(text: string, syntax: 'md' | 'auto' | 'mdx') {
  const { facts, body } = parser.page(text, syntax)
  const html = body.map((part) => (typeof part === 'string' ? part : '|')).join('')
  expect(facts.truncated ?? false).toBe(html.includes('|'))
  return html.replaceAll('\n', '')
}

const cases: readonly (readonly [string, string, string, string])[] = [
  ['first in a line', 'A\n<!-- truncate --> b', '<p>A</p>| b', '<p>A| b</p>'],
  ['last in a line', 'A <!-- truncate -->\nb', '<p>A |b</p>', '<p>A |b</p>'],
  ['before all text', '<!-- truncate --> b', '| b', '<p>| b</p>'],
  ['within a list', '- a\n  <!--truncate--> b', '<ul><li>a| b</li></ul>', '<ul><li>a| b</li></ul>'],
  ['within an element', '<div><!-- truncate --></div>', '<div>|</div>', '<div>|</div>'],
  ['of MDX', 'A\n{/* truncate */} b', '<p>A|{/* truncate */} b</p>', '<p>A| b</p>'],
  [
    'of two',
    'A\n\n<!-- truncate -->\n\nb\n\n<!-- truncate -->',
    '<p>A</p>|<p>b</p><!-- truncate -->',
    '<p>A</p>|<p>b</p><!-- truncate -->',
  ],
]

it.each(cases)('ends at a marker %s', (_name, text, html, mdx) => {
  expect(shown(text, 'md')).toBe(html)
  expect(shown(text, 'mdx')).toBe(mdx)
})

it('ends before code that shows a marker, unless there is another one', () => {
  expect(shown('A `<!-- truncate -->` b', 'auto')).toBe('<p>A |<code>&lt;!-- truncate --&gt;</code> b</p>')
  expect(shown('A\n\n```\n{/* truncate */}\n```', 'auto')).toMatch(/^<p>A<\/p>\|<div class="theme-code-block/)
  expect(shown('A\n\n    <!-- truncate -->', 'md')).toMatch(/^<p>A<\/p>\|<div class="theme-code-block/)
  expect(shown('```\n<!-- truncate -->\n```\n\nA\n\n<!-- truncate -->', 'mdx')).toMatch(/<p>A<\/p>\|$/)
})

it('never opens a comment around the text after it', () => {
  expect(shown('A\n\n<!-- x <!-- truncate --> y -->', 'md')).toBe('<p>A</p>|<!-- x <!-- truncate --> y -->')
  expect(shown('A <!-- truncated -->', 'md')).toBe('<p>A <!-- truncated --></p>')
})
