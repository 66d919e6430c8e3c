// `@theme/BlogLayout`: the posts, the content and its table of contents side by side.
import type { ReactNode } from 'react'
import { HeadData } from '../compat/headData.ts'
import type { BlogSidebarData } from '../compat/propTypes.ts'
import BlogSidebar from './BlogSidebar.tsx'
import '../layout/DocLayout.css'

export interface BlogLayoutProps {
  readonly sidebar?: BlogSidebarData | undefined
  readonly toc?: ReactNode
  readonly title?: string
  readonly description?: string
  readonly children?: ReactNode
}

export default function BlogLayout({ sidebar, toc, title, description, children }: BlogLayoutProps) {
  return (
    <div className="doc-layout">
      <HeadData title={title ?? null} description={description ?? null} />
      <BlogSidebar sidebar={sidebar} />
      <main className="doc-main">
        <div className="doc-content">{children}</div>
        {toc}
      </main>
    </div>
  )
}
