// `@theme/BlogPostPage/StructuredData`: nothing. The build writes it into the head.
export default function BlogPostPageStructuredData() {
  return null
}
