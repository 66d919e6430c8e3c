// `@docusaurus/router`: the location of the page, and navigation from code.
import { useEffect, useSyncExternalStore } from 'react'
import { useShown } from '../context/route.tsx'
import Head from './Head.tsx'
import useBaseUrl from './useBaseUrl.tsx'

export interface PageLocation {
  /** The path of the page, base URL included. */
  readonly pathname: string
  /** The query with its `?`; empty on the server and until the page is hydrated. */
  readonly search: string
  /** The hash with its `#`; empty on the server and until the page is hydrated. */
  readonly hash: string
}

export function useLocation(): PageLocation {
  const { href } = useShown().route
  const search = useSyncExternalStore(onUrlChange, () => window.location.search, empty)
  const hash = useSyncExternalStore(onUrlChange, () => window.location.hash, empty)
  return { pathname: href, search, hash }
}

const empty = () => ''

function onUrlChange(listener: () => void): () => void {
  window.addEventListener('popstate', listener)
  window.addEventListener('hashchange', listener)
  return () => {
    window.removeEventListener('popstate', listener)
    window.removeEventListener('hashchange', listener)
  }
}

/** Navigation from an event handler. URLs include the base URL, see `useBaseUrl`. */
export const useHistory = () => pageHistory

const pageHistory = {
  push: (href: string) => follow(href),
  replace: (href: string) => window.location.replace(href),
  goBack: () => window.history.back(),
  goForward: () => window.history.forward(),
}

/** Clicks a link, so that the router handles pages of the site. */
function follow(href: string): void {
  const link = Object.assign(document.createElement('a'), { href, hidden: true })
  document.body.append(link)
  link.click()
  link.remove()
}

/** Redirects when it is shown, also without scripts. The page leaves no entry in the history. */
export function Redirect({ to }: { readonly to: string }) {
  const href = useBaseUrl(to)
  useEffect(() => window.location.replace(href), [href])
  return (
    <Head>
      <meta httpEquiv="refresh" content={`0; url=${href}`} />
    </Head>
  )
}
