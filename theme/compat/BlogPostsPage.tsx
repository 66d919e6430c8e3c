// The posts of a blog, of a tag or of an author, on one page of a list.
import type { ReactNode } from 'react'
import BlogLayout from '../public/BlogLayout.tsx'
import BlogListPaginator from '../public/BlogListPaginator.tsx'
import BlogPostItems from '../public/BlogPostItems.tsx'
import type { PropBlogPostContent } from './blog.tsx'
import type { BlogSidebarData } from './propTypes.ts'
import '../views/blog/blog.css'

export interface BlogListMetadata {
  readonly blogTitle: string
  readonly blogDescription: string
  readonly permalink: string
  /** From 1. */
  readonly page?: number
  readonly postsPerPage?: number | 'ALL'
  readonly totalPages?: number
  readonly totalCount?: number
  readonly previousPage?: string | undefined
  readonly nextPage?: string | undefined
}

export interface BlogPostsPageProps {
  readonly metadata: BlogListMetadata
  readonly items: readonly { readonly content: PropBlogPostContent }[]
  readonly sidebar?: BlogSidebarData | undefined
  /** Above the posts. */
  readonly header: ReactNode
}

export const BlogPostsPage = ({ metadata, items, sidebar, header }: BlogPostsPageProps) => (
  <BlogLayout sidebar={sidebar}>
    {header}
    <BlogPostItems items={items} />
    <BlogListPaginator metadata={metadata} />
  </BlogLayout>
)
