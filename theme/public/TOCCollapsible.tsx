// `@theme/TOCCollapsible`: the table of contents on narrow screens.
import { Collapsible } from '../compat/parts.tsx'
import { useCollapsible } from '../compat/react.ts'
import CollapseButton from './TOCCollapsible/CollapseButton.tsx'
import TOCItems, { type TOCItemsProps } from './TOCItems.tsx'
import '../layout/Toc.css'

export default function TOCCollapsible({ className = '', ...props }: TOCItemsProps) {
  const { collapsed, toggleCollapsed } = useCollapsible()
  return (
    <div className={`toc-mobile ${className}`.trim()}>
      <CollapseButton collapsed={collapsed} onClick={toggleCollapsed} />
      <Collapsible lazy collapsed={collapsed}>
        <TOCItems {...props} className="table-of-contents" />
      </Collapsible>
    </div>
  )
}
