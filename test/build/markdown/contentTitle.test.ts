// Which heading is the title of a page on a site with its own configuration. Sites of Docusaurus, with and
// without remark plugins: test/build/read/titleHeader.slow.test.ts.
import { describe, expect, it } from 'vitest'
import { parser } from '../../support/memorySite.ts'

const titleOf = (text: string): string | null => parser.page(text, 'auto').facts.contentTitle

describe('the title of a page', () => {
  it.each([
    ['# Owl\n\nText.\n', 'Owl'],
    ['Text.\n\n# Owl\n', 'Owl'],
    ['---\ntitle: Wanted\n---\n# Owl\n', 'Owl'],
    ['---\ntitle: Wanted\n---\n<!-- words -->\n\n# Owl\n', 'Owl'],
    ['---\ntitle: Wanted\n---\nText.\n\n# Owl\n', null],
    ['---\ntitle: Wanted\n---\n- Item\n\nOwl\n===\n', null],
    ['---\ntitle: Owl, the bird\n---\nText.\n\n# *Owl*, the `bird`\n', 'Owl, the bird'],
    ['---\ntitle: Wanted\n---\n## Before\n\n# Owl\n', null],
    ['---\ntitle: 42\n---\nText.\n\n# Owl\n', null],
  ])('of %j is %j', (text, title) => {
    expect(titleOf(text)).toBe(title)
  })
})

it('leaves the words of later headings to the section of the search that they are in', () => {
  const { sections } = parser.page('---\ntitle: Wanted\n---\nText.\n\n# Owl\n\nMore.\n', 'auto')
  expect(sections.map(([text]) => text)).toEqual(['Text. Owl More.'])
})
