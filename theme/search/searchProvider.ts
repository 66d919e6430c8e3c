// The interface of every search provider, used by the dialog and the search page.

export interface SearchHit {
  readonly href: string
  readonly title: string
  /** Empty if the hit is the page itself. */
  readonly heading: string
  readonly text: string
  /** Part of the site: `docs-default-3.6.3`. */
  readonly tag: string
}

interface SearchResults {
  readonly hits: readonly SearchHit[]
  /** The number of all hits, including those beyond the limit. */
  readonly total: number
}

interface SearchOptions {
  /** The parts of the site to search. */
  readonly tags: readonly string[]
  readonly offset: number
  readonly limit: number
}

export interface SearchProvider {
  /** Rejects if the index cannot be fetched. */
  readonly search: (query: string, options: SearchOptions) => Promise<SearchResults>
  /** The hits with texts that show what matches. Missing where they have them at once. */
  readonly withExcerpts?: (hits: readonly SearchHit[], query: string) => Promise<readonly SearchHit[]>
}
