// A post with its authors, and a list of posts, for search engines.
import type { BlogPostRoute, BlogPostsRoute, PostHeader } from '../../shared/blogData.ts'

type Absolute = (href: string | null) => string | undefined

export const blogPosting = (
  { href, head, post, lastUpdate, list }: BlogPostRoute,
  absolute: Absolute,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  '@id': absolute(href),
  mainEntityOfPage: absolute(href),
  url: absolute(href),
  headline: post.title,
  name: post.title,
  description: head.description ?? undefined,
  ...datesOf(post),
  dateModified: lastUpdate?.date ?? undefined,
  image: head.image?.href,
  author: post.authors.flatMap(({ name, title, organization, href: page }) =>
    name === null
      ? []
      : [
          {
            '@type': organization ? 'Organization' : 'Person',
            name,
            description: title ?? undefined,
            url: absolute(page),
          },
        ],
  ),
  // Those of the front matter say what the text is about, as on other pages.
  keywords: head.keywords.length > 0 ? head.keywords : post.tags.map(({ label }) => label),
  isPartOf: { '@type': 'Blog', '@id': absolute(list.href), name: list.label },
})

/** Null for the lists of a tag or an author. */
export function blogList(route: BlogPostsRoute, absolute: Absolute): object | null {
  if (route.author !== null || route.all !== null) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'Blog',
    '@id': absolute(route.href),
    name: route.title,
    description: route.description ?? route.head.description ?? undefined,
    blogPost: route.posts.map((post) => ({
      '@type': 'BlogPosting',
      headline: post.title,
      url: absolute(post.href),
      ...datesOf(post),
    })),
  }
}

/** The day of an event is what the post covers, not when it was published. */
const datesOf = ({ date, published }: PostHeader): object =>
  published === undefined
    ? { datePublished: date ?? undefined }
    : { datePublished: published, temporalCoverage: date ?? undefined }
