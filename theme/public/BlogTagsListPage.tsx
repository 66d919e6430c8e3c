// `@theme/BlogTagsListPage`: all tags of a blog.
import type { BlogSidebarData } from '../compat/propTypes.ts'
import { translateTagsPageTitle } from '../compat/titles.ts'
import BlogLayout from './BlogLayout.tsx'
import Heading from './Heading.tsx'
import TagsListByLetter, { type ListedTag } from './TagsListByLetter.tsx'

interface BlogTagsListPageProps {
  readonly tags: readonly ListedTag[]
  readonly sidebar?: BlogSidebarData | undefined
}

export default function BlogTagsListPage({ tags, sidebar }: BlogTagsListPageProps) {
  return (
    <BlogLayout sidebar={sidebar}>
      <Heading as="h1">{translateTagsPageTitle()}</Heading>
      <TagsListByLetter tags={tags} />
    </BlogLayout>
  )
}
