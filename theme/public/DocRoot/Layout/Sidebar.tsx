// `@theme/DocRoot/Layout/Sidebar`: the column of the sidebar.
import type { Dispatch, SetStateAction } from 'react'
import type { PropSidebarItem } from '../../../compat/sidebarItems.ts'
import { writtenHref } from '../../../compat/writtenHref.ts'
import { useShown } from '../../../context/route.tsx'
import { useSite } from '../../../context/site.tsx'
import DocSidebar from '../../DocSidebar.tsx'

export interface DocRootLayoutSidebarProps {
  readonly sidebar: readonly PropSidebarItem[]
  readonly hiddenSidebarContainer: boolean
  readonly setHiddenSidebarContainer: Dispatch<SetStateAction<boolean>>
}

export default function DocRootLayoutSidebar({
  sidebar,
  hiddenSidebarContainer,
  setHiddenSidebarContainer,
}: DocRootLayoutSidebarProps) {
  const path = writtenHref(useShown().route, useSite())
  return (
    <aside className="theme-doc-sidebar-container" data-hidden={hiddenSidebarContainer || undefined}>
      <DocSidebar
        path={path}
        sidebar={sidebar}
        onCollapse={() => setHiddenSidebarContainer((hidden) => !hidden)}
        isHidden={hiddenSidebarContainer}
      />
    </aside>
  )
}
