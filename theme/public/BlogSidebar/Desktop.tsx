// `@theme/BlogSidebar/Desktop`: the column of wide screens.
import type { BlogSidebarData } from '../../compat/propTypes.ts'
import { useTexts } from '../../text/translate.tsx'
import {
  type BlogSidebarItem,
  BlogSidebarItemList,
  useVisibleBlogSidebarItems,
} from '../plugin-content-blog/client.tsx'
import Content from './Content.tsx'
import '../../layout/DocSidebar.css'

const List = ({ items }: { readonly items: readonly BlogSidebarItem[] }) => (
  <BlogSidebarItemList
    items={items}
    ulClassName="menu__list"
    liClassName="menu__list-item"
    linkClassName="menu__link"
    linkActiveClassName="menu__link--active"
  />
)

export default function BlogSidebarDesktop({ sidebar }: { readonly sidebar: BlogSidebarData }) {
  const t = useTexts()
  const items = useVisibleBlogSidebarItems(sidebar.items)
  return (
    <aside className="theme-doc-sidebar-container theme-blog-sidebar-container">
      <div className="doc-sidebar">
        <nav
          className="menu"
          aria-label={t('theme.blog.sidebar.navAriaLabel', 'Blog recent posts navigation')}
        >
          <p className="blog-sidebar__title">{sidebar.title}</p>
          <Content items={items} ListComponent={List} yearGroupHeadingClassName="blog-sidebar__year" />
        </nav>
      </div>
    </aside>
  )
}
