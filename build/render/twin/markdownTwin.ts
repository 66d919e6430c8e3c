// The page as Markdown, for programs that read text: what the page shows, with whole URLs.

import { textWithoutNul } from '../../shared/cleanValues.ts'
import type { RouteData } from '../../shared/routeData.ts'
import type { SiteData } from '../../shared/siteData.ts'
import { htmlToMarkdown } from './htmlToMarkdown.ts'
import { escapeText } from './inline.ts'

interface TwinInput {
  readonly route: RouteData
  /** The content of the page: data pages have it as HTML, pages with code inside the rendered app. */
  readonly content: string
  readonly site: Pick<SiteData, 'url' | 'baseUrl'>
}

export function markdownTwin({ route, content, site }: TwinInput): string {
  const page = site.url + route.href
  const text = htmlToMarkdown(textWithoutNul(content), (href) => absolute(href, site.url, page))
  const title = 'title' in route && typeof route.title === 'string' ? route.title : ''
  const heading = title === '' || /^# /.test(text) ? '' : `# ${escapeText(title)}\n\n`
  return `${heading}${text}\n`
}

function absolute(href: string, url: string, page: string): string {
  if (href.startsWith('/') && !href.startsWith('//')) return url + href
  if (/^[a-z][a-z\d+.-]*:/i.test(href)) return href
  if (href.startsWith('#')) return page + href
  return URL.canParse(href, page) ? new URL(href, page).href : href
}

const bodyMark = / data-body(?:="[^"]*")?>/

/** The content in the HTML of an app: the element that `theme/layout/Body.tsx` marks. */
export function contentOf(app: string): string {
  const mark = bodyMark.exec(app)
  if (!mark) return ''
  const from = mark.index + mark[0].length
  const tags = /<(\/?)div(?=[\s>])/g
  tags.lastIndex = from
  for (let depth = 1, tag = tags.exec(app); tag; tag = tags.exec(app)) {
    depth += tag[1] === '' ? 1 : -1
    if (depth === 0) return app.slice(from, tag.index)
  }
  return app.slice(from)
}
