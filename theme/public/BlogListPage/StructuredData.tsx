// `@theme/BlogListPage/StructuredData`: nothing. The build writes it into the head.
export default function BlogListPageStructuredData(_props: object) {
  return null
}
