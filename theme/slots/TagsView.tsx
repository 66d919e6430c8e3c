// In place of views/TagsView.tsx.
import type { TagsRoute } from '../../build/shared/routeData.ts'
import { listedTags } from '../compat/lists.ts'
import { useSite } from '../context/site.tsx'
import DocTagsListPage from '../public/DocTagsListPage.tsx'

export const TagsView = ({ route }: { readonly route: TagsRoute }) => (
  <DocTagsListPage tags={listedTags(route.groups, useSite())} key={route.path} />
)
