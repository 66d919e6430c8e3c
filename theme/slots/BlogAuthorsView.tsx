// In place of views/blog/BlogAuthorsView.tsx.
import type { BlogAuthorsRoute } from '../../build/shared/blogData.ts'
import { authorProps, type BlogAuthor } from '../compat/blog.tsx'
import { blogSidebar } from '../compat/blogSidebar.ts'
import { useShown } from '../context/route.tsx'
import { useSite } from '../context/site.tsx'
import BlogAuthorsListPage from '../public/Blog/Pages/BlogAuthorsListPage.tsx'

export function BlogAuthorsView({ route }: { readonly route: BlogAuthorsRoute }) {
  const authors = route.authors.map(
    (author) => ({ ...authorProps(author), count: author.count }) as BlogAuthor & { count: number },
  )
  const { sidebar } = useShown()
  const site = useSite()
  return (
    <BlogAuthorsListPage authors={authors} sidebar={blogSidebar(route, sidebar, site)} key={route.path} />
  )
}
