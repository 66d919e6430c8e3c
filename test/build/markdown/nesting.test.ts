// Text that is nested deeper than anybody writes is text, whatever the stack of the thread that reads it.
import { expect, it } from 'vitest'
import { effortFor, readExpression } from '../../../build/markdown/mdx/javascript.ts'
import { searchTerms } from '../../../build/shared/searchTerms.ts'
import { parser } from '../../support/memorySite.ts'

const codesOf = (text: string, syntax: 'auto' | 'mdx') => [
  ...new Set(parser.page(text, syntax).facts.diagnostics.map(({ code }) => code)),
]

it.each(['<A b={', '{`${', '{[', '<Tabs b={', '{('])('refuses %j in itself 480 times', (piece) => {
  const text = `para\n\n${piece.repeat(480)}`
  expect(codesOf(text, 'auto')).not.toContain('parseFailed')
  expect(codesOf(text, 'mdx').length).toBeGreaterThan(0)
  const read = readExpression('{['.repeat(480), 0, 960, effortFor(960))
  expect(read).toEqual({ ok: false, message: 'its brackets are nested more than 150 deep' })
})

it('shows tags that are nested too deep as text, and reports them once', () => {
  const text = `${'<Details>'.repeat(300)}a${'</Details>'.repeat(300)}`
  expect(codesOf(text, 'auto')).toEqual(['nestingTooDeep'])
  expect(
    parser.page(text, 'auto').facts.diagnostics.filter(({ code }) => code === 'nestingTooDeep'),
  ).toHaveLength(1)
  expect(codesOf(`${'<Details>'.repeat(90)}a${'</Details>'.repeat(90)}`, 'auto')).not.toContain(
    'nestingTooDeep',
  )
})

it.each(['[a][b]', '.a', '+a', '()', '?.a', '`a`'])('refuses a chain of %j that has 2,000 links', (link) => {
  const chain = `a${link.repeat(2000)}`
  expect(codesOf(`{${chain}}\n`, 'mdx')).toEqual(['strayBrace'])
  expect(codesOf(`export const x = ${chain}\n\n# A\n`, 'mdx')).toEqual(['moduleSyntax'])
})

it('reads a chain of 200 links', () => {
  expect(codesOf(`export const x = a${'.b()'.repeat(100)}\n\n# A\n`, 'mdx')).toEqual([])
})

it('reports boxes in each other, also groups of code', () => {
  for (const open of [':::code-group\n\n', ':::note\n\n', ':::options\n- `a`\n\n'])
    expect(codesOf(open.repeat(3000), 'auto')).toContain('unclosedAdmonition')
})

it('reads a long text without spaces in pieces', () => {
  const text = '恐竜の羽毛'.repeat(20_000)
  expect(new Set(searchTerms(text, 'ja')).size).toBeLessThan(40)
})

it('reads a paragraph of 320 kB without spaces, and indexes it with terms in proportion', () => {
  for (const text of ['漢字'.repeat(53_000), 'これは日本語の文章です。'.repeat(8_800)]) {
    const { body, sections } = parser.page(`# A\n\n${text}\n`, 'auto')
    expect(String(body[0]).length).toBeGreaterThan(text.length)
    expect(sections.flat().join('').length).toBeLessThan(2 * text.length)
  }
})

it('takes 6 kB of templates in braces as text', () => {
  const html = String(parser.page(`para\n\n${'{`${`'.repeat(1_200)}`, 'auto').body[0])
  // Backticks in pairs are code.
  expect(html.match(/\{<code>\$\{<\/code>/g)).toHaveLength(1_200)
})
