// The sidebar of a documentation page: a column on wide windows, in the menu on narrow ones, below the text without
// scripts. Can be hidden; the state lasts while one stays in the documentation.
import { type Dispatch, useEffect, useRef } from 'react'
import type { SidebarData, SidebarRef } from '../../build/shared/routeData.ts'
import { useSite } from '../context/site.tsx'
import { useTexts } from '../text/translate.tsx'
import { Brand } from './Brand.tsx'
import { FilteredSidebar } from './FilteredSidebar.tsx'
import { Icon } from './Icons.tsx'
import './DocSidebar.css'

export interface DocSidebarProps {
  readonly place: SidebarRef
  readonly data: SidebarData
  /** Whether it is hidden, and how to change that: the same for all sidebars of the documentation. */
  readonly hiding: readonly [boolean, Dispatch<boolean>]
}

export function DocSidebar({ place, data, hiding: [hidden, setHidden] }: DocSidebarProps) {
  const { docsSidebar, navbar } = useSite()
  const box = useRef<HTMLDivElement>(null)
  const t = useTexts()
  useScrollToActive(box, `${place.key} ${place.trail}`)
  return (
    <aside className="theme-doc-sidebar-container" data-hidden={hidden || undefined}>
      <div className="doc-sidebar" ref={box}>
        {navbar.hideOnScroll && <Brand />}
        <nav
          className="menu"
          aria-label={t('theme.docs.sidebar.navAriaLabel', 'Docs sidebar')}
          hidden={hidden}
        >
          <FilteredSidebar key={place.key} items={data.items} trail={place.trail} />
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
