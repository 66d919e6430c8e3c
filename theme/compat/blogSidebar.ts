// The sidebar of a blog with Docusaurus' properties.
import type { BlogPostsRoute } from '../../build/shared/blogData.ts'
import type { SidebarData, SidebarItem } from '../../build/shared/routeData.ts'
import type { SiteData } from '../../build/shared/siteData.ts'
import type { BlogSidebarItem } from '../public/plugin-content-blog/client.tsx'
import { isoDate } from './isoDate.ts'
import type { BlogSidebarData } from './propTypes.ts'
import { writtenHref } from './writtenHref.ts'

export function blogSidebar(
  route: Pick<BlogPostsRoute, 'sidebar' | 'sidebarTitle'>,
  sidebar: SidebarData | null,
  site: SiteData,
): BlogSidebarData | undefined {
  if (!sidebar || !route.sidebar) return undefined
  return { title: route.sidebarTitle, items: linksIn(sidebar.items, site) }
}

/** Posts can be grouped by year. */
const linksIn = (items: readonly SidebarItem[], site: SiteData): BlogSidebarItem[] =>
  items.flatMap((item): BlogSidebarItem[] => {
    if (item.type === 'category') return linksIn(item.items, site)
    if (item.type === 'html') return []
    const { label, date, unlisted = false } = item
    return [
      {
        title: label,
        permalink: writtenHref(item, site),
        unlisted,
        ...(date === undefined ? {} : { date: isoDate(date) }),
      },
    ]
  })
