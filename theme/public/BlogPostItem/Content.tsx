// `@theme/BlogPostItem/Content`: the text of a post.
import type { ReactNode } from 'react'
import { useBlogPost } from '../../compat/blog.tsx'
import MDXContent from '../MDXContent.tsx'
import { blogPostContainerID } from '../utils-common.ts'

export interface BlogPostItemContentProps {
  readonly children: ReactNode
  readonly className?: string
}

export default function BlogPostItemContent({ children, className = '' }: BlogPostItemContentProps) {
  const { isBlogPostPage } = useBlogPost()
  return (
    <div
      id={isBlogPostPage ? blogPostContainerID : undefined}
      className={`${isBlogPostPage ? '' : 'markdown'} ${className}`.trim() || undefined}
    >
      <MDXContent>{children}</MDXContent>
    </div>
  )
}
