// `@theme/DocBreadcrumbs/StructuredData`: nothing. The build writes it into the head.
export default function DocBreadcrumbsStructuredData(_props: { readonly breadcrumbs: unknown }) {
  return null
}
