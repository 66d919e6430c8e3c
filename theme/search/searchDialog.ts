// The interface of both search dialogs, and the style sheets that they bring along.
import type { SearchData, SiteData } from '../../build/shared/siteData.ts'
import type { Storage_ } from '../state/storage.ts'
import type { Values } from '../text/translate.tsx'
import { resultsQuery, versionsOf } from './searchedVersions.ts'

/** Properties of `<SearchBar>` for a hosted index, with the names of DocSearch. */
export interface DocsearchOptions {
  /** Changes the results; their URLs are then the site's own business. */
  // biome-ignore lint/suspicious/noExplicitAny: hits have the type of DocSearch
  readonly transformItems?: (items: any[]) => any[]
  // biome-ignore lint/suspicious/noExplicitAny: as above, the client
  readonly transformSearchClient?: (client: any) => any
  readonly [option: string]: unknown
}

export interface DialogOptions<D extends SearchData = SearchData> {
  readonly data: D
  readonly language: string
  /** Of the page that opened the dialog first. */
  readonly site: SiteData
  /** Translates an interface text. */
  readonly t: (id: string, message: string, values?: Values) => string
  readonly storage: Storage_
  /** The parts of the site to search. */
  readonly tags: () => readonly string[]
  readonly labelOf: (tag: string) => string | null
  readonly go: (href: string) => void
  /** Runs when the dialog was closed. */
  readonly closed: () => void
  readonly own: DocsearchOptions
}

export interface SearchDialog {
  /** `query` is the initial text. */
  readonly open: (query: string) => void
}

/** Style sheets of code that loads late; a security policy allows them, unlike `<style>` elements. */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}

/** The page that lists all results, in the versions that the dialog searches; null without one. */
export const resultsPage = ({ data, site, tags }: DialogOptions, query: string): string | null =>
  data.page === null ? null : `${data.page}?${resultsQuery(query, versionsOf(tags(), site.docs), site.docs)}`

/** Where readers can report that a query has no results; null when the site has no such place. */
export const reportUrl = ({ missingResultsUrl }: SearchData, query: string): string | null =>
  missingResultsUrl?.replaceAll('{query}', encodeURIComponent(query)) ?? null
