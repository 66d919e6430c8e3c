// `@theme/DocSidebar/Desktop/CollapseButton`: hides the sidebar.
import type { MouseEventHandler } from 'react'
import { Icon } from '../../../layout/Icons.tsx'
import { useTexts } from '../../../text/translate.tsx'

export default function CollapseButton({ onClick }: { readonly onClick: MouseEventHandler }) {
  const t = useTexts()
  return (
    <button
      type="button"
      className="doc-sidebar__hide"
      aria-label={t('theme.docs.sidebar.collapseButtonAriaLabel', 'Collapse sidebar')}
      onClick={onClick}
    >
      <Icon name="chevron" size={16} />
    </button>
  )
}
