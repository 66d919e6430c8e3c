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
  /** Markdown for agents alone, which comes after the heading. */
  readonly agents?: string | undefined
  readonly site: TwinSite
}

/** What the texts of a language have in common. */
export interface TwinSite extends Pick<SiteData, 'url' | 'title' | 'titleDelimiter'> {
  readonly language: string
  /** Full URL of the list of all pages, or null. */
  readonly llms: string | null
}

export const twinSite = (
  { url, title, titleDelimiter, locale }: SiteData,
  llms: string | null,
): TwinSite => ({
  url,
  title,
  titleDelimiter,
  language: locale.htmlLang,
  llms,
})

export function markdownTwin({ route, content, agents, site }: TwinInput): string {
  const page = site.url + route.href
  const text = htmlToMarkdown(textWithoutNul(content), (href) => absoluteHref(href, site.url, page))
  const title = titleIn(route, site)
  const hasHeading = 'body' in route ? text.startsWith('# ') : /<h1\b/.test(content)
  const heading = title === '' || hasHeading ? '' : `# ${escapeText(title)}\n\n`
  const whole = heading + text
  const context = agents?.trim() ?? ''
  const after = /^# .*\n*/.exec(whole)?.[0].length ?? 0
  const shown =
    context === ''
      ? whole
      : `${whole.slice(0, after).trimEnd()}\n\n${context}\n\n${whole.slice(after)}`.trim()
  return `${frontMatter(title, route, site)}${shown}\n`
}

/** The title of the page without the name of the site. */
function titleIn(route: RouteData, { title: name, titleDelimiter }: TwinSite): string {
  if ('title' in route && typeof route.title === 'string') return route.title
  const { title } = route.head
  const end = ` ${titleDelimiter} ${name}`
  return title.endsWith(end) ? title.slice(0, -end.length) : title
}

/** The facts about a page that its text does not say. */
function frontMatter(title: string, route: RouteData, { url, language, llms }: TwinSite): string {
  const { head, href, textLanguage } = route
  const list = route.view === 'blogPosts' ? route : null
  const facts: readonly (readonly [name: string, value: string | null | undefined])[] = [
    ['all_pages', llms],
    ['title', title],
    ['description', head.description],
    // Programs that read a list of posts go on there.
    ['next', list?.older && url + list.older],
    ['previous', list?.newer && url + list.newer],
    ['url', head.canonical ?? url + href],
    ['version', 'version' in route && route.version.badge ? route.version.label : null],
    ['language', textLanguage?.lang ?? language],
    ['date', 'post' in route ? route.post.date : null],
    ['updated', 'lastUpdate' in route ? route.lastUpdate?.date : null],
  ]
  const lines = facts.flatMap(([name, value]) => (value ? [`${name}: ${JSON.stringify(value)}`] : []))
  return `---\n${lines.join('\n')}\n---\n\n`
}

/** `url`: of the site, without a slash at its end. */
export function absoluteHref(href: string, url: string, page: string): string {
  if (href.startsWith('/') && !href.startsWith('//')) return url + href
  if (/^[a-z][a-z\d+.-]*:/i.test(href)) return href
  if (href.startsWith('#')) return page + href
  return URL.canParse(href, page) ? new URL(href, page).href : href
}

/** The content of a page without a text of its own: what is in its main element. */
export function mainOf(app: string): string {
  const start = /<main\b[^>]*>/.exec(app)
  if (!start) return contentOf(app) || app
  const from = start.index + start[0].length
  const end = app.lastIndexOf('</main>')
  return app.slice(from, end > from ? end : app.length)
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
