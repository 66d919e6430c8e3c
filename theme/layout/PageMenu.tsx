// The button that copies a page, and the one that opens a menu of other ways to read it. Their script loads
// when the reader uses them: theme/widgets/pageMenu.ts.
import { useSite } from '../context/site.tsx'
import { useTexts } from '../text/translate.tsx'
import { Icon } from './Icons.tsx'

export function PageMenu() {
  const { pageMenu } = useSite()
  const t = useTexts()
  return (
    pageMenu && (
      <div className="page-menu">
        <button type="button">{t('theme.pageMenu.copy', 'Copy page')}</button>
        {pageMenu.items[0] && (
          <button
            type="button"
            aria-haspopup="menu"
            aria-expanded={false}
            aria-label={t('theme.pageMenu.more', 'More options')}
          >
            <Icon name="chevron" size={12} />
          </button>
        )}
      </div>
    )
  )
}
