// What finds pages: the index that the build wrote, or a hosted service. Dialog and search page know this interface alone.
import type { SearchData } from '../../build/shared/siteData.ts'

export interface SearchHit {
  readonly href: string
  readonly title: string
  /** Empty when the page itself is meant. */
  readonly heading: string
  readonly text: string
  /** Part of the site: `docs-default-3.6.3`. */
  readonly tag: string
}

export interface SearchResults {
  readonly hits: readonly SearchHit[]
  /** Hits of the whole query, those beyond the limit included. */
  readonly total: number
}

export interface SearchOptions {
  /** Parts of the site that are searched. */
  readonly tags: readonly string[]
  readonly offset: number
  readonly limit: number
}

export interface SearchProvider {
  /** Rejects when what it needs cannot be fetched. */
  readonly search: (query: string, options: SearchOptions) => Promise<SearchResults>
}

export async function openProvider(data: SearchData, language: string): Promise<SearchProvider> {
  if (data.provider === 'local') return (await import('./local.ts')).localProvider(data, language)
  return (await import('./algolia.ts')).algoliaProvider(data, language)
}
