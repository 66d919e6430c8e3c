// The path from the home page to the current page. A document that is not in its sidebar shows only the home
// page.
import type { Breadcrumb } from '../../build/shared/routeData.ts'
import { useSite } from '../context/site.tsx'
import { useTexts } from '../text/translate.tsx'
import { Icon } from './Icons.tsx'
import './Breadcrumbs.css'

export function Breadcrumbs({ items }: { readonly items: readonly Breadcrumb[] }) {
  const { hasHomePage, homeHref } = useSite()
  const t = useTexts()
  return (
    <nav
      className="theme-doc-breadcrumbs"
      aria-label={t('theme.docs.breadcrumbs.navAriaLabel', 'Breadcrumbs')}
    >
      <ol className="breadcrumbs">
        {hasHomePage && (
          <li className="breadcrumbs__item">
            <a
              className="breadcrumbs__link"
              href={homeHref}
              aria-label={t('theme.docs.breadcrumbs.home', 'Home page')}
            >
              <Icon name="home" size={16} />
            </a>
          </li>
        )}
        {items.map(({ label, href }, index) => (
          <li
            key={index}
            className="breadcrumbs__item"
            aria-current={index === items.length - 1 ? 'page' : undefined}
          >
            {href === null ? (
              <span className="breadcrumbs__link">{label}</span>
            ) : (
              <a className="breadcrumbs__link" href={href}>
                {label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
