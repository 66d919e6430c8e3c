// Whether a URL is a page of this site, so that the router can open it.
export default function isInternalUrl(url: string | undefined): boolean {
  return url !== undefined && !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)
}
