// The layout of a blog: the sidebar of posts beside the content. It stays mounted while the reader navigates
// within the blog.
import type { ReactNode } from 'react'
import type {
  BlogAuthorsRoute,
  BlogPostRoute,
  BlogPostsRoute,
  BlogTagsRoute,
} from '../../../build/shared/blogData.ts'
import { useShown } from '../../context/route.tsx'
import { useSite } from '../../context/site.tsx'
import { SidebarList } from '../../layout/SidebarItems.tsx'
import { MobileToc } from '../../layout/Toc.tsx'
import Logo from '../../public/Logo.tsx'
import TOC from '../../public/TOC.tsx'
import { useTexts } from '../../text/translate.tsx'

export function BlogFrame({
  route,
  children,
}: {
  readonly route: BlogAuthorsRoute | BlogPostRoute | BlogPostsRoute | BlogTagsRoute
  readonly children: ReactNode
}) {
  const { sidebar } = useShown()
  const { navbar } = useSite()
  const t = useTexts()
  const toc = route.view === 'blogPost' ? (route.toc ?? []) : []
  return (
    <div className="doc-layout">
      {route.sidebar && sidebar && sidebar.items.length > 0 && (
        <aside className="theme-doc-sidebar-container theme-blog-sidebar-container">
          <div className="doc-sidebar">
            {navbar.hideOnScroll && <Logo />}
            <nav
              className="menu"
              aria-label={t('theme.blog.sidebar.navAriaLabel', 'Blog recent posts navigation')}
            >
              <p className="blog-sidebar__title">{route.sidebarTitle}</p>
              <SidebarList key={route.sidebar.href} items={sidebar.items} trails={route.sidebar.trails} />
            </nav>
          </div>
        </aside>
      )}
      <main className="doc-main">
        <div className="doc-content">
          {toc.length > 0 && <MobileToc items={toc} />}
          {children}
        </div>
        {toc.length > 0 && <TOC items={toc} />}
      </main>
    </div>
  )
}
