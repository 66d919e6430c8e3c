// Which links lead where they lead as long as their own group of pages is the same: no page, file or redirect
// of another group can change it. All that such a link looks for before it finds its page is in the group.
import type { Route } from '../model/route.ts'
import { schemeOf, splitHref } from '../shared/hrefs.ts'
import { decodePath, routeKey } from '../shared/paths.ts'
import { type LinkOrigin, markdownCandidates, pageCandidates } from './linkCandidates.ts'
import type { LinkIndex } from './linkIndex.ts'
import type { ResolvedLink } from './linkProblems.ts'

export interface SettledContext {
  readonly index: LinkIndex
  /** Whether a route belongs to the group of the page. */
  readonly isBeside: (route: Route) => boolean
}

/** For links without a problem. */
export function isSettled({ link, origin, resolution }: ResolvedLink, context: SettledContext): boolean {
  const { isBeside, index } = context
  if (index.hooks.size > 0) return false
  if (isElsewhere(link.href)) return true
  if (resolution.kind !== 'route' || !isBeside(resolution.route)) return false
  const { route, hash } = resolution
  // Ids of pages with code are known after rendering.
  if (hash.length >= 2 && (!route.page || route.page.facts.code)) return false
  return isFoundFirst(link.href, origin, route, context)
}

const isElsewhere = (href: string): boolean => {
  const scheme = schemeOf(href)
  return (scheme !== null && scheme !== 'doc' && scheme !== 'ref') || href.startsWith('//')
}

function isFoundFirst(href: string, from: LinkOrigin, route: Route, { index }: SettledContext): boolean {
  const written = splitHref(href).path
  if (written === '' && from.route) return true
  const path = decodePath(written)
  if (/\.mdx?$/i.test(path)) return isFileFoundFirst(path, from, index)
  if (path.startsWith('@site/')) return false
  const [first = ''] = pageCandidates(path, from, index)
  return routeKey(first) === routeKey(route.path)
}

/** The key of a group has the paths of all files in its folders. */
function isFileFoundFirst(path: string, from: LinkOrigin, index: LinkIndex): boolean {
  const { folder, localizedFolder } = from.route?.folders ?? {}
  const own = [folder, localizedFolder].filter(Boolean)
  const sources = index.bySource.get(from.locale)
  for (const candidate of markdownCandidates(path, from, index)) {
    if (!own.some((one) => candidate.startsWith(`${one}/`))) return false
    if (sources?.has(candidate)) return true
  }
  return false
}
