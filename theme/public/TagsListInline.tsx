// `@theme/TagsListInline`: the tags of a page.
import { useTexts } from '../text/translate.tsx'
import Tag, { type TagProps } from './Tag.tsx'

export default function TagsListInline({ tags }: { readonly tags: readonly TagProps[] }) {
  const t = useTexts()
  return (
    <ul className="theme-tags" aria-label={t('theme.tags.tagsListLabel', 'Tags:')}>
      {tags.map((tag, index) => (
        <li key={index}>
          <Tag {...tag} />
        </li>
      ))}
    </ul>
  )
}
