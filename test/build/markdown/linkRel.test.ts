// `rel` of links to other sites, by host.
import { expect, it } from 'vitest'
import { parserFor } from '../../support/memorySite.ts'

const linkRel = {
  '*': 'nofollow',
  'Partner.example': '',
  '*.shop.example': 'sponsored nofollow',
}

const relOf = (text: string, rules: object = linkRel) =>
  / rel="([^"]*)"/.exec(
    parserFor({ linkRel: rules })
      .page(text, 'auto')
      .body.filter((part) => typeof part === 'string')
      .join(''),
  )?.[1]

it.each([
  ['[a](https://a.example/x)', 'noopener noreferrer nofollow'],
  ['<https://a.example>', 'noopener noreferrer nofollow'],
  ['[a](//partner.example:8080/x)', 'noopener noreferrer'],
  ['[a](https://EU.shop.example)', 'noopener noreferrer sponsored nofollow'],
  ['[a](https://shop.example)', 'noopener noreferrer nofollow'],
  ['[a](https://me@eu.shop.example?a)', 'noopener noreferrer sponsored nofollow'],
  // Attributes in the text come first.
  ['[a](https://a.example){rel=help}', 'help'],
])('%s: %s', (text, rel) => {
  expect(relOf(text)).toBe(rel)
  expect(relOf('[a](https://a.example)', {})).toBe('noopener noreferrer')
})
