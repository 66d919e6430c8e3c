// Queries to a hosted index, and the URLs of its results.
import type { SearchData } from '../../build/shared/siteData.ts'

export type AlgoliaData = Extract<SearchData, { readonly provider: 'algolia' }>

type Facets = readonly (string | readonly string[])[]

/** The language AND one of the tags. */
const contextualFilters = (language: string, tags: readonly string[]): Facets => [
  `language:${language}`,
  tags.map((tag) => `docusaurus_tag:${tag}`),
]

/** Filters that must all match. One text counts as a list of one. */
export const mergeFacetFilters = (...filters: readonly (string | Facets | undefined)[]): Facets =>
  filters.flatMap((one) => (one === undefined ? [] : typeof one === 'string' ? [one] : one))

/** The parameters of a query, with those of the site. */
export function queryParameters(
  { searchParameters, contextualSearch }: AlgoliaData,
  language: string,
  tags: readonly string[],
): Readonly<Record<string, unknown>> & { readonly facetFilters: Facets } {
  const own = searchParameters?.['facetFilters'] as Facets | undefined
  return {
    ...searchParameters,
    facetFilters: mergeFacetFilters(
      contextualSearch === false ? undefined : contextualFilters(language, tags),
      own,
    ),
  }
}

/** The path of a result on this site, whose published URL it has; the whole URL for one of another site. */
export function resultHref(
  href: string,
  { externalUrlRegex, replaceSearchResultPathname: replace }: AlgoliaData,
  origin: string,
): string {
  const url = new URL(href, origin)
  if (externalUrlRegex !== undefined && new RegExp(externalUrlRegex).test(url.href)) return href
  const path = url.pathname + url.search + url.hash
  return replace ? path.replaceAll(new RegExp(replace.from, 'g'), replace.to) : path
}
