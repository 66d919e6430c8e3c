// `@theme/BlogListPage`: a page of posts.

import type { ReactNode } from 'react'
import type { PropBlogPostContent } from '../compat/blog.tsx'
import type { BlogSidebarData } from '../compat/propTypes.ts'
import { useShown } from '../context/route.tsx'
import BlogLayout from './BlogLayout.tsx'
import BlogListPaginator from './BlogListPaginator.tsx'
import BlogPostItems from './BlogPostItems.tsx'
import '../views/blog/blog.css'

export interface BlogListPageProps {
  readonly metadata: {
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
  readonly items: readonly { readonly content: PropBlogPostContent }[]
  readonly sidebar?: BlogSidebarData | undefined
  /** Above the posts, in place of the title. */
  readonly header?: ReactNode
}

export default function BlogListPage({ metadata, items, sidebar, header }: BlogListPageProps) {
  const { route } = useShown()
  const title = 'title' in route && route.title !== null ? route.title : metadata.blogTitle
  return (
    <BlogLayout sidebar={sidebar}>
      {header ?? (
        <header className="visually-hidden">
          <h1>{title}</h1>
        </header>
      )}
      <BlogPostItems items={items} />
      <BlogListPaginator metadata={metadata} />
    </BlogLayout>
  )
}
