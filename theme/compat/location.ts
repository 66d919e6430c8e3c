// The location of the page as React state.
import { useSyncExternalStore } from 'react'
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
  /** Always undefined: entries of the history carry nothing. */
  readonly state?: undefined
  readonly key?: string
}

export function useLocation(): PageLocation {
  const { route } = useShown()
  const href = writtenHref(route, useSite())
  const search = useSyncExternalStore(onUrlChange, () => window.location.search, empty)
  const hash = useSyncExternalStore(onUrlChange, () => window.location.hash, empty)
  // Hosts show the 404 page at any path.
  const missing = useSyncExternalStore(onUrlChange, () => window.location.pathname, empty)
  return { pathname: route.view === 'notFound' ? missing || href : href, search, hash }
}

const empty = () => ''
