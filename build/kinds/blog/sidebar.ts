// The sidebar of a blog: its posts, newest first, by year if the theme says so. All pages of the blog share
// one file.
import type { BlogInstance, Post } from '../../model/blog.ts'
import { hrefOf, type RoutePath } from '../../shared/paths.ts'
import type { SidebarItem, SidebarLink } from '../../shared/routeData.ts'
import type { SharedSidebar, SidebarContext, SidebarTrails } from '../contentKind.ts'

export const blogSidebarKey = (locale: string, id: string): string => `${locale}/blog:${id}`

/**
 * Null when the blog shows none. Unlisted posts are marked: the theme shows one while it is the current page.
 */
function blogSidebar({ config, posts }: BlogInstance, context: SidebarContext): SidebarTrails | null {
  if (config.blogSidebarCount === 0) return null
  const shown = config.blogSidebarCount === 'ALL' ? posts : posts.slice(0, config.blogSidebarCount)
  const link = (post: Post): SidebarLink => ({
    type: 'link',
    label: post.title,
    href: hrefOf(post.route, context.baseUrl),
    ...(post.date === null ? {} : { date: post.date }),
    ...(post.unlisted ? { unlisted: true as const } : {}),
  })
  if (!context.groupsPosts) {
    const trails = new Map(shown.map(({ route }, index) => [route, [index]]))
    return { data: { items: shown.map(link) }, trails }
  }
  const trails = new Map<RoutePath, readonly number[]>()
  const years = new Map<string, SidebarLink[]>()
  for (const post of shown) {
    const year = post.date?.slice(0, 4) ?? ''
    const items = years.get(year) ?? []
    years.set(year, items)
    trails.set(post.route, [[...years.keys()].indexOf(year), items.length])
    items.push(link(post))
  }
  const items = [...years].map(([year, links]) => categoryOf(year, links))
  return { data: { items }, trails }
}

const categoryOf = (year: string, links: readonly SidebarLink[]): SidebarItem => ({
  type: 'category',
  label: year,
  href: null,
  firstHref: links.find(({ unlisted }) => !unlisted)?.href ?? null,
  collapsible: false,
  collapsed: false,
  items: links,
})

/** The sidebar of a blog, as the list of what its pages share. */
export function blogSidebars(blog: BlogInstance, context: SidebarContext): readonly SharedSidebar[] {
  const sidebar = blogSidebar(blog, context)
  const { id } = blog.config
  return sidebar ? [{ ...sidebar, key: blogSidebarKey(context.locale, id), name: `blog-${id}` }] : []
}
