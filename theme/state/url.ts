// The URL in the address bar as React state.
import { useSyncExternalStore } from 'react'

/** Without the origin: `/docs/cli/?x=1#build`. */
export const here = (): string => window.location.pathname + window.location.search + window.location.hash

/** `here`; empty on the server and until the page is hydrated. */
export const useUrl = (): string => useSyncExternalStore(onUrlChange, here, () => '')

/** client.tsx sends `troodon-url` after a navigation in the page. */
export function onUrlChange(listener: (event: Event) => void): () => void {
  const until = new AbortController()
  for (const name of ['popstate', 'hashchange']) window.addEventListener(name, listener, until)
  document.addEventListener('troodon-url', listener, until)
  return () => until.abort()
}
