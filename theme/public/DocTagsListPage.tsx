// `@theme/DocTagsListPage`: all tags of the documentation.
import { translateTagsPageTitle } from '../compat/titles.ts'
import Heading from './Heading.tsx'
import TagsListByLetter, { type ListedTag } from './TagsListByLetter.tsx'

export default function DocTagsListPage({ tags }: { readonly tags: readonly ListedTag[] }) {
  return (
    <main className="theme-main tags-page">
      <Heading as="h1">{translateTagsPageTitle()}</Heading>
      <TagsListByLetter tags={tags} />
    </main>
  )
}
