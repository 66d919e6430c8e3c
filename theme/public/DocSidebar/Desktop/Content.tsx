// `@theme/DocSidebar/Desktop/Content`: the list of items.
import type { PropSidebarItem } from '../../../compat/sidebarItems.ts'
import { useTexts } from '../../../text/translate.tsx'
import DocSidebarItems from '../../DocSidebarItems.tsx'

export interface DocSidebarContentProps {
  readonly path: string
  readonly sidebar: readonly PropSidebarItem[]
  readonly className?: string
}

export default function DocSidebarDesktopContent({ path, sidebar, className = '' }: DocSidebarContentProps) {
  const t = useTexts()
  return (
    <nav
      className={`menu thin-scrollbar ${className}`.trim()}
      aria-label={t('theme.docs.sidebar.navAriaLabel', 'Docs sidebar')}
    >
      <ul className="theme-doc-sidebar-menu menu__list">
        <DocSidebarItems items={sidebar} activePath={path} level={1} />
      </ul>
    </nav>
  )
}
