// `@theme/TOC`: the column with the table of contents.
import { useTexts } from '../text/translate.tsx'
import TOCItems, { type TOCItemsProps } from './TOCItems.tsx'
import '../layout/Toc.css'

export default function TOC({ className = '', ...props }: TOCItemsProps) {
  const t = useTexts()
  const label = t('theme.TOCCollapsible.toggleButtonLabel', 'On this page')
  return (
    <nav className={`toc-column ${className}`.trim()} aria-label={label}>
      <p className="toc-column__title">{label}</p>
      <TOCItems
        {...props}
        className="table-of-contents"
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </nav>
  )
}
