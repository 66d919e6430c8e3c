// Searches the site's index from a page: `const search = useSiteSearch()`. The engine and the index load with
// the first query.
import { useRef } from 'react'
import { useShown } from '../context/route.tsx'
import { useSite } from '../context/site.tsx'
import { useBrowserState } from '../state/browser.tsx'
import type { SearchHit, SearchProvider } from './searchProvider.ts'

/** Returns a function that resolves to the best hits of a query; to none in a site without search. */
export default function useSiteSearch(): (query: string, limit?: number) => Promise<readonly SearchHit[]> {
  const site = useSite()
  const { route } = useShown()
  const { preferredVersions } = useBrowserState()
  const provider = useRef<Promise<SearchProvider>>(null)
  return async (query, limit = 5) => {
    const { search, locale } = site
    if (!search) return []
    const { scopeOf } = await import('./scope.ts')
    provider.current ??= import('./provider.ts').then(({ openProvider }) => openProvider(search, locale.name))
    const { tags } = scopeOf(site, route, preferredVersions.get())
    return (await (await provider.current).search(query, { tags, offset: 0, limit })).hits
  }
}
