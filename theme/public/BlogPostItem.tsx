// `@theme/BlogPostItem`: a post, on its page and in lists. Its data comes from `useBlogPost`.
import type { ReactNode } from 'react'
import { useBlogPost } from '../compat/blog.tsx'
import Container from './BlogPostItem/Container.tsx'
import Content from './BlogPostItem/Content.tsx'
import Footer from './BlogPostItem/Footer.tsx'
import Header from './BlogPostItem/Header.tsx'

export interface BlogPostItemProps {
  readonly children: ReactNode
  readonly className?: string
}

export default function BlogPostItem({ children, className = '' }: BlogPostItemProps) {
  const { isBlogPostPage } = useBlogPost()
  return (
    <Container className={`${isBlogPostPage ? 'post' : 'post-summary'} ${className}`.trim()}>
      <Header />
      <Content>{children}</Content>
      <Footer />
    </Container>
  )
}
