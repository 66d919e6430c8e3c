// The dialog of a hosted index: DocSearch, with Ask AI when it is configured. Sites with an embedded search
// do not contain it.
import { queriesUrl, queryHeaders } from './algolia.ts'
import { type AlgoliaData, queryParameters, resultHref } from './algoliaQuery.ts'
import css from './docsearch.css?text'
import { docsearchTexts } from './docsearchTexts.ts'
import { adoptStyles, type DialogOptions, reportUrl, resultsPage, type SearchDialog } from './searchDialog.ts'

const hitsPerQuery = 20

/** In sites of Docusaurus, the button of the navbar has its classes, and the styles of the theme. */
const ofItsButton = /\.DocSearch-Button[^{}]*\{[^{}]*\}/g

export async function openDocsearch(given: DialogOptions<AlgoliaData>): Promise<SearchDialog> {
  const options = withOwn(given)
  const { data, tags, language, t, go, closed } = options
  const { default: docsearch } =
    process.env['TROODON_SEARCH'] === 'askAi'
      ? await import('@docsearch/js')
      : await import('@docsearch/js/docsearch')
  adoptStyles(css.replace(ofItsButton, ''))
  const container = document.body.appendChild(document.createElement('div'))
  container.hidden = true
  const openTab = ({ itemUrl }: { itemUrl: string }) => void window.open(itemUrl, '_blank', 'noopener')
  const { askAi } = data
  const dialog = docsearch({
    placeholder: t('theme.SearchModal.placeholder', 'Search docs'),
    insights: false,
    ...(data.missingResultsUrl === null
      ? {}
      : { getMissingResultsUrl: ({ query }: { query: string }) => reportUrl(data, query) ?? '' }),
    navigator: {
      navigate: ({ itemUrl }: { itemUrl: string }) => go(itemUrl),
      navigateNewTab: openTab,
      navigateNewWindow: openTab,
    },
    ...(data.page === null ? {} : { resultsFooterComponent: resultsFooter(options) }),
    ...passedOn(data),
    ...passedOn(data.docsearch ?? {}),
    ...passedOn(options.own),
    translations: docsearchTexts(options.site, data.translations, options.own['translations']),
    container,
    appId: data.appId,
    apiKey: data.apiKey,
    indices: [
      {
        name: data.indexName,
        searchParameters: { hitsPerPage: hitsPerQuery, ...queryParameters(data, language, tags()) },
      },
    ],
    ...(askAi === null ? {} : { askAi }),
    // The button of the navbar handles them.
    keyboardShortcuts: { 'Ctrl/Cmd+K': false, '/': false },
    onClose: closed,
    ...transforms(options),
  } as never)
  return {
    open(text) {
      dialog.open()
      if (text !== '') setTimeout(() => type(text), 50)
    },
  }
}

/** Properties of the component win over the configuration. */
const withOwn = (options: DialogOptions<AlgoliaData>): DialogOptions<AlgoliaData> => {
  const { askAi: _, page: __, ...own } = options.own as Partial<AlgoliaData>
  return { ...options, data: { ...options.data, ...own } }
}

/** The options that DocSearch reads itself. Its components are templates, not those of React. */
const passedOn = (options: object): object =>
  Object.fromEntries(Object.entries(options).filter(([name]) => ownOptions.has(name)))

const ownOptions: ReadonlySet<string> = new Set([
  'disableUserPersonalization',
  'getMissingResultsUrl',
  'initialQuery',
  'insights',
  'maxResultsPerGroup',
  'navigator',
  'placeholder',
  'recentSearchesLimit',
  'recentSearchesWithFavoritesLimit',
  'theme',
])

const transforms = (options: DialogOptions<AlgoliaData>) => {
  const { data, own } = options
  const client = (given: object) => ({
    ...given,
    search: (body: SearchRequests) => keepingErrors(query(withScope(body, options), data)),
  })
  return {
    transformSearchClient: (given: object) => own.transformSearchClient?.(client(given)) ?? client(given),
    transformItems: (items: { url: string }[]) =>
      own.transformItems?.(items) ??
      items.map((item) => ({ ...item, url: resultHref(item.url, data, window.location.origin) })),
  }
}

const resultsFooter =
  (options: DialogOptions) =>
  ({ state }: { state: { query: string; context: { nbHits?: number } } }, { html }: Template) =>
    html`<a href="${resultsPage(options, state.query)}" class="DocSearch-SeeAll">${options.t(
      'theme.SearchBar.seeAll',
      'See all {count} results',
      { count: state.context.nbHits ?? 0 },
    )}</a>`

interface Template {
  readonly html: (strings: TemplateStringsArray, ...values: unknown[]) => unknown
}

interface SearchRequests {
  readonly requests: readonly { readonly query: string }[]
}

/** The parts of the site that the reader sees now; the dialog knows those of its first opening. */
const withScope = (
  { requests }: SearchRequests,
  { data, language, tags }: DialogOptions<AlgoliaData>,
): SearchRequests => {
  const { facetFilters } = queryParameters(data, language, tags())
  return { requests: requests.map((one) => ({ ...one, facetFilters })) }
}

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

function type(text: string): void {
  const field = document.querySelector<HTMLInputElement>('.DocSearch-Input')
  if (!field) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
