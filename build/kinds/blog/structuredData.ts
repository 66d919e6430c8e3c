// A post with its authors, and a list of posts, for search engines.
import type { BlogPostRoute, BlogPostsRoute } from '../../shared/blogData.ts'

type Absolute = (href: string | null) => string | undefined

export const blogPosting = ({ href, head, post, lastUpdate }: BlogPostRoute, absolute: Absolute): object => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  '@id': absolute(href),
  mainEntityOfPage: absolute(href),
  url: absolute(href),
  headline: post.title,
  name: post.title,
  description: head.description ?? undefined,
  datePublished: post.date ?? undefined,
  dateModified: lastUpdate?.date ?? undefined,
  image: head.image?.href,
  author: post.authors.flatMap(({ name, organization, href: page }) =>
    name === null ? [] : [{ '@type': organization ? 'Organization' : 'Person', name, url: absolute(page) }],
  ),
  keywords: post.tags.map(({ label }) => label),
})

/** Null for the lists of a tag or an author. */
export function blogList(route: BlogPostsRoute, absolute: Absolute): object | null {
  if (route.author !== null || route.all !== null) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'Blog',
    '@id': absolute(route.href),
    name: route.title,
    description: route.description ?? undefined,
    blogPost: route.posts.map(({ title, href, date }) => ({
      '@type': 'BlogPosting',
      headline: title,
      url: absolute(href),
      datePublished: date ?? undefined,
    })),
  }
}
