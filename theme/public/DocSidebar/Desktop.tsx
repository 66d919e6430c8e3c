// `@theme/DocSidebar/Desktop`: the column of wide screens.
import type { DocSidebarProps } from '../../compat/propTypes.ts'
import { useSite } from '../../context/site.tsx'
import { Brand } from '../../layout/Brand.tsx'
import CollapseButton from './Desktop/CollapseButton.tsx'
import Content from './Desktop/Content.tsx'

export default function DocSidebarDesktop({ path, sidebar, onCollapse, isHidden }: DocSidebarProps) {
  const { navbar, docsSidebar } = useSite()
  return (
    <div className="doc-sidebar">
      {navbar.hideOnScroll && <Brand />}
      {!isHidden && <Content path={path} sidebar={sidebar} />}
      {docsSidebar.hideable && <CollapseButton onClick={onCollapse} />}
    </div>
  )
}
