// One blog as the content of Docusaurus' blog plugin.
import type { BlogInstance, BlogPostRouteEntry, Post, PostsPage } from '../../model/blog.ts'
import type { DocusaurusPost } from '../../model/docusaurusPost.ts'
import { hrefOf, type RoutePath } from '../../shared/paths.ts'
import { docusaurusAuthor, docusaurusPost, docusaurusPostId } from '../blog/docusaurusPost.ts'
import { postEditHref } from '../blog/postData.ts'
import type { ContentContext } from './contentContext.ts'
import { lastUpdated } from './lastUpdated.ts'

export type BlogContents = ReturnType<typeof blogContents>

export function blogContents(blog: BlogInstance, context: ContentContext) {
  const { blogTitle, blogDescription, blogSidebarTitle } = blog.config
  const { baseUrl } = context.config
  const posts = new Map([...blog.postRoutes].map(([post, route]) => [post, postOf(route, context)]))
  const listOf = (pages: readonly PostsPage[]) => pages.map((page) => listPage(page, pages, blog, context))
  const idsOf = (all: readonly Post[]) => all.map((post) => posts.get(post)?.id)
  return {
    blogTitle,
    blogDescription,
    blogSidebarTitle,
    blogPosts: [...posts.values()],
    blogListPaginated: listOf(blog.pages),
    blogTags: Object.fromEntries(
      blog.tags.map(({ tag, pages, items, unlisted }) => {
        const permalink = hrefOf(pages[0]?.route ?? '', baseUrl)
        const { label, description } = tag
        const listed = pages.flatMap((page) => page.posts)
        const ids = idsOf(unlisted ? items : listed)
        const text = description === null ? {} : { description }
        return [permalink, { label, permalink, ...text, items: ids, pages: listOf(pages), unlisted }]
      }),
    ),
    blogTagsListPath: blog.tagsRoute === null ? null : hrefOf(blog.tagsRoute, baseUrl),
    authorsMap: Object.fromEntries(
      blog.authors.map(({ author }) => [author.key ?? '', docusaurusAuthor(author, baseUrl)]),
    ),
  }
}

function postOf(route: BlogPostRouteEntry, context: ContentContext): DocusaurusPost {
  const { post, page, newer, older, blog } = route
  const { baseUrl } = context.config
  const shown = docusaurusPost(post, baseUrl, () => context.read(page.source))
  const item = (other: Post | null) =>
    other ? { title: other.title, permalink: hrefOf(other.route, baseUrl) } : undefined
  Object.assign(shown.metadata, {
    editUrl: postEditHref(route, context) ?? undefined,
    ...lastUpdated(page, blog.config, context),
    prevItem: item(newer),
    nextItem: item(older),
  })
  return shown
}

function listPage(
  { route, number, posts, newer, older }: PostsPage,
  all: readonly PostsPage[],
  { config }: BlogInstance,
  { config: { baseUrl } }: ContentContext,
) {
  const link = (path: RoutePath | null) => (path === null ? undefined : hrefOf(path, baseUrl))
  return {
    items: posts.map(docusaurusPostId),
    metadata: {
      permalink: hrefOf(route, baseUrl),
      page: number,
      postsPerPage: config.postsPerPage,
      totalPages: all.length,
      totalCount: all.reduce((sum, page) => sum + page.posts.length, 0),
      previousPage: link(newer),
      nextPage: link(older),
      blogDescription: config.blogDescription,
      blogTitle: config.blogTitle,
    },
  }
}
