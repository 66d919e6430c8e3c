// Searches while the reader types. Answers to earlier texts are left out, and Enter waits for the answer to
// the text that is there.
import { useEffect, useRef, useState } from 'react'
import type { DialogOptions } from './searchDialog.ts'
import type { SearchHit, SearchProvider } from './searchProvider.ts'
import { suggestQueries } from './suggestQueries.ts'

export type SearchState =
  | { readonly kind: 'start' | 'failed' }
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

const hitsPerQuery = 20

export function useSearch({ query, provider, options, choose }: SearchUse) {
  const [state, setState] = useState<SearchState>({ kind: 'start' })
  const [selected, select] = useState(0)
  const isWaiting = useRef(false)
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
    })
    return () => {
      isCurrent = false
    }
  }, [text])

  const isAnswered = state.kind === 'found' && state.query === text
  return {
    state,
    selected,
    select,
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
    const { hits, total } = await ask(query, hitsPerQuery)
    const has = async (text: string) => (await ask(text, 1)).total > 0
    const suggestions = total > 0 ? [] : await suggestQueries(query, has)
    return { kind: 'found', query, hits: byPage(hits), total, suggestions }
  } catch (error) {
    console.warn('The search failed.', error)
    return { kind: 'failed' }
  }
}
