// `@theme/Blog/Pages/BlogAuthorsPostsPage`: the posts of an author.

import type { BlogAuthor } from '../../../compat/author.ts'
import {
  type BlogListMetadata,
  BlogPostsPage,
  type BlogPostsPageProps,
} from '../../../compat/BlogPostsPage.tsx'
import { BlogAuthorNoPostsLabel } from '../../../compat/titles.ts'
import { useShown } from '../../../context/route.tsx'
import BlogAuthorView from '../Components/Author.tsx'

export interface BlogAuthorsPostsPageProps extends Omit<BlogPostsPageProps, 'metadata' | 'header'> {
  readonly author: BlogAuthor
  readonly listMetadata: BlogListMetadata
}

export default function BlogAuthorsPostsPage({ author, listMetadata, ...props }: BlogAuthorsPostsPageProps) {
  const { route } = useShown()
  const all = 'all' in route ? route.all : null
  const header = (
    <>
      <header className="posts-header">
        <BlogAuthorView author={author} as="h1" />
        {author.description && <p className="posts-header__description">{author.description}</p>}
        {all && (
          <p>
            <a href={all.href}>{all.label}</a>
          </p>
        )}
      </header>
      {props.items.length === 0 && (
        <p>
          <BlogAuthorNoPostsLabel />
        </p>
      )}
    </>
  )
  return <BlogPostsPage {...props} metadata={listMetadata} header={header} />
}
