// The dialog of a hosted index: DocSearch, with Ask AI when it is configured. Sites with an embedded search
// do not contain it.
import type { AlgoliaData } from './algolia.ts'
import { facetFilters, queriesUrl, queryHeaders } from './algolia.ts'
import css from './docsearch.css?text'
import { adoptStyles, type DialogOptions, reportUrl, resultsPage, type SearchDialog } from './searchDialog.ts'

const hitsPerQuery = 20

export async function openDocsearch(options: DialogOptions<AlgoliaData>): Promise<SearchDialog> {
  const { data, tags, language, t, go, closed } = options
  const { default: docsearch } =
    process.env['TROODON_SEARCH'] === 'askAi'
      ? await import('@docsearch/js')
      : await import('@docsearch/js/docsearch')
  adoptStyles(css)
  const container = document.body.appendChild(document.createElement('div'))
  container.hidden = true
  const searchParameters = {
    facetFilters: facetFilters(language, tags()) as string[],
    hitsPerPage: hitsPerQuery,
  }
  const openTab = ({ itemUrl }: { itemUrl: string }) => void window.open(itemUrl, '_blank', 'noopener')
  const { askAi } = data
  const dialog = docsearch({
    container,
    appId: data.appId,
    apiKey: data.apiKey,
    indices: [{ name: data.indexName, searchParameters }],
    ...(askAi === null ? {} : { askAi }),
    placeholder: t('theme.SearchModal.placeholder', 'Search docs'),
    insights: false,
    // The button of the navbar handles them.
    keyboardShortcuts: { 'Ctrl/Cmd+K': false, '/': false },
    onClose: closed,
    ...(data.missingResultsUrl === null
      ? {}
      : { getMissingResultsUrl: ({ query }: { query: string }) => reportUrl(data, query) ?? '' }),
    transformSearchClient: (client: object) => ({
      ...client,
      search: (body: SearchRequests) => keepingErrors(query(withScope(body, options), data)),
    }),
    transformItems: (items: readonly { url: string }[]) =>
      items.map((item) => ({ ...item, url: pathOf(item.url) })),
    navigator: {
      navigate: ({ itemUrl }: { itemUrl: string }) => go(itemUrl),
      navigateNewTab: openTab,
      navigateNewWindow: openTab,
    },
    resultsFooterComponent: (
      { state }: { state: { query: string; context: { nbHits?: number } } },
      { html }: Template,
    ) =>
      html`<a href="${resultsPage(data, state.query)}" class="DocSearch-SeeAll">${t(
        'theme.SearchBar.seeAll',
        'See all {count} results',
        { count: state.context.nbHits ?? 0 },
      )}</a>`,
  } as never)
  return {
    open(text) {
      dialog.open()
      if (text !== '') setTimeout(() => type(text), 50)
    },
  }
}

interface Template {
  readonly html: (strings: TemplateStringsArray, ...values: unknown[]) => unknown
}

interface SearchRequests {
  readonly requests: readonly { readonly query: string }[]
}

/** The parts of the site that the reader sees now; the dialog knows those of its first opening. */
const withScope = ({ requests }: SearchRequests, { language, tags }: DialogOptions): SearchRequests => ({
  requests: requests.map((one) => ({ ...one, facetFilters: facetFilters(language, tags()) })),
})

/** Queries the hosted service, or the `host` that replaces it for tests and proxies. */
async function query(body: SearchRequests, data: AlgoliaData): Promise<unknown> {
  const response = await fetch(queriesUrl(data), {
    method: 'POST',
    headers: queryHeaders(data),
    body: JSON.stringify(body),
  }).catch(asRetryError)
  if (!response.ok) throw new Error(`The search service answered ${response.status}.`)
  return response.json()
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

/** Hits of a hosted index contain URLs of the published site. The reader stays on this one. */
function pathOf(href: string): string {
  const url = new URL(href, window.location.origin)
  return url.pathname + url.search + url.hash
}

function type(text: string): void {
  const field = document.querySelector<HTMLInputElement>('.DocSearch-Input')
  if (!field) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
