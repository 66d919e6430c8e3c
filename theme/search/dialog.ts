// The search dialog: DocSearch with either provider. Loads when the reader first uses the search.
import docsearch from '@docsearch/js'
import { h } from 'preact'
import type { SearchData } from '../../build/shared/siteData.ts'
import { facetFilters, queriesUrl, queryHeaders } from './algolia.ts'
import css from './docsearch.css?text'
import { openProvider } from './provider.ts'
import type { SearchHit } from './searchProvider.ts'

interface DialogTexts {
  readonly placeholder: string
  readonly seeAll: (count: number) => string
}

export interface DialogOptions {
  readonly data: SearchData
  readonly language: string
  readonly texts: DialogTexts
  readonly tags: () => readonly string[]
  readonly labelOf: (tag: string) => string | null
  readonly go: (href: string) => void
}

export interface SearchDialog {
  readonly open: (query: string) => void
}

const hitsPerQuery = 20

/** Converts a hit to the shape that DocSearch expects. */
function docsearchHit(
  { href, title, heading, text, tag }: SearchHit,
  index: number,
  labelOf: DialogOptions['labelOf'],
) {
  const label = labelOf(tag)
  const lvl0 = label === null ? title : `${title} (${label})`
  const type = heading === '' ? 'lvl1' : 'lvl2'
  const hierarchy = {
    lvl0,
    lvl1: title,
    lvl2: heading || null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  }
  const shown = (value: string | null) => ({
    value: escapeText(value ?? ''),
    matchLevel: 'none',
    matchedWords: [],
  })
  const levels = Object.fromEntries(Object.entries(hierarchy).map(([level, value]) => [level, shown(value)]))
  return {
    objectID: `${href} ${index}`,
    url: href,
    type,
    anchor: href.split('#')[1] ?? null,
    content: text || null,
    hierarchy,
    _highlightResult: { hierarchy: levels, content: shown(text) },
    _snippetResult: { hierarchy: levels, content: shown(text) },
  }
}

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export async function openDialog({
  data,
  language,
  texts,
  tags,
  labelOf,
  go,
}: DialogOptions): Promise<SearchDialog> {
  const provider = data.provider === 'local' ? await openProvider(data, language) : null
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
  const container = document.body.appendChild(document.createElement('div'))
  container.hidden = true
  // Replaces the search method of DocSearch's client.
  const search = async ({ requests }: SearchRequests) => {
    if (!provider) throw new Error('There is no provider.')
    const results = await Promise.all(
      requests.map(async ({ query }) => {
        const { hits, total } = await provider
          .search(query, { tags: tags(), offset: 0, limit: hitsPerQuery })
          .catch(asRetryError)
        return {
          hits: hits.map((hit, index) => docsearchHit(hit, index, labelOf)),
          nbHits: total,
          query,
          page: 0,
          nbPages: 1,
          hitsPerPage: hitsPerQuery,
        }
      }),
    )
    return { results }
  }
  docsearch({
    container,
    appId: data.provider === 'algolia' ? data.appId : 'local',
    apiKey: data.provider === 'algolia' ? data.apiKey : 'local',
    indexName: data.provider === 'algolia' ? data.indexName : `local-${language}`,
    placeholder: texts.placeholder,
    insights: false,
    // The dialog is from Algolia; the index is not.
    ...(provider
      ? { translations: { modal: { footer: { searchByText: 'Search by Troodon, dialog by' } } } }
      : {}),
    searchParameters:
      data.provider === 'algolia'
        ? { facetFilters: facetFilters(language, tags()) as string[], hitsPerPage: hitsPerQuery }
        : {},
    transformSearchClient: (client: object) => ({
      ...client,
      search: (body: SearchRequests) => keepingErrors(provider ? search(body) : hosted(body, data)),
    }),
    transformItems: (items: readonly { url: string }[]) =>
      items.map((item) => ({ ...item, url: pathOf(item.url) })),
    navigator: {
      navigate: ({ itemUrl }: { itemUrl: string }) => go(itemUrl),
      navigateNewTab: ({ itemUrl }: { itemUrl: string }) => void window.open(itemUrl, '_blank', 'noopener'),
      navigateNewWindow: ({ itemUrl }: { itemUrl: string }) =>
        void window.open(itemUrl, '_blank', 'noopener'),
    },
    resultsFooterComponent: ({ state }: { state: { query: string; context: { nbHits?: number } } }) =>
      h(
        'a',
        { href: `${data.page}?q=${encodeURIComponent(state.query)}`, class: 'DocSearch-SeeAll' },
        texts.seeAll(state.context.nbHits ?? 0),
      ),
  } as unknown as Parameters<typeof docsearch>[0])
  return {
    open(query) {
      container.querySelector('button')?.click()
      if (query !== '') setTimeout(() => type(query), 50)
    },
  }
}

/** DocSearch shows a network error for errors of this name. */
function asRetryError(error: unknown): never {
  throw Object.assign(new Error('The search index could not be fetched.', { cause: error }), {
    name: 'RetryError',
  })
}

/** DocSearch shows its error screen until the promise settles, so a failed search never settles. */
const keepingErrors = <T>(answer: Promise<T>) => ({
  // biome-ignore lint/suspicious/noThenProperty: DocSearch chains catch and then
  then: answer.then.bind(answer),
  catch: (handle: (error: unknown) => unknown) =>
    answer.catch((error: unknown) => {
      try {
        handle(error)
      } catch {
        console.warn('The search failed.', error)
      }
      return new Promise<never>(() => {})
    }),
})

interface SearchRequests {
  readonly requests: readonly { readonly query: string }[]
}

/** Queries the hosted service, or the `host` that replaces it for tests and proxies. */
async function hosted(body: SearchRequests, data: SearchData): Promise<unknown> {
  if (data.provider !== 'algolia') throw new Error('There is no hosted search.')
  const response = await fetch(queriesUrl(data), {
    method: 'POST',
    headers: queryHeaders(data),
    body: JSON.stringify(body),
  }).catch(asRetryError)
  if (!response.ok) throw new Error(`The search service answered ${response.status}.`)
  return response.json()
}

/** Hits of a hosted index contain URLs of the published site. The reader stays on this one. */
function pathOf(href: string): string {
  const url = new URL(href, window.location.origin)
  return url.pathname + url.search + url.hash
}

function type(query: string): void {
  const field = document.querySelector<HTMLInputElement>('.DocSearch-Input')
  if (!field) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, query)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
