// One blog as the content of Docusaurus' blog plugin.

import { docusaurusAuthor, docusaurusPost, docusaurusPostId } from '../../kinds/blog/docusaurusPost.ts'
import { contentPermalink } from '../../kinds/permalink.ts'
import type { BlogInstance, BlogPostRouteEntry, Post, PostsPage } from '../../model/blog.ts'
import type { DocusaurusPost } from '../../model/docusaurusPost.ts'
import type { RoutePath } from '../../shared/paths.ts'
import type { ContentContext } from './contentContext.ts'
import { postMetadata } from './postMetadata.ts'

export type BlogContents = ReturnType<typeof blogContents>

export function blogContents(blog: BlogInstance, context: ContentContext) {
  const { blogTitle, blogDescription, blogSidebarTitle } = blog.config
  const { config } = context
  const posts = new Map([...blog.postRoutes].map(([post, route]) => [post, postOf(route, context)]))
  const listOf = (pages: readonly PostsPage[]) => pages.map((page) => listPage(page, blog, context))
  const idsOf = (all: readonly Post[]) => all.map((post) => posts.get(post)?.id)
  return {
    blogTitle,
    blogDescription,
    blogSidebarTitle,
    blogPosts: [...posts.values()],
    blogListPaginated: listOf(blog.pages),
    blogTags: Object.fromEntries(
      blog.tags.map(({ tag, pages, items, unlisted }) => {
        const url = contentPermalink(pages[0]?.route ?? blog.route, config)
        const { label, description, inline = false } = tag
        const listed = pages.flatMap((page) => page.posts)
        const ids = idsOf(unlisted ? items : listed)
        const text = description === null ? {} : { description }
        return [url, { inline, label, permalink: url, ...text, items: ids, pages: listOf(pages), unlisted }]
      }),
    ),
    blogTagsListPath: blog.tagsRoute === null ? null : contentPermalink(blog.tagsRoute, config),
    authorsMap: Object.fromEntries(
      blog.authors.map(({ author }) => [author.key ?? '', docusaurusAuthor(author, config)]),
    ),
  }
}

function postOf(route: BlogPostRouteEntry, context: ContentContext): DocusaurusPost {
  const { post, page, blog } = route
  const shown = docusaurusPost(post, blog.config, context.config, () => context.read(page.source))
  Object.assign(shown.metadata, postMetadata(route, context))
  return shown
}

function listPage(
  { route, number, posts, newer, older, totalPages, totalPosts }: PostsPage,
  { config: { postsPerPage, blogDescription, blogTitle } }: BlogInstance,
  { config }: ContentContext,
) {
  const link = (path: RoutePath | null) => (path === null ? undefined : contentPermalink(path, config))
  return {
    items: posts.map(docusaurusPostId),
    metadata: {
      permalink: contentPermalink(route, config),
      page: number,
      postsPerPage,
      totalPages,
      totalCount: totalPosts,
      previousPage: link(newer),
      nextPage: link(older),
      blogDescription,
      blogTitle,
    },
  }
}
