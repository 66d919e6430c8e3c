// `@theme/BlogPostItem/Header/Title`.
import { useBlogPost } from '../../../compat/blog.tsx'

export default function BlogPostItemHeaderTitle({ className }: { readonly className?: string }) {
  const { metadata, isBlogPostPage } = useBlogPost()
  const { title, permalink } = metadata
  if (isBlogPostPage) return <h1 className={className}>{title}</h1>
  return (
    <h2 className={className}>
      <a href={permalink}>{title}</a>
    </h2>
  )
}
