// The text of a link's preview, from the data of the page that it leads to.
import type { RouteData, TextLanguage } from '../../build/shared/routeData.ts'

export interface PreviewText {
  readonly title: string
  readonly description: string | null
  readonly language: Partial<TextLanguage>
}

interface SiteNames {
  readonly title: string
  readonly titleDelimiter: string
}

/** Null where it would repeat the link. */
export function previewText(
  { head, textLanguage }: Pick<RouteData, 'head' | 'textLanguage'>,
  site: SiteNames,
  linkText: string,
): PreviewText | null {
  const ending = ` ${site.titleDelimiter} ${site.title}`
  const title = head.title.endsWith(ending) ? head.title.slice(0, -ending.length) : head.title
  const { description } = head
  if (!description && title === linkText.trim()) return null
  return { title, description: description || null, language: textLanguage ?? {} }
}
