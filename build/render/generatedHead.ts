// Elements in the head of one page that only machines read: the link to its Markdown, and its JSON-LD.
import { structuredData } from '../kinds/structuredData.ts'
import { hrefOf, type OutputPath } from '../shared/paths.ts'
import type { HeadElement, RouteData } from '../shared/routeData.ts'
import type { SiteData } from '../shared/siteData.ts'

/** `markdown`: path of the page as Markdown. */
export function generatedHead(
  route: RouteData,
  site: SiteData,
  markdown: OutputPath | null,
): readonly HeadElement[] {
  const structured = route.head.noIndex ? [] : structuredData(route, site)
  return [
    ...(markdown === null ? [] : [twinLink(markdown, site)]),
    ...structured.map((data) => ({
      tag: 'script' as const,
      attributes: { type: 'application/ld+json' },
      text: JSON.stringify(data),
    })),
  ]
}

const twinLink = (path: OutputPath, { baseUrl }: SiteData): HeadElement => ({
  tag: 'link',
  attributes: { rel: 'alternate', type: 'text/markdown', href: hrefOf(`/${path}`, baseUrl) },
})
