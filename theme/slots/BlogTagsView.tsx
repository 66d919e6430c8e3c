// In place of views/blog/BlogTagsView.tsx.
import type { BlogTagsRoute } from '../../build/shared/blogData.ts'
import { blogSidebar } from '../compat/blogSidebar.ts'
import { listedTags } from '../compat/lists.ts'
import { useShown } from '../context/route.tsx'
import { useSite } from '../context/site.tsx'
import BlogTagsListPage from '../public/BlogTagsListPage.tsx'

export function BlogTagsView({ route }: { readonly route: BlogTagsRoute }) {
  const { sidebar } = useShown()
  const site = useSite()
  return (
    <BlogTagsListPage
      tags={listedTags(route.groups, site)}
      sidebar={blogSidebar(route, sidebar, site)}
      key={route.path}
    />
  )
}
