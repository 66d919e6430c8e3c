// `@theme/SearchMetadata`: nothing. The build writes the search data of pages.
export default function SearchMetadata(_props: unknown) {
  return null
}
