// `@theme/Blog/Pages/BlogAuthorsPostsPage`: the posts of an author.
import {
  type BlogListMetadata,
  BlogPostsPage,
  type BlogPostsPageProps,
} from '../../../compat/BlogPostsPage.tsx'
import type { BlogAuthor } from '../../../compat/blog.tsx'
import BlogAuthorView from '../Components/Author.tsx'

export interface BlogAuthorsPostsPageProps extends Omit<BlogPostsPageProps, 'metadata' | 'header'> {
  readonly author: BlogAuthor
  readonly listMetadata: BlogListMetadata
}

export default function BlogAuthorsPostsPage({ author, listMetadata, ...props }: BlogAuthorsPostsPageProps) {
  const header = (
    <header className="posts-header">
      <BlogAuthorView author={author} as="h1" />
    </header>
  )
  return <BlogPostsPage {...props} metadata={listMetadata} header={header} />
}
