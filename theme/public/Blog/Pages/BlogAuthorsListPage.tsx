// `@theme/Blog/Pages/BlogAuthorsListPage`: all authors of a blog.
import type { BlogAuthor } from '../../../compat/blog.tsx'
import { translateBlogAuthorsListPageTitle } from '../../../compat/titles.ts'
import BlogAuthorView from '../Components/Author.tsx'
import '../../../views/blog/blog.css'

export interface BlogAuthorsListPageProps {
  readonly authors: readonly (BlogAuthor & { readonly count: number })[]
}

export default function BlogAuthorsListPage({ authors }: BlogAuthorsListPageProps) {
  return (
    <main className="theme-layout-main tags-page">
      <h1>{translateBlogAuthorsListPageTitle()}</h1>
      <ul className="authors authors--list">
        {authors.map(({ count, ...author }, index) => (
          <li key={index}>
            <BlogAuthorView author={author as BlogAuthor} count={count} />
          </li>
        ))}
      </ul>
    </main>
  )
}
