// `@theme/DocSidebarItem/Category`: a category that opens and closes.

import DocSidebarItems from 'troodon:public/DocSidebarItems'
import { type MouseEvent, useEffect } from 'react'
import { useDocSidebarItemsExpandedState } from '../../compat/docsProviders.tsx'
import { Collapsible } from '../../compat/parts.tsx'
import type { DocSidebarItemProps } from '../../compat/propTypes.ts'
import { useCollapsible, usePrevious } from '../../compat/react.ts'
import {
  findFirstSidebarItemLink,
  isActiveSidebarItem,
  isVisibleSidebarItem,
  type PropSidebarItemCategory,
} from '../../compat/sidebarItems.ts'
import { useSite } from '../../context/site.tsx'
import { hostHref } from '../../router/hostHref.ts'
import { useTexts } from '../../text/translate.tsx'
// Lists and categories contain each other.
import DocSidebarItemLink from './Link.tsx'

type CategoryProps = DocSidebarItemProps<PropSidebarItemCategory>

export default function DocSidebarItemCategory(props: CategoryProps) {
  const { item, activePath } = props
  if (item.href === undefined || item.items.some((inner) => isVisibleSidebarItem(inner, activePath)))
    return <FilledCategory {...props} />
  return <DocSidebarItemLink {...props} item={{ ...item, href: item.href, type: 'link' }} />
}

function FilledCategory({ item, index, ...props }: CategoryProps) {
  const { activePath, level, onItemClick, tabIndex } = props
  const { href, label, items, collapsible, className = '', linkUnlisted } = item
  const active = isActiveSidebarItem(item, activePath)
  const current = active && !items.some((inner) => isActiveSidebarItem(inner, activePath))
  const { collapsed, set } = useCategoryState(item, index, active)
  const site = useSite()
  const t = useTexts()
  const link = linkUnlisted && !current ? undefined : href
  const toggleText = collapsed
    ? t('theme.DocSidebarItem.expandCategoryAriaLabel', "Expand sidebar category '{label}'", { label })
    : t('theme.DocSidebarItem.collapseCategoryAriaLabel', "Collapse sidebar category '{label}'", { label })
  const onClick = (event: MouseEvent) => {
    onItemClick?.(item)
    // On its own page, the label opens and closes the category.
    if (link !== undefined && !current) return set(false)
    if (!collapsible) return
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    set(!collapsed)
  }
  const classes = `theme-doc-sidebar-item-category theme-doc-sidebar-item-category-level-${level}`
  return (
    <li
      className={`${classes} menu__list-item menu__category ${className}`.trim()}
      data-open={collapsed ? undefined : ''}
    >
      <div className={`menu__list-item-collapsible${current ? ' menu__list-item-collapsible--active' : ''}`}>
        {link === undefined && !collapsible ? (
          <span className={`menu__link${active ? ' menu__link--active' : ''}`}>{label}</span>
        ) : (
          <a
            className={`menu__link${collapsible ? ' menu__link--sublist' : ''}${link === undefined ? ' menu__link--sublist-caret' : ''}${active ? ' menu__link--active' : ''}`}
            href={hostHref(link ?? findFirstSidebarItemLink(item) ?? '#', site)}
            tabIndex={tabIndex}
            aria-current={current ? 'page' : undefined}
            onClick={onClick}
            {...(link === undefined ? { role: 'button', 'aria-expanded': !collapsed } : {})}
          >
            {label}
          </a>
        )}
        {link !== undefined && collapsible && (
          <button
            type="button"
            className="clean-btn menu__caret"
            aria-label={toggleText}
            aria-expanded={!collapsed}
            onClick={() => set(!collapsed)}
          />
        )}
      </div>
      <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
        <DocSidebarItems {...props} items={items} level={level + 1} tabIndex={collapsed ? -1 : 0} />
      </Collapsible>
    </li>
  )
}

/** Whether the category is open. A page inside opens it; with auto-collapse, another category closes it. */
function useCategoryState(item: PropSidebarItemCategory, index: number, active: boolean) {
  const { docsSidebar } = useSite()
  const { collapsible } = item
  const { expandedItem, setExpandedItem } = useDocSidebarItemsExpandedState()
  const { collapsed, setCollapsed } = useCollapsible({
    initialState: () => collapsible && !active && item.collapsed,
  })
  const wasActive = usePrevious(active)
  useEffect(() => {
    if (active && wasActive === false) setCollapsed(false)
  }, [active, wasActive, setCollapsed])
  useEffect(() => {
    if (collapsible && expandedItem !== null && expandedItem !== index && docsSidebar.autoCollapse)
      setCollapsed(true)
  }, [collapsible, expandedItem, index, docsSidebar.autoCollapse, setCollapsed])
  const set = (next: boolean) => {
    setExpandedItem(next ? null : index)
    setCollapsed(next)
  }
  return { collapsed, set }
}
