// Which versions the search page shows, and how its URL names them.
import { expect, it } from 'vitest'
import type { SiteData } from '../../build/shared/siteData.ts'
import { resultsQuery, tagsOf, versionsIn, versionsOf } from '../../theme/search/searchedVersions.ts'

const version = (name: string, isLast = false) => ({ name, label: name, isLast })
const docs = [
  { id: 'default', versions: [version('current'), version('1.0', true), version('0.9')] },
  { id: 'api', versions: [version('current', true), version('1')] },
  { id: 'guide', versions: [version('current', true)] },
] as unknown as SiteData['docs']

it('keeps the versions of a dialog in the URL of the page, where there are several', () => {
  const tags = ['default', 'docs-default-0.9', 'docs-api-current', 'docs-guide-current']
  const chosen = versionsOf(tags, docs)
  expect(chosen).toEqual({ default: '0.9', api: 'current', guide: 'current' })
  expect(resultsQuery('a b', chosen, docs)).toBe('q=a+b&version=0.9&version-api=current')
  expect(tagsOf(chosen, docs)).toEqual(tags)
})

it('reads versions that exist from a URL, and ignores others', () => {
  const read = (query: string) => versionsIn(new URLSearchParams(query), docs)
  expect(read('version=*&version-api=1')).toEqual({ default: '*', api: '1' })
  expect(read('version=7&version-guide=current')).toEqual({ guide: 'current' })
  expect(tagsOf({ default: '*' }, docs)).toEqual([
    'default',
    ...['current', '1.0', '0.9'].map((name) => `docs-default-${name}`),
  ])
})

it('keeps what else is in the URL', () => {
  const params = new URLSearchParams('q=old&version=0.9&embed=1')
  expect(resultsQuery('', { default: '1.0' }, docs, params)).toBe('version=1.0&embed=1')
})
