// The metadata of a post in the words of Docusaurus that depend on other posts and on Git.

import { postEditHref } from '../../kinds/blog/postData.ts'
import { contentPermalink } from '../../kinds/permalink.ts'
import type { BlogPostRouteEntry, Post } from '../../model/blog.ts'
import type { ContentContext } from './contentContext.ts'
import { lastUpdated } from './lastUpdated.ts'

export function postMetadata(
  route: BlogPostRouteEntry,
  context: Pick<ContentContext, 'config' | 'site' | 'history'>,
) {
  const { page, newer, older, blog } = route
  const link = (other: Post | null) =>
    other ? { title: other.title, permalink: contentPermalink(other.route, context.config) } : undefined
  return {
    editUrl: postEditHref(route, context) ?? undefined,
    ...lastUpdated(page, blog.config, context),
    prevItem: link(newer),
    nextItem: link(older),
  }
}
