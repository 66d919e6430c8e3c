// The sidebar of a documentation page: a column on wide windows, in the menu on narrow ones, below the text without
// scripts. Can be hidden; the state lasts while one stays in the documentation.
import { type Dispatch, useEffect, useRef, useState } from 'react'
import type { SidebarData, SidebarItem, SidebarRef } from '../../build/shared/routeData.ts'
import { useSite } from '../context/site.tsx'
import { useTexts } from '../text/translate.tsx'
import { Brand } from './Brand.tsx'
import { Icon } from './Icons.tsx'
import { SidebarList } from './SidebarItems.tsx'
import './DocSidebar.css'

export interface DocSidebarProps {
  readonly place: SidebarRef
  readonly data: SidebarData
  /** Whether it is hidden, and how to change that: the same for all sidebars of the documentation. */
  readonly hiding: readonly [boolean, Dispatch<boolean>]
}

export function DocSidebar({ place, data, hiding: [hidden, setHidden] }: DocSidebarProps) {
  const { docsSidebar, navbar } = useSite()
  const [query, setQuery] = useState('')
  const words = query.trim().toLowerCase()
  const found = useFiltered(data.items, words)
  const box = useRef<HTMLDivElement>(null)
  const t = useTexts()
  useScrollToActive(box, `${place.key} ${place.trail}`)
  return (
    <aside className="theme-doc-sidebar-container" data-hidden={hidden || undefined}>
      <div className="doc-sidebar" ref={box}>
        {navbar.hideOnScroll && <Brand />}
        <nav className="menu" aria-label={t('theme.docs.sidebar.navAriaLabel', 'Docs sidebar')} hidden={hidden}>
          {countUpTo(filterFrom + 1, data.items) > filterFrom && (
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
            <SidebarList key={place.key} items={data.items} trail={place.trail} />
          ) : (
            <SidebarList key={found.words} items={found.items} trail={null} />
          )}
        </nav>
        {docsSidebar.hideable && (
          <button
            type="button"
            className="doc-sidebar__hide"
            onClick={() => setHidden(!hidden)}
            aria-label={
              hidden
                ? t('theme.docs.sidebar.expandButtonAriaLabel', 'Expand sidebar')
                : t('theme.docs.sidebar.collapseButtonAriaLabel', 'Collapse sidebar')
            }
          >
            <Icon name="chevron" size={16} />
          </button>
        )}
      </div>
    </aside>
  )
}

/** Sidebars with more items than this have a box to filter them. */
const filterFrom = 30

/** Counts no further than it must: every page asks. */
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

/** Null without words, and until the first answer. */
function useFiltered(items: readonly SidebarItem[], words: string): Found | null {
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    let current = true
    if (words === '') setFound(null)
    else
      import('./filterSidebar.ts').then(
        ({ filtered }) => current && setFound({ words, items: filtered(items, words) }),
        () => {},
      )
    return () => {
      current = false
    }
  }, [items, words])
  return found
}

/** Brings the current item into view when another one is current, without moving the page. */
function useScrollToActive(box: React.RefObject<HTMLDivElement | null>, key: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another item
  useEffect(() => {
    // By then its category is open.
    const frame = requestAnimationFrame(() => {
      const list = box.current
      const active = list?.querySelector('[aria-current="page"]')
      if (!list || !active) return
      const { top, bottom } = active.getBoundingClientRect()
      const frame = list.getBoundingClientRect()
      if (top < frame.top || bottom > frame.bottom) list.scrollTop += top - frame.top - frame.height / 3
    })
    return () => cancelAnimationFrame(frame)
  }, [box, key])
}
