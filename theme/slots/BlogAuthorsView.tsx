// In place of views/blog/BlogAuthorsView.tsx.
import type { BlogAuthorsRoute } from '../../build/shared/blogData.ts'
import { authorProps, type BlogAuthor } from '../compat/blog.tsx'
import BlogAuthorsListPage from '../public/Blog/Pages/BlogAuthorsListPage.tsx'

export function BlogAuthorsView({ route }: { readonly route: BlogAuthorsRoute }) {
  const authors = route.authors.map(
    (author) => ({ ...authorProps(author), count: author.count }) as BlogAuthor & { count: number },
  )
  return <BlogAuthorsListPage authors={authors} key={route.path} />
}
