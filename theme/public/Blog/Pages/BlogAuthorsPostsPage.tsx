// `@theme/Blog/Pages/BlogAuthorsPostsPage`: the posts of an author.
import type { BlogAuthor } from '../../../compat/blog.tsx'
import BlogListPage, { type BlogListPageProps } from '../../BlogListPage.tsx'
import BlogAuthorView from '../Components/Author.tsx'

export interface BlogAuthorsPostsPageProps extends Omit<BlogListPageProps, 'metadata' | 'header'> {
  readonly author: BlogAuthor
  readonly listMetadata: BlogListPageProps['metadata']
}

export default function BlogAuthorsPostsPage({ author, listMetadata, ...props }: BlogAuthorsPostsPageProps) {
  const header = (
    <header className="posts-header">
      <BlogAuthorView author={author} as="h1" />
    </header>
  )
  return <BlogListPage {...props} metadata={listMetadata} header={header} />
}
