// The sidebar of a blog: its posts by year, newest first. All pages of the blog share one file.
import type { BlogInstance } from '../../model/blog.ts'
import { hrefOf, type RoutePath } from '../../shared/paths.ts'
import type { SidebarItem, SidebarLink } from '../../shared/routeData.ts'
import type { SharedSidebar, SidebarContext, SidebarTrails } from '../contentKind.ts'

export const blogSidebarKey = (locale: string, id: string): string => `${locale}/blog:${id}`

/**
 * Null when the blog shows none. Unlisted posts are marked: the theme shows one while it is the current page.
 */
function blogSidebar({ config, posts }: BlogInstance, baseUrl: string): SidebarTrails | null {
  if (config.blogSidebarCount === 0) return null
  const shown = config.blogSidebarCount === 'ALL' ? posts : posts.slice(0, config.blogSidebarCount)
  const trails = new Map<RoutePath, readonly number[]>()
  const years = new Map<string, SidebarLink[]>()
  for (const post of shown) {
    const year = post.date?.slice(0, 4) ?? ''
    const items = years.get(year) ?? []
    years.set(year, items)
    trails.set(post.route, [[...years.keys()].indexOf(year), items.length])
    items.push({
      type: 'link',
      label: post.title,
      href: hrefOf(post.route, baseUrl),
      ...(post.unlisted ? { unlisted: true as const } : {}),
    })
  }
  const items = [...years].map(
    ([year, links]): SidebarItem => ({
      type: 'category',
      label: year,
      href: null,
      firstHref: links.find(({ unlisted }) => !unlisted)?.href ?? null,
      collapsible: false,
      collapsed: false,
      items: links,
    }),
  )
  return { data: { items }, trails }
}

/** The sidebar of a blog, as the list of what its pages share. */
export function blogSidebars(
  blog: BlogInstance,
  { locale, baseUrl }: SidebarContext,
): readonly SharedSidebar[] {
  const sidebar = blogSidebar(blog, baseUrl)
  const { id } = blog.config
  return sidebar ? [{ ...sidebar, key: blogSidebarKey(locale, id), name: `blog-${id}` }] : []
}
