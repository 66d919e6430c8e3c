// `@theme/DocRoot/Layout/Sidebar`: the column of the sidebar.
import type { Dispatch, SetStateAction } from 'react'
import type { PropSidebarItem } from '../../../compat/sidebarItems.ts'
import { useShown } from '../../../context/route.tsx'
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
  const { href } = useShown().route
  return (
    <aside className="theme-doc-sidebar-container" data-hidden={hiddenSidebarContainer || undefined}>
      <DocSidebar
        path={href}
        sidebar={sidebar}
        onCollapse={() => setHiddenSidebarContainer((hidden) => !hidden)}
        isHidden={hiddenSidebarContainer}
      />
    </aside>
  )
}
