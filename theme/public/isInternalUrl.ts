// Whether a URL is a page of this site, so that the router can open it.

/** Whether a URL has a protocol: `https://…`, `mailto:…`, `//host/…`. */
export const hasProtocol = (url: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)

export default function isInternalUrl(url?: string): boolean {
  return url !== undefined && !hasProtocol(url)
}
