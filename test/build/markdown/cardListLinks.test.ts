// The links of the cards that a page gives to `<DocCardList>`.
import { expect, it } from 'vitest'
import { parser } from '../../support/memorySite.ts'

const linksOf = (items: string) =>
  parser
    .page(`# A\n\n<DocCardList items={${items}} />\n`, 'mdx')
    .facts.links.map(({ href, line }) => ({ href, line }))

it('are checked, also those within a category', () => {
  expect(linksOf(`[{ type: 'link', label: 'B', href: '/nope' }]`)).toEqual([{ href: '/nope', line: 3 }])
  expect(
    linksOf(`[{ type: 'category', label: 'C', items: [{ type: 'link', label: 'B', href: '/docs/b' }] }]`),
  ).toEqual([{ href: '/docs/b', line: 3 }])
})

it('are no links when they lead elsewhere', () => {
  expect(linksOf(`[{ type: 'link', label: 'B', href: 'https://example.com/' }]`)).toEqual([])
})
