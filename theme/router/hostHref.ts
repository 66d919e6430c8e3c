// URLs of pages in the form that the host has: with or without a slash at the end.
import type { SiteData } from '../../build/shared/siteData.ts'

/** Files, home pages, relative URLs and other sites stay as they are. */
export function hostHref(
  href: string,
  { trailingSlash, baseUrl, locale }: Pick<SiteData, 'trailingSlash' | 'baseUrl' | 'locale'>,
): string {
  const path = /^\/(?!\/)[^?#]*/.exec(href)?.[0]
  if (path === undefined || path === baseUrl || path === locale.baseUrl || /\.[a-z]\w*$/i.test(path))
    return href
  const bare = path.replace(/\/+$/, '')
  return bare === '' ? href : bare + (trailingSlash ? '/' : '') + href.slice(path.length)
}
