// The items of a sidebar, with a filter box if there are many. Used in the column and in the mobile menu.
import { useEffect, useState } from 'react'
import type { SidebarData, SidebarItem } from '../../build/shared/routeData.ts'
import { useTexts } from '../text/translate.tsx'
import { SidebarList, type Trails } from './SidebarItems.tsx'
import './FilteredSidebar.css'

/** Give each sidebar a different `key`: the filter text and the open categories are state of one sidebar. */
export function FilteredSidebar({ data, trails }: { readonly data: SidebarData; readonly trails: Trails }) {
  const [query, setQuery] = useState('')
  const found = useFiltered(data, query.trim().toLowerCase())
  const t = useTexts()
  return (
    <>
      {(data.whole || countUpTo(filterFrom + 1, data.items) > filterFrom) && (
        <input
          type="search"
          className="doc-sidebar__filter"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          placeholder={t('theme.docs.sidebar.filter', 'Filter')}
          aria-label={t('theme.docs.sidebar.filterAriaLabel', 'Filter the sidebar')}
        />
      )}
      {found === null ? (
        <SidebarList items={data.items} trails={trails} />
      ) : (
        <SidebarList key={found.words} items={found.items} trails={[]} />
      )}
    </>
  )
}

/** Sidebars with more items than this have a filter box. */
const filterFrom = 30

/** Counts items and stops at `limit`, because every page calls it. */
function countUpTo(limit: number, items: readonly SidebarItem[]): number {
  let count = 0
  for (const item of items) {
    if (count >= limit) break
    count += 1 + (item.type === 'category' ? countUpTo(limit - count - 1, item.items) : 0)
  }
  return count
}

interface Found {
  readonly words: string
  readonly items: readonly SidebarItem[]
}

/** Null while the filter is empty, and until the first result. */
function useFiltered(data: SidebarData, words: string): Found | null {
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    let current = true
    if (words === '') setFound(null)
    else
      import('./filterSidebar.ts').then(
        async ({ filterSidebar }) => {
          const items = await filterSidebar(data, words)
          if (current) setFound({ words, items })
        },
        () => {},
      )
    return () => {
      current = false
    }
  }, [data, words])
  return found
}
