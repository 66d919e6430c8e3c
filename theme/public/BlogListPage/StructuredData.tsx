// `@theme/BlogListPage/StructuredData`: nothing. The build writes it into the head.
export default function BlogListPageStructuredData(_props: unknown) {
  return null
}
