// What a hosted index is asked, and where its results lead, by the options of `search`.
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../../build/config/normalize/normalize.ts'
import type { SearchConfig } from '../../../build/shared/siteData.ts'
import {
  type AlgoliaData,
  mergeFacetFilters,
  queryParameters,
  resultHref,
} from '../../../theme/search/algoliaQuery.ts'

function searchOf(options: object): SearchConfig | null {
  const search = { provider: 'algolia', appId: 'A', apiKey: 'K', indexName: 'main', ...options }
  const read = readConfig({ search }, { hasFolder: () => false })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.config.search
}
const dataOf = (options: object = {}) => ({ ...searchOf(options), page: '/search/' }) as AlgoliaData

describe('a query', () => {
  const tags = ['default', 'docs-default-1.0']
  const scope = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-1.0']]

  it('is limited to the language and the version', () => {
    expect(queryParameters(dataOf(), 'en', tags)).toEqual({ facetFilters: scope })
  })
  it('has the filters of the site too', () => {
    const searchParameters = { hitsPerPage: 5, facetFilters: ['type:content', ['a:1', 'b:1']] }
    expect(queryParameters(dataOf({ searchParameters }), 'en', tags)).toEqual({
      hitsPerPage: 5,
      facetFilters: [...scope, 'type:content', ['a:1', 'b:1']],
    })
  })
  it('has only those of the site without contextual search', () => {
    const options = { contextualSearch: false, searchParameters: { facetFilters: 'type:content' } }
    expect(queryParameters(dataOf(options), 'en', tags)).toEqual({ facetFilters: ['type:content'] })
    expect(queryParameters(dataOf({ contextualSearch: false }), 'en', tags)).toEqual({ facetFilters: [] })
  })
  it('merges filters of every spelling', () => {
    expect(mergeFacetFilters('a', undefined, ['b', ['c']])).toEqual(['a', 'b', ['c']])
  })
})

describe('a result', () => {
  const href = (url: string, options: object = {}) => resultHref(url, dataOf(options), 'https://here.example')

  it('is a page of this site, wherever the index was made', () => {
    expect(href('https://published.example/docs/a?x=1#b')).toBe('/docs/a?x=1#b')
  })
  it('is one of another site where the configuration says so', () => {
    const options = { externalUrlRegex: 'shop\\.example|forum\\.example' }
    expect(href('https://shop.example/feeder', options)).toBe('https://shop.example/feeder')
    expect(href('https://published.example/feeder', options)).toBe('/feeder')
  })
  it.each([
    [{ from: '/docs/', to: '/' }, '/a'],
    [{ from: /^\/docs\/(\w)/, to: '/$1/' }, '/a/'],
    [{ from: '/d.cs/', to: '/' }, '/docs/a'],
  ])('has its path replaced by %o', (replaceSearchResultPathname, path) => {
    expect(href('https://published.example/docs/a', { replaceSearchResultPathname })).toBe(path)
  })
})

it('options that are not set are in no page', () => {
  expect(searchOf({})).toEqual({
    provider: 'algolia',
    appId: 'A',
    apiKey: 'K',
    indexName: 'main',
    host: null,
    missingResultsUrl: null,
    searchPagePath: 'search',
    askAi: null,
  })
  const askAi = { agentId: 'x', indexName: 'md', searchParameters: { facetFilters: ['a:b'] } }
  expect(searchOf({ askAi, insights: true, placeholder: 'Find', searchPagePath: '/find/' })).toMatchObject({
    searchPagePath: 'find',
    insights: true,
    placeholder: 'Find',
    askAi: { agentId: 'x', indices: ['md'], searchParameters: { md: { facetFilters: ['a:b'] } } },
  })
})
