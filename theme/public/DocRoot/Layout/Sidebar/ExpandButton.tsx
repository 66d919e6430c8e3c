// `@theme/DocRoot/Layout/Sidebar/ExpandButton`: shows a hidden sidebar again.
import { Icon } from '../../../../layout/Icons.tsx'
import { useTexts } from '../../../../text/translate.tsx'

export default function ExpandButton({ toggleSidebar }: { readonly toggleSidebar: () => void }) {
  const t = useTexts()
  return (
    <button
      type="button"
      className="doc-sidebar__hide"
      aria-label={t('theme.docs.sidebar.expandButtonAriaLabel', 'Expand sidebar')}
      onClick={toggleSidebar}
    >
      <Icon name="chevron" size={16} />
    </button>
  )
}
