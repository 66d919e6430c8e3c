// What any address without a page shows.
import { useSite } from '../context/site.tsx'
import { useTexts } from '../text/translate.tsx'

export function NotFoundView() {
  const { homeHref, docs } = useSite()
  const t = useTexts()
  const main = docs[0]?.versions.find(({ isLast }) => isLast)
  return (
    <main className="theme-layout-main not-found">
      <p className="not-found__code" aria-hidden="true">
        404
      </p>
      <h1>{t('theme.NotFound.title', 'Page Not Found')}</h1>
      <p>{t('theme.NotFound.p1', 'We could not find what you were looking for.')}</p>
      <p className="not-found__links">
        <a className="button" href={homeHref}>
          {t('theme.NotFound.home', 'Go to the home page')}
        </a>
        {main && (
          <a className="button button--quiet" href={main.mainHref}>
            {t('theme.NotFound.docs', 'Read the documentation')}
          </a>
        )}
      </p>
    </main>
  )
}
