// Searches while the reader types. Answers to earlier texts are left out, and Enter waits for the answer to
// the text that is there. The first hits are loaded at once, more when the reader gets to the last of them.
import { useEffect, useRef, useState } from 'react'
import type { DialogOptions } from './searchDialog.ts'
import type { SearchHit, SearchProvider } from './searchProvider.ts'
import { suggestQueries } from './suggestQueries.ts'

export type SearchState =
  | { readonly kind: 'start' }
  | { readonly kind: 'failed'; readonly query: string }
  | {
      readonly kind: 'found'
      readonly query: string
      readonly hits: readonly SearchHit[]
      readonly total: number
      /** Queries that have results, when this one has none. */
      readonly suggestions: readonly string[]
    }

export type FoundState = Extract<SearchState, { readonly kind: 'found' }>

interface SearchUse {
  readonly query: string
  readonly provider: SearchProvider
  readonly options: DialogOptions
  readonly choose: (hit: SearchHit) => void
}

/** Fills the dialog. */
const firstHits = 8
const mostHits = 20

export function useSearch({ query, provider, options, choose }: SearchUse) {
  const [state, setState] = useState<SearchState>({ kind: 'start' })
  const [selected, select] = useState(0)
  const isWaiting = useRef(false)
  const isExtending = useRef<SearchState>(null)
  const text = query.trim()

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the text changes
  useEffect(() => {
    isWaiting.current = false
    select(0)
    if (text === '') return setState({ kind: 'start' })
    let isCurrent = true
    void find(text, provider, options.tags()).then((found) => {
      if (!isCurrent) return
      setState(found)
      const [first] = found.kind === 'found' ? found.hits : []
      if (isWaiting.current && first) choose(first)
      isWaiting.current = false
      void excerpted(found, provider).then(
        (now) => isCurrent && setState((shown) => (shown === found ? now : shown)),
      )
    })
    return () => {
      isCurrent = false
    }
  }, [text])

  const isAnswered = state.kind === 'found' && state.query === text
  return {
    state,
    /** Whether the answer to the text is still missing. */
    isBusy: text !== '' && (state.kind === 'start' || state.query !== text),
    selected,
    select,
    /** Adds hits below those that are shown. */
    more() {
      if (state.kind !== 'found' || isExtending.current === state) return
      if (state.hits.length >= Math.min(mostHits, state.total)) return
      isExtending.current = state
      void extended(state, provider, options.tags()).then((longer) =>
        setState((now) => (now === state ? longer : now)),
      )
    },
    chooseSelected() {
      const hit = isAnswered ? state.hits[selected] : undefined
      if (hit) choose(hit)
      else isWaiting.current = !isAnswered
    },
  }
}

/** The dialog shows the hits of a page together, where its best one is. */
function byPage(hits: readonly SearchHit[]): readonly SearchHit[] {
  const pages = [...new Set(hits.map(pageOf))]
  return pages.flatMap((page) => hits.filter((hit) => pageOf(hit) === page))
}

const pageOf = ({ title, tag }: SearchHit): string => `${tag} ${title}`

async function find(query: string, provider: SearchProvider, tags: readonly string[]): Promise<SearchState> {
  const ask = (text: string, limit: number) => provider.search(text, { tags, offset: 0, limit })
  try {
    const { hits, total } = await ask(query, firstHits)
    const textsOf = async (text: string) =>
      (await ask(text, 3)).hits.flatMap(({ title, heading, text: begin }) => [heading, title, begin])
    const suggestions = total > 0 ? [] : await suggestQueries(query, textsOf)
    return { kind: 'found', query, hits: byPage(hits), total, suggestions }
  } catch (error) {
    console.warn('The search failed.', error)
    return { kind: 'failed', query }
  }
}

/** The same state with texts that show the match. */
async function excerpted(state: SearchState, { withExcerpts }: SearchProvider): Promise<SearchState> {
  if (state.kind !== 'found' || !withExcerpts) return state
  return { ...state, hits: await withExcerpts(state.hits, state.query) }
}

/** The same state if nothing can be loaded. */
async function extended(
  state: FoundState,
  provider: SearchProvider,
  tags: readonly string[],
): Promise<FoundState> {
  const { query, hits } = state
  try {
    const offset = hits.length
    const more = await provider.search(query, { tags, offset, limit: mostHits - offset })
    return { ...state, hits: [...hits, ...byPage(more.hits)] }
  } catch (error) {
    console.warn('More results could not be loaded.', error)
    return state
  }
}
