// `@docusaurus/router`: the location of the page, and navigation from code. React Router's names, on
// Troodon's own navigation.
import { use, useEffect, useMemo } from 'react'
import { useHydrated } from '../context/hydrated.ts'
import { type Blocker, blockHistory } from '../hooks/blockHistory.ts'
import { goTo, hrefOfTarget, type Target } from '../hooks/goTo.ts'
import { followHistory, type HistoryAction, historyKey, listenToHistory } from '../hooks/historyAction.ts'
import { historyState, type PageLocation, useLocation } from '../hooks/location.ts'
import { type Match, matchPath, type PathPattern } from '../hooks/matchPath.ts'
import { RouteMatch } from '../hooks/routeMatch.ts'
import Head from './Head.tsx'
import useBaseUrl from './useBaseUrl.tsx'

export { type Match, matchPath, type PageLocation, type PathPattern, useLocation }

export interface PageHistory {
  /** How the reader came to the current entry. */
  readonly action: HistoryAction
  readonly length: number
  readonly location: PageLocation
  readonly push: (target: string | Target, state?: unknown) => void
  readonly replace: (target: string | Target, state?: unknown) => void
  readonly go: (steps: number) => void
  readonly goBack: () => void
  readonly goForward: () => void
  /** Calls the listener after every change of the URL, and returns a function that ends it. */
  readonly listen: (listener: (location: PageLocation, action: string) => void) => () => void
  /**
   * Asks before the reader leaves the page: with a text, or with a function that returns one, or false to
   * stay. Returns a function that ends it.
   */
  readonly block: (blocker?: Blocker) => () => void
  readonly createHref: (target: string | Target) => string
}

/**
 * Navigation from an event handler. URLs include the base URL, see `useBaseUrl`. The object is the same until
 * the location changes.
 */
export function useHistory(): PageHistory {
  const location = useLocation()
  return useMemo(() => ({ ...pageHistory, location }), [location])
}

const currentAction = /* @__PURE__ */ followHistory()

const pageHistory = {
  get action() {
    return currentAction()
  },
  get length() {
    return typeof window === 'undefined' ? 1 : window.history.length
  },
  push: (target: string | Target, state?: unknown) => goTo(target, 'push', state),
  replace: (target: string | Target, state?: unknown) => goTo(target, 'replace', state),
  go: (steps: number) => window.history.go(steps),
  goBack: () => window.history.back(),
  goForward: () => window.history.forward(),
  listen: (listener: (location: PageLocation, action: string) => void) =>
    listenToHistory((action) => {
      const { pathname, search, hash } = window.location
      const [key, state] = [historyKey(), historyState()]
      listener({ pathname, search, hash, state, ...(key && { key }) }, action)
    }),
  block: (blocker: Blocker = false) => blockHistory(blocker),
  createHref: hrefOfTarget,
}

/** How the route around the component matches the URL, or the part of the URL that a pattern matches. */
export function useRouteMatch(pattern?: string | PathPattern): Match | null {
  const { pathname } = useLocation()
  const around = use(RouteMatch)
  if (pattern !== undefined) return matchPath(pathname, pattern)
  return around ?? { path: pathname, url: pathname, isExact: true, params: {} }
}

/** The values of the names in the path of the route around the component: `{ id: '7' }` in `/users/:id`. */
export const useParams = (): Match['params'] => use(RouteMatch)?.params ?? {}

/** Redirects when it is shown, also without scripts. The page leaves no entry in the history. */
export function Redirect({ to }: { readonly to: string | Target }) {
  const path = typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`
  const href = useBaseUrl(path)
  const state = typeof to === 'string' ? undefined : to.state
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state does not redirect again
  useEffect(() => goTo(href, 'replace', state), [href])
  // A browser would follow an element that is added to the head, and load the whole page.
  if (useHydrated()) return null
  return (
    <Head>
      <meta httpEquiv="refresh" content={`0; url=${href}`} />
    </Head>
  )
}
