// `@theme/DocSidebarItem`: an item by its type.
import type { DocSidebarItemProps } from '../compat/propTypes.ts'
import Category from './DocSidebarItem/Category.tsx'
import Html from './DocSidebarItem/Html.tsx'
import Link from './DocSidebarItem/Link.tsx'

export default function DocSidebarItem({ item, ...props }: DocSidebarItemProps) {
  switch (item.type) {
    case 'category':
      return <Category item={item} {...props} />
    case 'html':
      return <Html item={item} {...props} />
    default:
      return <Link item={item} {...props} />
  }
}
