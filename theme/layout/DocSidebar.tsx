// The sidebar of a documentation page: a column on wide screens, part of the mobile menu on narrow ones, and
// below the content if scripts are disabled. The reader can hide it; it stays hidden until they leave the
// documentation.
import { type Dispatch, useEffect, useRef } from 'react'
import type { SidebarData, SidebarRef } from '../../build/shared/routeData.ts'
import { useSite } from '../context/site.tsx'
import Logo from '../public/Logo.tsx'
import { useTexts } from '../text/translate.tsx'
import { FilteredSidebar } from './FilteredSidebar.tsx'
import { Icon } from './Icons.tsx'
import './DocSidebar.css'

export interface DocSidebarProps {
  readonly place: SidebarRef
  readonly data: SidebarData
  /** Whether the sidebar is hidden, and how to change that. All sidebars of the documentation share it. */
  readonly hiding: readonly [boolean, Dispatch<boolean>]
}

export function DocSidebar({ place, data, hiding: [hidden, setHidden] }: DocSidebarProps) {
  const { docsSidebar, navbar } = useSite()
  const box = useRef<HTMLDivElement>(null)
  const t = useTexts()
  useScrollToActive(box, `${place.key} ${place.trails}`)
  return (
    <aside className="theme-doc-sidebar-container" data-hidden={hidden || undefined}>
      <div className="doc-sidebar" ref={box}>
        {navbar.hideOnScroll && <Logo />}
        <nav
          className="menu"
          aria-label={t('theme.docs.sidebar.navAriaLabel', 'Docs sidebar')}
          hidden={hidden}
        >
          <FilteredSidebar key={place.key} data={data} trails={place.trails} />
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

/** Scrolls the sidebar, but not the page, to the current item when it changes. */
function useScrollToActive(box: React.RefObject<HTMLDivElement | null>, key: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run again when the key changes
  useEffect(() => {
    // The item's category is open by then.
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
