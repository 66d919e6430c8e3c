// The query of the address as state. On the server and for the first paint it is empty; a change replaces the history entry.
import { useEffect, useState } from 'react'

export function useQuery(): readonly [URLSearchParams, (change: (query: URLSearchParams) => void) => void] {
  const [query, setQuery] = useState(() => new URLSearchParams())
  useEffect(() => {
    const read = () => setQuery(new URLSearchParams(window.location.search))
    read()
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [])
  const change = (act: (query: URLSearchParams) => void) => {
    const next = new URLSearchParams(window.location.search)
    act(next)
    const text = next.toString()
    window.history.replaceState(
      window.history.state,
      '',
      window.location.pathname + (text === '' ? '' : `?${text}`) + window.location.hash,
    )
    setQuery(next)
  }
  return [query, change]
}
