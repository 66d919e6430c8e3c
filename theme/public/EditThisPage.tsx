// `@theme/EditThisPage`: the link to the source of the page.
import { Icon } from '../layout/Icons.tsx'
import { useTexts } from '../text/translate.tsx'

export default function EditThisPage({ editUrl }: { readonly editUrl: string }) {
  const t = useTexts()
  return (
    <a className="theme-edit-this-page" href={editUrl} target="_blank" rel="noopener noreferrer">
      <Icon name="edit" size={16} /> {t('theme.common.editThisPage', 'Edit this page')}
    </a>
  )
}
