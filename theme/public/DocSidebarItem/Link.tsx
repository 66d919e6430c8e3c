// `@theme/DocSidebarItem/Link`: a link to a page.
import type { DocSidebarItemProps } from '../../compat/propTypes.ts'
import { isActiveSidebarItem, type PropSidebarItemLink } from '../../compat/sidebarItems.ts'
import { useSite } from '../../context/site.tsx'
import { Icon } from '../../layout/Icons.tsx'
import { hostHref } from '../../router/hostHref.ts'

export default function DocSidebarItemLink({
  item,
  activePath,
  level,
  onItemClick,
  tabIndex,
}: DocSidebarItemProps<PropSidebarItemLink>) {
  const site = useSite()
  const { href, label, className = '', autoAddBaseUrl } = item
  const active = isActiveSidebarItem(item, activePath)
  const external = autoAddBaseUrl === false || /^[a-z]+:/i.test(href)
  const classes = `theme-doc-sidebar-item-link theme-doc-sidebar-item-link-level-${level}`
  return (
    <li className={`${classes} menu__list-item ${className}`.trim()}>
      <a
        className={`menu__link${active ? ' menu__link--active' : ''}`}
        href={external ? href : hostHref(href, site)}
        tabIndex={tabIndex}
        aria-current={active ? 'page' : undefined}
        onClick={onItemClick && (() => onItemClick(item))}
        {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      >
        {label}
        {external && <Icon name="external" size={13} />}
      </a>
    </li>
  )
}
