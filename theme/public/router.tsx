// `@docusaurus/router`: the location of the page, and navigation from code. React Router's names, on
// Troodon's own navigation.
import { useEffect } from 'react'
import { goTo, hrefOfTarget, type Target } from '../compat/goTo.ts'
import { type PageLocation, useLocation } from '../compat/location.ts'
import { type Match, matchPath, type PathPattern } from '../compat/matchPath.ts'
import { onUrlChange } from '../state/url.ts'
import Head from './Head.tsx'
import useBaseUrl from './useBaseUrl.tsx'

export { type Match, matchPath, type PageLocation, type PathPattern, useLocation }

export interface PageHistory {
  readonly action: 'POP' | 'PUSH' | 'REPLACE'
  readonly length: number
  readonly location: PageLocation
  readonly push: (target: string | Target, state?: unknown) => void
  readonly replace: (target: string | Target, state?: unknown) => void
  readonly go: (steps: number) => void
  readonly goBack: () => void
  readonly goForward: () => void
  /** Calls the listener after every change of the URL, and returns a function that ends it. */
  readonly listen: (listener: (location: PageLocation, action: string) => void) => () => void
  /** Has no effect: a navigation cannot be stopped. */
  readonly block: () => () => void
  readonly createHref: (target: string | Target) => string
}

/** Navigation from an event handler. URLs include the base URL, see `useBaseUrl`. */
export function useHistory(): PageHistory {
  return { ...pageHistory, location: useLocation() }
}

const pageHistory = {
  action: 'POP' as const,
  length: 1,
  push: (target: string | Target) => goTo(target, 'push'),
  replace: (target: string | Target) => goTo(target, 'replace'),
  go: (steps: number) => window.history.go(steps),
  goBack: () => window.history.back(),
  goForward: () => window.history.forward(),
  listen: (listener: (location: PageLocation, action: string) => void) =>
    onUrlChange(() => {
      const { pathname, search, hash } = window.location
      listener({ pathname, search, hash }, 'PUSH')
    }),
  block: () => () => {},
  createHref: hrefOfTarget,
}

/** The page itself, or the part of it that a pattern matches. */
export function useRouteMatch(pattern?: string | PathPattern): Match | null {
  const { pathname } = useLocation()
  return pattern === undefined
    ? { path: pathname, url: pathname, isExact: true, params: {} }
    : matchPath(pathname, pattern)
}

/** Always empty: pages of a static site have no parameters. */
export const useParams = (): Readonly<Record<string, string>> => ({})

/** Redirects when it is shown, also without scripts. The page leaves no entry in the history. */
export function Redirect({ to }: { readonly to: string | Target }) {
  const path = typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`
  const href = useBaseUrl(path)
  useEffect(() => window.location.replace(href), [href])
  return (
    <Head>
      <meta httpEquiv="refresh" content={`0; url=${href}`} />
    </Head>
  )
}
