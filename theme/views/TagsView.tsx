// All tags of the documentation.
import type { TagsRoute } from '../../build/shared/routeData.ts'
import { TagGroups } from './TagGroups.tsx'

export function TagsView({ route }: { readonly route: TagsRoute }) {
  return (
    <main className="theme-main tags-page" key={route.path}>
      <h1>{route.title}</h1>
      <TagGroups groups={route.groups} />
    </main>
  )
}
