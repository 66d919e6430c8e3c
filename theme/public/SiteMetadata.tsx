// `@theme/SiteMetadata`: nothing. The build writes the head of pages.
export default function SiteMetadata() {
  return null
}
