// URLs of pages as components of a Docusaurus site compare them. `hostHref` is the way back.
import type { SiteData } from '../../build/shared/siteData.ts'

interface Target {
  readonly href: string
  readonly slash?: true
}

/** Without a slash at the end where the site leaves it to the host, except for folders and the home page. */
export const writtenHref = (
  { href, slash }: Target,
  { openSlashes, locale }: Pick<SiteData, 'openSlashes' | 'locale'>,
): string =>
  openSlashes && !slash && href !== locale.baseUrl
    ? href.replace(/^(\/(?!\/)[^?#]*[^?#/])\/(?=[?#]|$)/, '$1')
    : href
