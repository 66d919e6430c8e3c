// `@theme/BlogPostItems`: the posts of a list.
import type { ComponentType, ReactNode } from 'react'
import { BlogPostProvider, type PropBlogPostContent } from '../compat/blog.tsx'
import BlogPostItem from './BlogPostItem.tsx'

export interface BlogPostItemsProps {
  readonly items: readonly { readonly content: PropBlogPostContent }[]
  readonly component?: ComponentType<{ readonly children: ReactNode }>
}

export default function BlogPostItems({ items, component: Item = BlogPostItem }: BlogPostItemsProps) {
  return (
    <>
      {items.map(({ content: Excerpt }) => (
        <BlogPostProvider key={Excerpt.metadata.permalink} content={Excerpt}>
          <Item>
            <Excerpt />
          </Item>
        </BlogPostProvider>
      ))}
    </>
  )
}
