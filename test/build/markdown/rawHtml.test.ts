// Raw HTML in Markdown: its links, IDs and scripts.
import { describe, expect, it } from 'vitest'
import { parser } from '../../support/memorySite.ts'

const factsOf = (text: string) => parser.page(text, 'md').facts
const linksOf = (text: string) =>
  factsOf(text).links.map(({ href, line, column }) => `${href} ${line}:${column}`)

describe('raw HTML', () => {
  it('contains links and IDs with their positions, for any kind of quotes', () => {
    const text = `<div>\n<a id=x href="/a">a</a> <a href = '/b'>b</a>\n<IMG SRC=/c>\n</div>`
    expect(linksOf(text)).toEqual(['/a 2:15', '/b 2:36', '/c 3:10'])
    expect(factsOf(text).ids).toEqual(['x'])
  })

  it('contains links after a comment in the same block', () => {
    expect(linksOf('<!-- note --> <a href="/a">a</a>')).toEqual(['/a 1:24'])
  })

  it('contains escape comments for links anywhere in a block', () => {
    const text = '<div>\n<!-- link-check-ignore: old -->\n<a href="/a">a</a>\n</div>'
    expect(factsOf(text).escapes).toEqual([{ line: 2, column: 1, reason: 'old' }])
  })

  it('is ignored in comments and in raw text elements', () => {
    const text =
      '<div>\n<!-- <a href="/a"> <script>x</script> -->\n<textarea><a href="/b" id="b"><script></textarea>\n</div>'
    expect(linksOf(text)).toEqual([])
    expect(factsOf(text).ids).toEqual([])
    expect(factsOf(text).diagnostics).toEqual([])
  })

  it('contains scripts, which are reported at their position', () => {
    const codes = (text: string) =>
      factsOf(text).diagnostics.map(({ code, line, column }) => `${code} ${line}:${column}`)
    expect(codes('<div>\n<SCRIPT >a()</SCRIPT>\n<script type="text/plain">b</script></div>')).toEqual([
      'blockedScript 2:1',
    ])
  })

  it('can use the attribute names of React', () => {
    const { body } = parser.page(
      '<p className="a" title="className=b"><label htmlFor="c" className="d">e</label></p>',
      'auto',
    )
    expect(body).toEqual(['<p class="a" title="className=b"><label for="c" class="d">e</label></p>'])
  })
})

it.each(['md', 'mdx'] as const)(
  'names of anchors are targets, also where they close themselves: %s',
  (syntax) => {
    const own = syntax === 'mdx' ? 'export const One = () => <i>1</i>\n\n<One />\n\n' : ''
    const { facts } = parser.page(
      `${own}<a name="x"/>\n\n<a name="y"></a> Text <a name="z" id="w"/>.\n`,
      syntax,
    )
    expect(facts.ids).toEqual(['x', 'y', 'z', 'w'])
  },
)
