// All results of a query. The URL contains the query.
import { useEffect, useRef, useState } from 'react'
import type { SearchRoute } from '../../build/shared/routeData.ts'
import type { SiteData } from '../../build/shared/siteData.ts'
import { useSite } from '../context/site.tsx'
import { Marked } from '../search/Marked.tsx'
import { openProvider } from '../search/provider.ts'
import { SearchForm } from '../search/SearchForm.tsx'
import { scopeOf } from '../search/scope.ts'
import {
  type ChosenVersions,
  resultsQuery,
  tagsOf,
  versionsIn,
  versionsOf,
} from '../search/searchedVersions.ts'
import type { SearchHit, SearchProvider } from '../search/searchProvider.ts'
import { useBrowserState } from '../state/browser.tsx'
import { useStore } from '../state/store.ts'
import { pluralForm } from '../text/plural.ts'
import { useTexts } from '../text/translate.tsx'

const perRequest = 15
/** Milliseconds between the last key press and the search. */
const pause = 300

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'failed'; readonly query: string }
  | {
      readonly kind: 'found'
      readonly query: string
      readonly hits: readonly SearchHit[]
      readonly total: number
    }

export function SearchView({ route }: { readonly route: SearchRoute }) {
  const { search, locale, docs, title, titleDelimiter } = useSite()
  const preferred = useStore(useBrowserState().preferredVersions)
  const scope = scopeOf({ docs }, route, released(preferred, docs))
  const t = useTexts()
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState<ChosenVersions>({})
  const [state, setState] = useState<State>({ kind: 'idle' })
  const provider = useRef<Promise<SearchProvider> | null>(null)
  const end = useRef<HTMLDivElement>(null)
  const versions = { ...versionsOf(scope.tags, docs), ...chosen }
  const wanted = tagsOf(versions, docs).join(' ')

  useEffect(() => {
    const read = () => {
      const params = new URLSearchParams(window.location.search)
      setQuery(params.get('q') ?? '')
      setChosen(versionsIn(params, docs))
    }
    read()
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [docs])

  const ask = async (text: string, offset: number) => {
    if (!search) return null
    provider.current ??= openProvider(search, locale.name)
    provider.current.catch(() => {
      provider.current = null
    })
    return (await provider.current).search(text, { tags: wanted.split(' '), offset, limit: perRequest })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the query or its scope changes
  useEffect(() => {
    const text = query.trim()
    document.title = `${text === '' ? t('theme.SearchPage.emptyResultsTitle', 'Search the documentation') : t('theme.SearchPage.existingResultsTitle', 'Search results for "{query}"', { query: text })} ${titleDelimiter} ${title}`
    if (text === '') {
      setState({ kind: 'idle' })
      return
    }
    let current = true
    const timer = setTimeout(async () => {
      const found = await ask(text, 0).catch(() => null)
      const shown: State = found ? { kind: 'found', query: text, ...found } : { kind: 'failed', query: text }
      if (!current) return
      setState(shown)
      const { withExcerpts } = (await provider.current) ?? {}
      if (!found || !withExcerpts) return
      const hits = await withExcerpts(found.hits, text)
      if (current) setState((now) => (now === shown && now.kind === 'found' ? { ...now, hits } : now))
    }, pause)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [query, wanted])

  // biome-ignore lint/correctness/useExhaustiveDependencies: loads more when the end scrolls into view
  useEffect(() => {
    const mark = end.current
    if (!mark || state.kind !== 'found' || state.hits.length >= state.total) return
    const watcher = new IntersectionObserver(async ([entry]) => {
      if (!entry?.isIntersecting) return
      watcher.disconnect()
      const more = await ask(state.query, state.hits.length).catch(() => null)
      if (more) setState({ ...state, hits: [...state.hits, ...more.hits] })
    })
    watcher.observe(mark)
    return () => watcher.disconnect()
  }, [state])

  const write = (text: string, other: ChosenVersions) => {
    setQuery(text)
    setChosen(other)
    const url = new URL(window.location.href)
    url.search = resultsQuery(text, { ...versions, ...other }, docs, url.searchParams)
    window.history.replaceState(window.history.state, '', url)
  }

  const text = query.trim()
  const isBusy = text !== '' && (state.kind === 'idle' || state.query !== text)
  return (
    <main className="theme-main search-page" key={route.path} aria-busy={isBusy}>
      <h1>{t('theme.SearchPage.emptyResultsTitle', 'Search the documentation')}</h1>
      <SearchForm
        query={query}
        docs={docs}
        versions={versions}
        setQuery={(text) => write(text, chosen)}
        setVersions={(other) => write(query, other)}
      />
      <noscript>{t('theme.SearchPage.needsScripts', 'The search needs JavaScript.')}</noscript>
      <div aria-live="polite">
        {state.kind === 'failed' && (
          <p role="alert">
            <b>{t('theme.SearchModal.errorScreen.titleText', 'Unable to fetch results')}</b>{' '}
            {t('theme.SearchModal.errorScreen.helpText', 'You might want to check your network connection.')}
          </p>
        )}
        {state.kind === 'found' && (
          <p>
            {state.total === 0
              ? `${t('theme.SearchModal.noResultsScreen.noResultsText', 'No results for')} “${state.query}”`
              : pluralForm(
                  t('theme.SearchPage.documentsFound.plurals', 'One document found|{count} documents found', {
                    count: state.total,
                  }),
                  state.total,
                  locale.htmlLang,
                )}
          </p>
        )}
      </div>
      {state.kind === 'found' &&
        state.hits.map(({ href, title: page, heading, text, tag }) => (
          <article className="search-page__hit" key={`${tag} ${href}`}>
            <h2>
              <a href={href}>
                <Marked text={heading === '' ? page : `${page} › ${heading}`} query={state.query} />
              </a>
            </h2>
            {scope.labelOf(tag) !== null && <span className="tag">{scope.labelOf(tag)}</span>}
            {text !== '' && (
              <p>
                <Marked text={text} query={state.query} />
              </p>
            )}
          </article>
        ))}
      <div ref={end} />
      {process.env['TROODON_SEARCH'] !== 'local' && search?.provider === 'algolia' && <ServiceCredit />}
    </main>
  )
}

/** A URL without versions never opens one that is not released. */
const released = (preferred: Readonly<Record<string, string>>, docs: SiteData['docs']) =>
  Object.fromEntries(
    Object.entries(preferred).filter(
      ([id, name]) =>
        name !== 'current' ||
        docs.some((one) => one.id === id && one.versions.some((v) => v.isLast && v.name === name)),
    ),
  )

/** A line that the service asks for; sites may translate it. Styles add the name where it is missing. */
function ServiceCredit() {
  const credit = useSite().messages['theme.SearchPage.algoliaLabel'] ?? 'Powered by'
  return (
    <p className="search-page__service">
      <a href="https://www.algolia.com/" data-name={credit.includes('Algolia') ? undefined : 'Algolia'}>
        {credit}
      </a>
    </p>
  )
}
