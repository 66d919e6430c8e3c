// Whether a link of the navbar leads to the page that is shown.
import { pageKey } from '../router/pageUrls.ts'

interface ActiveRules {
  readonly href: string
  readonly external: boolean
  readonly activeBasePath?: string
  readonly activeBaseRegex?: string
}

/** A regular expression on the address, else a prefix, else the link's own address and what lies below it. */
export function isActiveLink(
  { href, external, activeBasePath, activeBaseRegex }: ActiveRules,
  current: string,
): boolean {
  if (external) return false
  if (activeBaseRegex !== undefined) return new RegExp(activeBaseRegex).test(current)
  if (activeBasePath !== undefined) return current.startsWith(activeBasePath)
  const own = pageKey(href.replace(/[?#].*$/, '')).toLowerCase()
  const here = pageKey(current).toLowerCase()
  return own === here || (own !== '/' && here.startsWith(`${own}/`))
}
