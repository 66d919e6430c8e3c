// `@theme/BlogPostItem/Container`: the element around a post.
import type { ReactNode } from 'react'

export interface BlogPostItemContainerProps {
  readonly children: ReactNode
  readonly className?: string
}

export default function BlogPostItemContainer({ children, className }: BlogPostItemContainerProps) {
  return <article className={className}>{children}</article>
}
