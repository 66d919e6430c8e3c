// Whether a link of the navbar is active on the current page.
import { pageKey } from '../router/pageUrls.ts'

interface ActiveRules {
  readonly href: string
  readonly external: boolean
  readonly activeBasePath?: string
  readonly activeBaseRegex?: string
}

/**
 * Tests a regular expression on the URL if there is one, otherwise a prefix, otherwise the link's URL and
 * everything below it.
 */
export function isActiveLink(
  { href, external, activeBasePath, activeBaseRegex }: ActiveRules,
  current: string,
): boolean {
  if (external) return false
  if (activeBaseRegex !== undefined) return new RegExp(activeBaseRegex, 'i').test(current)
  if (activeBasePath !== undefined) return current.startsWith(activeBasePath)
  const own = pageKey(href.replace(/[?#].*$/, '')).toLowerCase()
  const here = pageKey(current).toLowerCase()
  return own === here || (own !== '/' && here.startsWith(`${own}/`))
}
