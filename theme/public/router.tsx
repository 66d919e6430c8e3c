// `@docusaurus/router`: where the reader is, and ways to somewhere else.
import { useEffect, useSyncExternalStore } from 'react'
import { useShown } from '../context/route.tsx'
import Head from './Head.tsx'
import useBaseUrl from './useBaseUrl.tsx'

export interface PageLocation {
  /** The address of the page, base URL included. */
  readonly pathname: string
  /** With its question mark; empty on the server and until the page is hydrated. */
  readonly search: string
  /** With its `#`; empty on the server and until the page is hydrated. */
  readonly hash: string
}

export function useLocation(): PageLocation {
  const { href } = useShown().route
  const search = useSyncExternalStore(onAddress, () => window.location.search, nothing)
  const hash = useSyncExternalStore(onAddress, () => window.location.hash, nothing)
  return { pathname: href, search, hash }
}

const nothing = () => ''

function onAddress(listener: () => void): () => void {
  window.addEventListener('popstate', listener)
  window.addEventListener('hashchange', listener)
  return () => {
    window.removeEventListener('popstate', listener)
    window.removeEventListener('hashchange', listener)
  }
}

/** Navigation from a handler. Addresses are whole: `useBaseUrl` puts the base URL in front. */
export const useHistory = () => pageHistory

const pageHistory = {
  push: (address: string) => follow(address),
  replace: (address: string) => window.location.replace(address),
  goBack: () => window.history.back(),
  goForward: () => window.history.forward(),
}

/** As if a reader had clicked a link: the router takes what is a page of the site. */
function follow(address: string): void {
  const link = Object.assign(document.createElement('a'), { href: address, hidden: true })
  document.body.append(link)
  link.click()
  link.remove()
}

/** Leads elsewhere as soon as it is shown, without scripts too. The page leaves no entry in the history. */
export function Redirect({ to }: { readonly to: string }) {
  const address = useBaseUrl(to)
  useEffect(() => window.location.replace(address), [address])
  return (
    <Head>
      <meta httpEquiv="refresh" content={`0; url=${address}`} />
    </Head>
  )
}
