// In place of views/blog/BlogAuthorsView.tsx.
import type { BlogAuthorsRoute } from '../../build/shared/blogData.ts'
import { blogSidebar } from '../compat/blogSidebar.ts'
import { originOf } from '../compat/origin.ts'
import { useShown } from '../context/route.tsx'
import { useSite } from '../context/site.tsx'
import BlogAuthorsListPage from '../public/Blog/Pages/BlogAuthorsListPage.tsx'

export function BlogAuthorsView({ route }: { readonly route: BlogAuthorsRoute }) {
  const { authors = [] } = originOf(route)
  const { sidebar } = useShown()
  const site = useSite()
  return (
    <BlogAuthorsListPage
      authors={authors.map((author, index) => ({ ...author, count: route.authors[index]?.count ?? 0 }))}
      sidebar={blogSidebar(route, sidebar, site)}
      key={route.path}
    />
  )
}
