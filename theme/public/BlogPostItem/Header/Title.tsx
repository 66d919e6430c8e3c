// `@theme/BlogPostItem/Header/Title`.
import { useBlogPost } from '../../../compat/blog.tsx'
import { useSite } from '../../../context/site.tsx'
import { hostHref } from '../../../router/hostHref.ts'

export default function BlogPostItemHeaderTitle({ className }: { readonly className?: string }) {
  const { metadata, isBlogPostPage } = useBlogPost()
  const site = useSite()
  const { title, permalink } = metadata
  if (isBlogPostPage) return <h1 className={className}>{title}</h1>
  return (
    <h2 className={className}>
      <a href={hostHref(permalink, site)}>{title}</a>
    </h2>
  )
}
