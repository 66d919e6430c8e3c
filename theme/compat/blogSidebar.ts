// The sidebar of a blog with Docusaurus' properties.

import type { BlogPostsRoute } from '../../build/shared/blogData.ts'
import type { SidebarData, SidebarItem } from '../../build/shared/routeData.ts'
import type { BlogSidebarData } from './propTypes.ts'

export function blogSidebar(
  route: Pick<BlogPostsRoute, 'sidebar' | 'sidebarTitle'>,
  sidebar: SidebarData | null,
): BlogSidebarData | undefined {
  if (!sidebar || !route.sidebar) return undefined
  return { title: route.sidebarTitle, items: linksIn(sidebar.items) }
}

/** Posts can be grouped by year. */
const linksIn = (items: readonly SidebarItem[]): { title: string; permalink: string }[] =>
  items.flatMap((item) => {
    if (item.type === 'link') return [{ title: item.label, permalink: item.href }]
    return item.type === 'category' ? linksIn(item.items) : []
  })
