// `@theme/DocSidebarItem/Html`: an item of HTML.
import type { DocSidebarItemProps } from '../../compat/propTypes.ts'
import type { PropSidebarItemHtml } from '../../compat/sidebarItems.ts'

export default function DocSidebarItemHtml({ item, level }: DocSidebarItemProps<PropSidebarItemHtml>) {
  const { value, defaultStyle, className = '' } = item
  const classes = `theme-doc-sidebar-item-link theme-doc-sidebar-item-link-level-${level}`
  return (
    <li
      className={`${classes} menu__html${defaultStyle ? ' menu__list-item' : ''} ${className}`.trim()}
      dangerouslySetInnerHTML={{ __html: value }}
    />
  )
}
