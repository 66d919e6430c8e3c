// The sidebar of a documentation page: a column on wide windows, in the menu on narrow ones, below the text without
// scripts. Can be hidden; the state lasts while one stays in the documentation.
import { useEffect, useRef, useState } from 'react'
import type { SidebarData, SidebarItem, SidebarRef } from '../../build/shared/routeData.ts'
import { useSite } from '../context/site.tsx'
import { useTexts } from '../text/translate.tsx'
import { Icon } from './Icons.tsx'
import { SidebarList } from './SidebarItems.tsx'
import './DocSidebar.css'

export interface DocSidebarProps {
  readonly place: SidebarRef
  readonly data: SidebarData
}

export function DocSidebar({ place, data }: DocSidebarProps) {
  const { docsSidebar } = useSite()
  const [hidden, setHidden] = useState(false)
  const [query, setQuery] = useState('')
  const words = query.trim().toLowerCase()
  const box = useRef<HTMLDivElement>(null)
  const t = useTexts()
  useScrollToActive(box, place.key)
  return (
    <aside className="theme-doc-sidebar-container" data-hidden={hidden || undefined}>
      <div className="doc-sidebar" ref={box}>
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
          {words === '' ? (
            <SidebarList key={place.key} items={data.items} trail={place.trail} />
          ) : (
            <SidebarList key={words} items={filtered(data.items, words)} trail={null} />
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

/** Items whose label has the words, with the categories around them, open. */
function filtered(items: readonly SidebarItem[], words: string): SidebarItem[] {
  return items.flatMap((item): SidebarItem[] => {
    if (item.type === 'html') return []
    if (item.label.toLowerCase().includes(words)) return [item.type === 'category' ? { ...item, collapsed: false } : item]
    if (item.type !== 'category') return []
    const inner = filtered(item.items, words)
    return inner.length > 0 ? [{ ...item, collapsed: false, items: inner }] : []
  })
}

/** Brings the current item into view once per sidebar, without moving the page. */
function useScrollToActive(box: React.RefObject<HTMLDivElement | null>, key: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another sidebar
  useEffect(() => {
    const list = box.current
    const active = list?.querySelector('[aria-current="page"]')
    if (!list || !active) return
    const { top, bottom } = active.getBoundingClientRect()
    const frame = list.getBoundingClientRect()
    if (top < frame.top || bottom > frame.bottom) list.scrollTop += top - frame.top - frame.height / 3
  }, [box, key])
}
