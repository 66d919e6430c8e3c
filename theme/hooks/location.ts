// The location of the page as React state.
import { useMemo, useSyncExternalStore } from 'react'
import { useShown } from '../context/route.tsx'
import { useSite } from '../context/site.tsx'
import { onUrlChange } from '../state/url.ts'
import { writtenHref } from './writtenHref.ts'

export interface PageLocation {
  /** The path of the page, base URL included. */
  readonly pathname: string
  /** The query with its `?`; empty on the server and until the page is hydrated. */
  readonly search: string
  /** The hash with its `#`; empty on the server and until the page is hydrated. */
  readonly hash: string
  /** The state that `history.push` or `history.replace` stored in this entry of the history. */
  readonly state?: unknown
  readonly key?: string
}

/** The same object until the location changes. */
export function useLocation(): PageLocation {
  const { route } = useShown()
  const href = writtenHref(route, useSite())
  const search = useSyncExternalStore(onUrlChange, () => window.location.search, empty)
  const hash = useSyncExternalStore(onUrlChange, () => window.location.hash, empty)
  // Hosts show the 404 page at any path, and others show several URLs.
  const asked = useSyncExternalStore(onUrlChange, () => window.location.pathname, empty)
  const state = useSyncExternalStore(onUrlChange, historyState, nothing)
  const pathname = (route.view === 'notFound' || route.open) && asked ? asked : href
  return useMemo(() => ({ pathname, search, hash, state }), [pathname, search, hash, state])
}

/** The state of the current entry of the history. */
export const historyState = (): unknown => (window.history.state as { state?: unknown } | null)?.state

const empty = () => ''
const nothing = () => undefined
