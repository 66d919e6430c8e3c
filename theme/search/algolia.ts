// Queries Algolia's public API: one query, limited to the language and to the parts of the site that the
// reader sees.
import { type AlgoliaData, queryParameters, resultHref } from './algoliaQuery.ts'
import type { SearchHit, SearchProvider } from './searchProvider.ts'

interface AlgoliaHit {
  readonly url: string
  readonly content: string | null
  readonly hierarchy: Readonly<Record<string, string | null>>
  readonly docusaurus_tag?: string
}

export const queriesUrl = ({ host, appId }: AlgoliaData): string =>
  `${host ?? `https://${appId.toLowerCase()}-dsn.algolia.net`}/1/indexes/*/queries`

export const queryHeaders = ({ appId, apiKey }: AlgoliaData): Readonly<Record<string, string>> => ({
  'x-algolia-application-id': appId,
  'x-algolia-api-key': apiKey,
  'content-type': 'application/json',
})

export function algoliaProvider(data: AlgoliaData, language: string): SearchProvider {
  const { indexName } = data
  return {
    async search(query, { tags, offset, limit }) {
      const request = {
        indexName,
        query,
        page: Math.floor(offset / limit),
        hitsPerPage: limit,
        ...queryParameters(data, language, tags),
      }
      const response = await fetch(queriesUrl(data), {
        method: 'POST',
        headers: queryHeaders(data),
        body: JSON.stringify({ requests: [request] }),
      })
      if (!response.ok) throw new Error(`The search service answered ${response.status}.`)
      const { results } = (await response.json()) as {
        results: readonly { hits: readonly AlgoliaHit[]; nbHits: number }[]
      }
      const [first] = results
      return { hits: (first?.hits ?? []).map((hit) => hitOf(hit, data)), total: first?.nbHits ?? 0 }
    },
  }
}

function hitOf({ url, content, hierarchy, docusaurus_tag }: AlgoliaHit, data: AlgoliaData): SearchHit {
  const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6']
    .map((level) => hierarchy[level] ?? '')
    .filter((text) => text !== '')
  return {
    // The index can contain URLs of the published site. The reader stays on this one.
    href: resultHref(url, data, window.location.origin),
    title: levels[0] ?? hierarchy['lvl0'] ?? '',
    heading: levels.length > 1 ? (levels.at(-1) ?? '') : '',
    text: content ?? '',
    tag: docusaurus_tag ?? '',
  }
}
