// The sidebar of a blog: its posts, by year if the theme says so. All pages of the blog share
// one file.
import type { BlogInstance, Post } from '../../model/blog.ts'
import { hrefOf } from '../../shared/paths.ts'
import type { SidebarItem, SidebarLink } from '../../shared/routeData.ts'
import type { SharedSidebar, SidebarContext, SidebarTrails } from '../contentKind.ts'
import { languageOf } from '../translations.ts'

export const blogSidebarKey = (locale: string, id: string): string => `${locale}/blog:${id}`

/**
 * Null when the blog shows none. Unlisted posts are marked: the theme shows one while it is the current page.
 */
function blogSidebar({ config, posts }: BlogInstance, context: SidebarContext): SidebarTrails | null {
  if (config.blogSidebarCount === 0) return null
  const shown = config.blogSidebarCount === 'ALL' ? posts : posts.slice(0, config.blogSidebarCount)
  const link = (post: Post): SidebarLink => ({
    type: 'link',
    label: post.page.facts.frontMatter.sidebar_label ?? post.title,
    ...languageOf(context.textLanguage?.(post.page)),
    href: hrefOf(post.route, context.baseUrl),
    ...(post.date === null ? {} : { date: post.date }),
    ...(post.unlisted ? { unlisted: true as const } : {}),
  })
  if (!context.groupsPosts) {
    const trails = new Map(shown.map(({ route }, index) => [route, [[index]]]))
    return { data: { items: shown.map(link) }, trailsTo: (route) => trails.get(route) ?? [] }
  }
  const years = byYear(shown)
  const items = years.map(([year, list]) => categoryOf(year, list.map(link)))
  const trails = new Map(
    years.flatMap(([, list], at) => list.map(({ route }, index) => [route, [[at, index]]] as const)),
  )
  return { data: { items }, trailsTo: (route) => trails.get(route) ?? [] }
}

/** The last year first, whatever the order of the posts is. */
function byYear(posts: readonly Post[]): readonly (readonly [year: string, posts: readonly Post[]])[] {
  const years = new Map<string, Post[]>()
  for (const post of posts) {
    const year = post.date?.slice(0, 4) ?? ''
    const list = years.get(year) ?? []
    years.set(year, list)
    list.push(post)
  }
  return [...years].sort(([a], [b]) => (a < b ? 1 : -1))
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
