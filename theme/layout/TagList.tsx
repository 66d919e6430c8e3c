// The tags of a document or post, as links to their pages.
import type { LinkData } from '../../build/shared/routeData.ts'
import { useTexts } from '../text/translate.tsx'

export function TagList({ tags }: { readonly tags: readonly LinkData[] }) {
  const t = useTexts()
  return (
    <ul className="theme-tags" aria-label={t('theme.tags.tagsListLabel', 'Tags:')}>
      {tags.map(({ href, label, description }, index) => (
        <li key={index}>
          <a className="tag" href={href} rel="tag" title={description}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
