// The location of the page as React state: useLocation, useHistory and the query hooks read it.
import { useSyncExternalStore } from 'react'
import { useShown } from '../context/route.tsx'

export interface PageLocation {
  /** The path of the page, base URL included. */
  readonly pathname: string
  /** The query with its `?`; empty on the server and until the page is hydrated. */
  readonly search: string
  /** The hash with its `#`; empty on the server and until the page is hydrated. */
  readonly hash: string
  /** What `history.push` was given. */
  readonly state: unknown
  readonly key?: string
}

export function useLocation(): PageLocation {
  const { href, view } = useShown().route
  const search = useSyncExternalStore(onUrlChange, () => window.location.search, empty)
  const hash = useSyncExternalStore(onUrlChange, () => window.location.hash, empty)
  // Hosts show the 404 page at any path.
  const missing = useSyncExternalStore(onUrlChange, () => window.location.pathname, empty)
  const state = useSyncExternalStore(onUrlChange, historyState, undefinedState)
  return { pathname: view === 'notFound' ? missing || href : href, search, hash, state }
}

const empty = () => ''
const undefinedState = () => undefined
const historyState = () => (window.history.state as { state?: unknown } | null)?.state

/** client.tsx sends `troodon-url` after a navigation in the page. */
export function onUrlChange(listener: () => void): () => void {
  const until = new AbortController()
  for (const name of ['popstate', 'hashchange']) window.addEventListener(name, listener, until)
  document.addEventListener('troodon-url', listener, until)
  return () => until.abort()
}

export interface Target {
  readonly pathname?: string
  readonly search?: string
  readonly hash?: string
  readonly state?: unknown
}

export const hrefOfTarget = (target: string | Target): string => {
  if (typeof target === 'string') return target
  const { pathname = window.location.pathname, search = '', hash = '' } = target
  const mark = (text: string, sign: string) => (text === '' || text.startsWith(sign) ? text : sign + text)
  return pathname + mark(search, '?') + mark(hash, '#')
}

/** Shows a URL of the site; other URLs load as a whole. */
export function goTo(target: string | Target, how: 'push' | 'replace'): void {
  const detail = hrefOfTarget(target)
  document.dispatchEvent(new CustomEvent('troodon-go', { detail, cancelable: how === 'replace' }))
}
