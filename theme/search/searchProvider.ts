// What the dialog and the search page know of a search: the interface of every provider.

export interface SearchHit {
  readonly href: string
  readonly title: string
  /** Empty when the page itself is meant. */
  readonly heading: string
  readonly text: string
  /** Part of the site: `docs-default-3.6.3`. */
  readonly tag: string
}

interface SearchResults {
  readonly hits: readonly SearchHit[]
  /** Hits of the whole query, those beyond the limit included. */
  readonly total: number
}

interface SearchOptions {
  /** Parts of the site that are searched. */
  readonly tags: readonly string[]
  readonly offset: number
  readonly limit: number
}

export interface SearchProvider {
  /** Rejects when what it needs cannot be fetched. */
  readonly search: (query: string, options: SearchOptions) => Promise<SearchResults>
}
