// What components of the site get of a blog: the metadata of posts and authors in the words of Docusaurus.
import type { Author, BlogPostRouteEntry, BlogRoute } from '../../model/blog.ts'
import { hrefOf, joinPath } from '../../shared/paths.ts'
import type { BlogOrigin, PostOrigin } from '../../shared/routeBase.ts'
import { docusaurusAuthor, plainMetadata } from '../blog/docusaurusPost.ts'
import type { ContentContext } from './contentContext.ts'
import { postMetadata } from './postMetadata.ts'

export type OriginContext = Pick<ContentContext, 'config' | 'site' | 'history'>

/** Of every page of a blog. */
export function blogOrigin({ blog }: BlogRoute, { config: { baseUrl } }: OriginContext): BlogOrigin {
  const { blogTitle, blogDescription, authorsBasePath } = blog.config
  const href = hrefOf(blog.route, baseUrl)
  return {
    title: blogTitle,
    description: blogDescription,
    href,
    authorsHref:
      blog.authorsRoute === null ? joinPath(href, authorsBasePath) : hrefOf(blog.authorsRoute, baseUrl),
  }
}

export function postOrigin(route: BlogPostRouteEntry, context: OriginContext): PostOrigin {
  const { post, blog } = route
  const {
    title: _t,
    description: _d,
    source: _s,
    permalink: _p,
    ...metadata
  } = plainMetadata(post, blog.config, context.config)
  return { ...metadata, date: post.date ?? '', ...postMetadata(route, context) }
}

/** The authors that the page is about. */
export function authorsOrigin(route: BlogRoute, { config }: OriginContext) {
  const authors = authorsOf(route)
  return authors.length === 0 ? {} : { authors: authors.map((author) => docusaurusAuthor(author, config)) }
}

function authorsOf(route: BlogRoute): readonly Author[] {
  if (route.type === 'blogAuthors') return route.blog.authors.map(({ author }) => author)
  return route.type === 'blogPosts' && route.of && 'author' in route.of ? [route.of.author.author] : []
}
