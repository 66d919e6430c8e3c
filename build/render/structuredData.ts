// What search engines read about a page: the way to it, a post with its authors, a site with its search. See schema.org.
import type { RouteData } from '../shared/routeData.ts'
import type { SiteData } from '../shared/siteData.ts'

/** JSON-LD objects of a page; none for most. */
export function structuredData(route: RouteData, site: SiteData): readonly object[] {
  const whole = (href: string | null): string | undefined =>
    href === null ? undefined : /^[a-z]+:/i.test(href) ? href : site.url + href
  if ('breadcrumbs' in route && route.breadcrumbs.length > 1)
    return [
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: route.breadcrumbs.map(({ label, href }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: label,
          item: whole(index === route.breadcrumbs.length - 1 ? route.href : href),
        })),
      },
    ]
  if (route.view === 'blogPost')
    return [
      {
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        '@id': whole(route.href),
        mainEntityOfPage: whole(route.href),
        url: whole(route.href),
        headline: route.post.title,
        name: route.post.title,
        description: route.head.description ?? undefined,
        datePublished: route.post.date ?? undefined,
        dateModified: route.lastUpdate?.date ?? undefined,
        image: route.head.image?.href,
        author: route.post.authors.flatMap(({ name, organization, href }) =>
          name === null
            ? []
            : [{ '@type': organization ? 'Organization' : 'Person', name, url: whole(href) }],
        ),
        keywords: route.post.tags.map(({ label }) => label),
      },
    ]
  if (route.view === 'blogPosts' && route.author === null && route.all === null)
    return [
      {
        '@context': 'https://schema.org',
        '@type': 'Blog',
        '@id': whole(route.href),
        name: route.title,
        description: route.description ?? undefined,
        blogPost: route.posts.map(({ title, href, date }) => ({
          '@type': 'BlogPosting',
          headline: title,
          url: whole(href),
          datePublished: date ?? undefined,
        })),
      },
    ]
  if (route.href === site.locale.baseUrl)
    return [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: site.title,
        url: whole(route.href),
        ...(site.search
          ? {
              potentialAction: {
                '@type': 'SearchAction',
                target: `${whole(site.search.page)}?q={search_term_string}`,
                'query-input': 'required name=search_term_string',
              },
            }
          : {}),
      },
    ]
  return []
}
