// `@theme/BlogPostPage`: the page of a post.
import type { PropBlogPostContent } from '../compat/blog.tsx'
import { BlogPostProvider } from '../compat/blog.tsx'
import type { BlogSidebarData } from '../compat/propTypes.ts'
import BlogLayout from './BlogLayout.tsx'
import BlogPostItem from './BlogPostItem.tsx'
import BlogPostPageMetadata from './BlogPostPage/Metadata.tsx'
import BlogPostPageStructuredData from './BlogPostPage/StructuredData.tsx'
import BlogPostPaginator from './BlogPostPaginator.tsx'
import ContentVisibility from './ContentVisibility.tsx'
import TOC from './TOC.tsx'
import '../views/blog/blog.css'

export interface BlogPostPageProps {
  readonly content: PropBlogPostContent
  readonly sidebar?: BlogSidebarData | undefined
}

export default function BlogPostPage({ content: Text, sidebar }: BlogPostPageProps) {
  const { metadata, toc, frontMatter } = Text
  const { nextItem, prevItem } = metadata
  const hidesToc = frontMatter['hide_table_of_contents'] === true
  return (
    <BlogPostProvider content={Text} isBlogPostPage>
      <BlogPostPageMetadata />
      <BlogPostPageStructuredData />
      <BlogLayout sidebar={sidebar} toc={!hidesToc && toc.length > 0 ? <TOC toc={toc} /> : undefined}>
        <ContentVisibility metadata={metadata} />
        <BlogPostItem>
          <Text />
        </BlogPostItem>
        {(nextItem || prevItem) && <BlogPostPaginator nextItem={nextItem} prevItem={prevItem} />}
      </BlogLayout>
    </BlogPostProvider>
  )
}
