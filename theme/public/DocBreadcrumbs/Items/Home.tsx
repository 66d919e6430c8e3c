// `@theme/DocBreadcrumbs/Items/Home`: the link to the home page.
import { useSite } from '../../../context/site.tsx'
import { Icon } from '../../../layout/Icons.tsx'
import { useTexts } from '../../../text/translate.tsx'

export default function HomeBreadcrumbItem() {
  const { homeHref } = useSite()
  const t = useTexts()
  return (
    <li className="breadcrumbs__item">
      <a
        className="breadcrumbs__link"
        href={homeHref}
        aria-label={t('theme.docs.breadcrumbs.home', 'Home page')}
      >
        <Icon name="home" size={16} />
      </a>
    </li>
  )
}
