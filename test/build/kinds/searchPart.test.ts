// How much a page counts in the search: `search.weights`, and words with aliases.
import { expect, it } from 'vitest'
import { searchParts } from '../../../build/kinds/searchPart.ts'
import { weightOf } from '../../../build/shared/searchTerms.ts'
import { withAliases } from '../../../theme/search/aliases.ts'
import { factorOf } from '../../../theme/search/ranking.ts'
import { memorySite } from '../../support/memorySite.ts'

const route = (path: string, searchTag = 'default') => ({ path, searchTag }) as never

it('is in the name of the part that a page belongs to: the last pattern applies', () => {
  const partOf = searchParts({
    searchWeights: [
      ['/blog/**', 0.5],
      ['/blog/new', 2],
      ['/docs/**', 1],
    ],
  })
  expect(partOf(route('/blog/old/'))).toBe('default@@0.5')
  expect(partOf(route('/blog/new/'))).toBe('default@@2')
  expect(partOf(route('/docs/a/', 'docs-default-1.0'))).toBe('docs-default-1.0')
  expect(weightOf('docs-default-1.0@@0.5')).toEqual({ tag: 'docs-default-1.0', weight: 0.5 })
  expect([factorOf('default@@0.5'), factorOf('docs-a@@0.5')]).toEqual([0.5, 0.625])
})

it('adds the parts that pages of the site belong to, and no others', () => {
  const tags = (search: object) =>
    memorySite({ 'docs/a.md': '# A\n', 'docs/b/c.md': '# C\n' }, { search: { provider: 'local', ...search } })
      .site.locales[0]?.searchTags
  expect(tags({})).toEqual(['docs-default-current'])
  expect(tags({ weights: { '/docs/b/**': 0.5, '/none/**': 0.2 } })).toEqual([
    'docs-default-current',
    'docs-default-current@@0.5',
  ])
})

it('searches with the words of an alias, too', () => {
  const aliases = [
    { word: ['i18n'], other: ['internationalization'] },
    { word: ['dark', 'mode'], other: ['colors'] },
  ]
  expect(withAliases(['i18n', 'guide'], aliases)).toEqual([
    ['i18n', 'guide'],
    ['internationalization', 'guide'],
  ])
  expect(withAliases(['set', 'dark', 'mode'], aliases)).toEqual([
    ['set', 'dark', 'mode'],
    ['set', 'colors'],
  ])
  expect(withAliases(['dark'], aliases)).toEqual([['dark']])
})
