// Links as MDX has them, for the components of a site's own theme.
import { expect, it } from 'vitest'
import { attributesOf } from '../../../build/render/attributes.ts'
import { parser } from '../../support/memorySite.ts'

const printed = (markdown: string): string[] =>
  parser
    .page(markdown, 'mdx')
    .facts.links.map((link) =>
      attributesOf(link, { kind: 'outside', href: link.href }, { assets: new Map(), baseUrl: '/', mdx: {} }),
    )

it.each([
  ['[a](#字段)', 'href="#%E5%AD%97%E6%AE%B5"'],
  ['[a](<./é b>)', 'href="./%C3%A9%20b"'],
  ['[a](./%C3%A9%2F)', 'href="./%C3%A9%2F"'],
  ['![a](./é.png)', 'src="./%C3%A9.png"'],
])('encodes a URL of Markdown as remark does: %s', (markdown, attributes) => {
  expect(printed(markdown)).toEqual([attributes])
})

it('leaves the URL of an element as it is written', () => {
  expect(printed('<a href="#字段">a</a>')).toEqual(['href="#字段"'])
})
