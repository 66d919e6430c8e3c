// `@docusaurus/isInternalUrl`: whether an address stays on this site, and may be left to the router.
export default function isInternalUrl(url: string | undefined): boolean {
  return url !== undefined && !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)
}
