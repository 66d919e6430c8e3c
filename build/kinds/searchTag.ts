// Which part of the site a page belongs to, for searches that are limited to some; the names are the content format's.
import type { Route } from '../model/site.ts'

/** The part that is searched on every page. */
export const defaultTag = 'default'

export const docsTag = (instance: string, version: string): string => `docs-${instance}-${version}`

export function searchTag(route: Route): string {
  switch (route.kind) {
    case 'doc':
    case 'generatedIndex':
      return docsTag(route.instance.config.id, route.version.name)
    case 'docTags':
      return 'doc_tags_list'
    case 'docTag':
      return 'doc_tag_doc_list'
    case 'blogPosts':
      return route.of === null
        ? 'blog_posts_list'
        : 'tag' in route.of
          ? 'blog_tags_posts'
          : 'blog_author_posts'
    case 'blogTags':
      return 'blog_tags_list'
    case 'blogAuthors':
      return 'blog_authors_list'
    case 'blogArchive':
      return 'blog_archive'
    default:
      return defaultTag
  }
}
