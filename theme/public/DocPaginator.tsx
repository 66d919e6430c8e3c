// `@theme/DocPaginator`: links to the previous and next page.
import type { NavigationLink } from '../compat/doc.tsx'
import { useTexts } from '../text/translate.tsx'
import PaginatorNavLink from './PaginatorNavLink.tsx'
import '../layout/Pager.css'

export interface DocPaginatorProps {
  readonly previous?: NavigationLink | undefined
  readonly next?: NavigationLink | undefined
  readonly className?: string
}

export default function DocPaginator({ previous, next, className = '' }: DocPaginatorProps) {
  const t = useTexts()
  if (!previous && !next) return null
  return (
    <nav
      className={`pagination-nav ${className}`.trim()}
      aria-label={t('theme.docs.paginator.navAriaLabel', 'Docs pages')}
    >
      {previous && (
        <PaginatorNavLink {...previous} subLabel={t('theme.docs.paginator.previous', 'Previous')} />
      )}
      {next && <PaginatorNavLink {...next} subLabel={t('theme.docs.paginator.next', 'Next')} isNext />}
    </nav>
  )
}
