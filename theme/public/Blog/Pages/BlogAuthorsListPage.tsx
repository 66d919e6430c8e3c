// `@theme/Blog/Pages/BlogAuthorsListPage`: all authors of a blog.
import type { BlogAuthor } from '../../../compat/author.ts'
import type { BlogSidebarData } from '../../../compat/propTypes.ts'
import { translateBlogAuthorsListPageTitle } from '../../../compat/titles.ts'
import BlogLayout from '../../BlogLayout.tsx'
import BlogAuthorView from '../Components/Author.tsx'
import '../../../views/blog/blog.css'

export interface BlogAuthorsListPageProps {
  readonly sidebar?: BlogSidebarData | undefined
  readonly authors: readonly (BlogAuthor & { readonly count: number })[]
}

export default function BlogAuthorsListPage({ authors, sidebar }: BlogAuthorsListPageProps) {
  return (
    <BlogLayout sidebar={sidebar}>
      <h1>{translateBlogAuthorsListPageTitle()}</h1>
      <ul className="authors authors--list">
        {authors.map(({ count, ...author }, index) => (
          <li key={index}>
            <BlogAuthorView author={author as BlogAuthor} count={count} />
          </li>
        ))}
      </ul>
    </BlogLayout>
  )
}
