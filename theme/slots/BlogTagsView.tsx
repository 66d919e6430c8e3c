// In place of views/blog/BlogTagsView.tsx.
import type { BlogTagsRoute } from '../../build/shared/blogData.ts'
import { blogSidebar } from '../compat/blogSidebar.ts'
import { listedTags } from '../compat/lists.ts'
import { useShown } from '../context/route.tsx'
import BlogTagsListPage from '../public/BlogTagsListPage.tsx'

export function BlogTagsView({ route }: { readonly route: BlogTagsRoute }) {
  const { sidebar } = useShown()
  return (
    <BlogTagsListPage
      tags={listedTags(route.groups)}
      sidebar={blogSidebar(route, sidebar)}
      key={route.path}
    />
  )
}
