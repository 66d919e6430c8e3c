// Breadcrumbs for search engines.
import type { DocRoute, GeneratedIndexRoute } from '../../shared/routeData.ts'

/** Null for a page without categories above it. */
export function breadcrumbList(
  { breadcrumbs, href: ownHref }: DocRoute | GeneratedIndexRoute,
  absolute: (href: string | null) => string | undefined,
): object | null {
  if (breadcrumbs.length <= 1) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(index === breadcrumbs.length - 1 ? ownHref : href),
    })),
  }
}
