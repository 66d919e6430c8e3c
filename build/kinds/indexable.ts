// Which pages search engines may list, by what the pages say themselves.
import { marksOf } from '../model/page.ts'
import type { Route } from '../model/route.ts'
import type { SourcePath } from '../shared/paths.ts'

/**
 * False for unlisted pages and pages whose head asks robots to stay away; `hidden` are sources that do so
 * when rendered.
 */
export function isIndexable({ page, source }: Route, hidden: ReadonlySet<SourcePath>): boolean {
  if (source !== null && hidden.has(source)) return false
  if (page === null) return true
  const { head = [] } = page.facts
  return marksOf(page.facts).unlisted !== true && !head.some(({ attributes }) => asksForNoIndex(attributes))
}

/** Whether these are the attributes of `<meta name="robots" content="noindex">`; case does not matter. */
export const asksForNoIndex = (attributes: Readonly<Record<string, string>>): boolean =>
  attributes['name']?.toLowerCase() === 'robots' &&
  /(?:^|,)\s*(?:noindex|none)\s*(?:,|$)/i.test(attributes['content'] ?? '')
