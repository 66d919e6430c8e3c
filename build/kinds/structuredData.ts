// The JSON-LD of a page for search engines: one row per view. See schema.org.
import type { RouteData, RouteDataOf, ViewName } from '../shared/routeData.ts'
import type { SiteData } from '../shared/siteData.ts'
import { blogList, blogPosting } from './blog/structuredData.ts'
import { breadcrumbList } from './docs/structuredData.ts'

/** Makes a finished `href` absolute; null becomes undefined, which JSON leaves out. */
type Absolute = (href: string | null) => string | undefined

/** Null: nothing to say beyond what every home page has. */
type Describe<V extends ViewName> = (route: RouteDataOf<V>, absolute: Absolute) => object | null

const nothing = () => null

const byView: { readonly [V in ViewName]: Describe<V> } = {
  doc: breadcrumbList,
  generatedIndex: breadcrumbList,
  docTag: nothing,
  tags: nothing,
  blogPost: blogPosting,
  blogPosts: blogList,
  blogArchive: nothing,
  blogAuthors: nothing,
  blogTags: nothing,
  markdownPage: nothing,
  componentPage: nothing,
  search: nothing,
  notFound: nothing,
  debug: nothing,
}

/** JSON-LD objects of a page; none for most. */
export function structuredData(route: RouteData, site: SiteData): readonly object[] {
  const absolute: Absolute = (href) =>
    href === null ? undefined : /^[a-z]+:/i.test(href) ? href : site.url + href
  const describe = byView[route.view] as Describe<ViewName>
  const found =
    describe(route, absolute) ?? (route.href === site.locale.baseUrl ? homePage(route, site, absolute) : null)
  return found === null ? [] : [found]
}

const homePage = ({ href }: RouteData, { title, search }: SiteData, absolute: Absolute): object => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: title,
  url: absolute(href),
  ...(search?.page
    ? {
        potentialAction: {
          '@type': 'SearchAction',
          target: `${absolute(search.page)}?q={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      }
    : {}),
})
