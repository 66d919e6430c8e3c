// The second panel in the menu of narrow screens, for a `Navbar` of the site: the sidebar of the page, or
// what a component in the navbar puts there.
import { type ComponentType, createElement, type ReactNode } from 'react'
import { useShown } from '../context/route.tsx'
import { useSite } from '../context/site.tsx'
import DocSidebarItems from '../public/DocSidebarItems.tsx'
import Link from '../public/Link.tsx'
import { type MenuContent, useNavbarMobileSidebar } from './mobileMenu.tsx'
import { type PropSidebarItem, propItems } from './sidebarItems.ts'
import { writtenHref } from './writtenHref.ts'

export interface SecondaryMenu {
  readonly shown: boolean
  /** Back to the first panel, until the menu opens again. */
  readonly hide: () => void
  readonly content: ReactNode
}

export function useNavbarSecondaryMenu(): SecondaryMenu {
  const { content, isBack, goBack } = useNavbarMobileSidebar()
  const { sidebar } = useShown()
  const panel = content ? elementOf(content) : sidebar && <PageSidebar />
  return { shown: panel !== null && !isBack, hide: goBack, content: panel }
}

const elementOf = ({ component, props }: MenuContent): ReactNode =>
  createElement(component as ComponentType, props)

function PageSidebar() {
  const { route, sidebar } = useShown()
  const site = useSite()
  const items = sidebar ? propItems(sidebar.items, site) : []
  return 'version' in route ? <DocsPanel items={items} /> : <PostsPanel items={items} />
}

function DocsPanel({ items }: { readonly items: readonly PropSidebarItem[] }) {
  const { toggle } = useNavbarMobileSidebar()
  const path = writtenHref(useShown().route, useSite())
  const onItemClick = (item: PropSidebarItem) => {
    if (item.type === 'link' || (item.type === 'category' && item.href !== undefined)) toggle()
  }
  return (
    <ul className="theme-doc-sidebar-menu menu__list">
      <DocSidebarItems items={items} activePath={path} onItemClick={onItemClick} level={1} />
    </ul>
  )
}

/** Posts can be grouped by year. */
function PostsPanel({ items }: { readonly items: readonly PropSidebarItem[] }) {
  const { toggle } = useNavbarMobileSidebar()
  return (
    <ul className="menu__list">
      {items.map((item, index) => (
        <li key={index} className="menu__list-item">
          {item.type === 'category' && (
            <>
              <span className="menu__link">{item.label}</span>
              <PostsPanel items={item.items} />
            </>
          )}
          {item.type === 'link' && (
            <Link
              isNavLink
              to={item.href}
              className="menu__link"
              activeClassName="menu__link--active"
              onClick={toggle}
            >
              {item.label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
