// In place of views/TagsView.tsx.
import type { TagsRoute } from '../../build/shared/routeData.ts'
import BlogTagsListPage from '../public/BlogTagsListPage.tsx'
import DocTagsListPage from '../public/DocTagsListPage.tsx'

export function TagsView({ route }: { readonly route: TagsRoute }) {
  const tags = route.groups.flatMap((group) =>
    group.tags.map(({ href, label, description, count }) => ({
      permalink: href,
      label,
      count,
      ...(description === null ? {} : { description }),
    })),
  )
  const Page = route.version ? DocTagsListPage : BlogTagsListPage
  return <Page tags={tags} key={route.path} />
}
