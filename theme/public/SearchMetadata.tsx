// `@theme/SearchMetadata`: nothing. The build writes the search data of pages.
export default function SearchMetadata(_props: {
  readonly locale?: string
  readonly version?: string
  readonly tag?: string
}) {
  return null
}
