// `@theme/BlogPostPage/Metadata`: nothing. The build writes the head of posts.
export default function BlogPostPageMetadata() {
  return null
}
