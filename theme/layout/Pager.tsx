// Links to the previous and next page.
import type { LinkData } from '../../build/shared/routeData.ts'
import { useTexts } from '../text/translate.tsx'
import './Pager.css'

export function Pager({
  previous,
  next,
}: {
  readonly previous: LinkData | null
  readonly next: LinkData | null
}) {
  const t = useTexts()
  if (!previous && !next) return null
  return (
    <nav className="pagination-nav" aria-label={t('theme.docs.paginator.navAriaLabel', 'Docs pages')}>
      {previous && (
        <a className="pagination-nav__link pagination-nav__link--prev" href={previous.href} rel="prev">
          <span className="pagination-nav__sublabel">{t('theme.docs.paginator.previous', 'Previous')}</span>
          <span className="pagination-nav__label" {...previous.language}>
            {previous.label}
          </span>
        </a>
      )}
      {next && (
        <a className="pagination-nav__link pagination-nav__link--next" href={next.href} rel="next">
          <span className="pagination-nav__sublabel">{t('theme.docs.paginator.next', 'Next')}</span>
          <span className="pagination-nav__label" {...next.language}>
            {next.label}
          </span>
        </a>
      )}
    </nav>
  )
}
