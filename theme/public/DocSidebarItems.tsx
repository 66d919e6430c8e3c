// `@theme/DocSidebarItems`: the items of a list.
import { DocSidebarItemsExpandedStateProvider } from '../compat/docsProviders.tsx'
import type { DocSidebarItemProps } from '../compat/propTypes.ts'
import { isVisibleSidebarItem, type PropSidebarItem } from '../compat/sidebarItems.ts'
import DocSidebarItem from './DocSidebarItem.tsx'

export interface DocSidebarItemsProps extends Omit<DocSidebarItemProps, 'item' | 'index'> {
  readonly items: readonly PropSidebarItem[]
}

export default function DocSidebarItems({ items, ...props }: DocSidebarItemsProps) {
  const visible = items.filter((item) => isVisibleSidebarItem(item, props.activePath))
  return (
    <DocSidebarItemsExpandedStateProvider>
      {visible.map((item, index) => (
        <DocSidebarItem key={index} item={item} index={index} {...props} />
      ))}
    </DocSidebarItemsExpandedStateProvider>
  )
}
