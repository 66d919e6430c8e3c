// The sidebar of a documentation page: a column on wide windows, in the menu on narrow ones, below the text without
// scripts. Can be hidden; the state lasts while one stays in the documentation.
import { useEffect, useRef, useState } from 'react'
import type { SidebarData, SidebarRef } from '../../build/shared/routeData.ts'
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
  const box = useRef<HTMLDivElement>(null)
  const t = useTexts()
  useScrollToActive(box, place.key)
  return (
    <aside className="theme-doc-sidebar-container" data-hidden={hidden || undefined}>
      <div className="doc-sidebar" ref={box}>
        <nav className="menu" aria-label={t('theme.docs.sidebar.navAriaLabel', 'Docs sidebar')} hidden={hidden}>
          <SidebarList key={place.key} items={data.items} trail={place.trail} />
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
