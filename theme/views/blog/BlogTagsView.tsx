// All tags of a blog, beside its posts.
import type { BlogTagsRoute } from '../../../build/shared/blogData.ts'
import { TagGroups } from '../TagGroups.tsx'

export const BlogTagsView = ({ route }: { readonly route: BlogTagsRoute }) => (
  <div className="blog-tags" key={route.path}>
    <h1>{route.title}</h1>
    <TagGroups groups={route.groups} />
  </div>
)
