// The URL that a link of a component leads to.
import { schemeOf } from '../../build/shared/hrefs.ts'
import type { SiteData } from '../../build/shared/siteData.ts'
import { withBaseUrl } from '../../build/shared/withBaseUrl.ts'
import { hostHref } from '../router/hostHref.ts'

export const isInside = (target: string): boolean => schemeOf(target) === null && !target.startsWith('//')

/** `/docs` in the language of the page; URLs of other sites stay as they are. */
export function urlOf(target: string, autoAddBaseUrl: boolean, site: SiteData): string {
  const { baseUrl, locale } = site
  const scheme = schemeOf(target)
  if (scheme === 'pathname') return withBaseUrl(target.replace(/^pathname:\/\//, ''), baseUrl)
  if (!isInside(target)) return target
  return hostHref(autoAddBaseUrl ? withBaseUrl(target, locale.baseUrl) : target, site)
}
