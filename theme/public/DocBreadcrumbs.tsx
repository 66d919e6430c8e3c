// `@theme/DocBreadcrumbs`: the path from the home page to the document.
import { Fragment } from 'react'
import { useHomePageRoute } from '../compat/scroll.tsx'
import { useSite } from '../context/site.tsx'
import { hostHref } from '../router/hostHref.ts'
import { useTexts } from '../text/translate.tsx'
import Home from './DocBreadcrumbs/Items/Home.tsx'
import StructuredData from './DocBreadcrumbs/StructuredData.tsx'
import { useSidebarBreadcrumbs } from './plugin-content-docs/client.ts'
import '../layout/Breadcrumbs.css'

export default function DocBreadcrumbs() {
  const all = useSidebarBreadcrumbs()
  const home = useHomePageRoute()
  const site = useSite()
  const t = useTexts()
  if (!all) return null
  const items = all.flatMap((item) => (item.type === 'html' ? [] : [item]))
  return (
    <Fragment>
      <StructuredData breadcrumbs={items} />
      <nav
        className="theme-doc-breadcrumbs"
        aria-label={t('theme.docs.breadcrumbs.navAriaLabel', 'Breadcrumbs')}
      >
        <ul className="breadcrumbs">
          {home && <Home />}
          {items.map((item, index) => {
            const isLast = index === items.length - 1
            const href = item.type === 'category' && item.linkUnlisted ? undefined : item.href
            return (
              <li
                key={index}
                className={`breadcrumbs__item${isLast ? ' breadcrumbs__item--active' : ''}`}
                aria-current={isLast ? 'page' : undefined}
              >
                {isLast || href === undefined ? (
                  <span className="breadcrumbs__link">{item.label}</span>
                ) : (
                  <a className="breadcrumbs__link" href={hostHref(href, site)}>
                    {item.label}
                  </a>
                )}
              </li>
            )
          })}
        </ul>
      </nav>
    </Fragment>
  )
}
