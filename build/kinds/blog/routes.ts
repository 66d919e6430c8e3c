// The routes of a blog: one per post, and one per page of each list.
import type {
  BlogInstance,
  BlogPostRouteEntry,
  BlogPostsRouteEntry,
  BlogRoute,
  PostsPage,
} from '../../model/blog.ts'
import { generated, showing } from '../../model/route.ts'
import type { RoutePath } from '../../shared/paths.ts'

export function routesOf(blog: BlogInstance, locale: string): readonly BlogRoute[] {
  const base = { ...generated, kind: 'blog', locale, blog } as const
  const lists = (
    all: readonly PostsPage[],
    of: BlogPostsRouteEntry['of'],
    searchTag: string,
  ): readonly BlogRoute[] =>
    all.map((postsPage) => ({
      ...base,
      type: 'blogPosts',
      path: postsPage.route,
      searchTag,
      postsPage,
      of,
    }))
  const single = (
    type: 'blogTags' | 'blogAuthors' | 'blogArchive',
    path: RoutePath | null,
    searchTag: string,
  ): readonly BlogRoute[] => (path === null ? [] : [{ ...base, type, path, searchTag }])
  return [
    ...blog.postRoutes.values(),
    ...lists(blog.pages, null, 'blog_posts_list'),
    ...blog.tags.flatMap((tag) => lists(tag.pages, { tag }, 'blog_tags_posts')),
    ...blog.authors.flatMap((author) => lists(author.pages, { author }, 'blog_authors_posts')),
    ...single('blogTags', blog.tagsRoute, 'blog_tags_list'),
    ...single('blogAuthors', blog.authorsRoute, 'blog_authors_list'),
    ...single('blogArchive', blog.archiveRoute, generated.searchTag),
  ]
}

/** The route of every post, in the order of the blog. */
export function postEntries(blog: BlogInstance, locale: string): BlogPostRouteEntry[] {
  const places = new Map(blog.listed.map((post, index) => [post, index]))
  const lists = new Map(blog.pages.flatMap((page) => page.posts.map((post) => [post, page.route] as const)))
  return blog.posts.map((post) => {
    const at = places.get(post)
    const neighbour = (step: number) => (at === undefined ? null : (blog.listed[at + step] ?? null))
    const { folder, localizedFolder } = blog
    return {
      ...showing(post.page),
      kind: 'blog',
      type: 'blogPost',
      locale,
      blog,
      path: post.route,
      folders: { folder, localizedFolder, relative: post.relative },
      post,
      newer: neighbour(-1),
      older: neighbour(1),
      list: lists.get(post) ?? blog.route,
    }
  })
}
