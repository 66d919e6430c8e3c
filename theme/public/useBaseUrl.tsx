// The URL of a file or page, with the base URL in front.
import type { SiteData } from '../../build/shared/siteData.ts'
import { withBaseUrl } from '../../build/shared/withBaseUrl.ts'
import { useSite } from '../context/site.tsx'

export interface BaseUrlOptions {
  /** Adds the base URL also to URLs with a protocol. */
  readonly forcePrependBaseUrl?: boolean
  /** Adds the site's `url`. */
  readonly absolute?: boolean
}

export interface BaseUrlUtils {
  readonly withBaseUrl: (url: string, options?: BaseUrlOptions) => string
}

export default function useBaseUrl(path: string | undefined, options: BaseUrlOptions = {}): string {
  return urlOf(path, options, useSite())
}

/** `useBaseUrl` as a function, for lists and event handlers. */
export function useBaseUrlUtils(): BaseUrlUtils {
  const site = useSite()
  return { withBaseUrl: (url, options = {}) => urlOf(url, options, site) }
}

function urlOf(
  path: string | undefined,
  { forcePrependBaseUrl = false, absolute = false }: BaseUrlOptions,
  { url, baseUrl, locale }: SiteData,
): string {
  if (!path || path.startsWith('#')) return path ?? ''
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(path) && !forcePrependBaseUrl) return path
  const rooted = path.startsWith('/') ? path : `/${path}`
  // All languages share the static files, which are below the base URL of the site.
  const isFile = /\.(?!html?$)[a-z]\w*$/i.test(rooted.replace(/[?#].*$/, ''))
  const whole = withBaseUrl(rooted, isFile ? baseUrl : locale.baseUrl)
  return absolute ? url + whole : whole
}
