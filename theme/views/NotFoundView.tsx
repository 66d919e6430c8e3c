// What any address without a page shows.
import { useEffect, useState } from 'react'
import { useSite } from '../context/site.tsx'
import { tagOf } from '../search/context.ts'
import { openProvider, type SearchHit } from '../search/provider.ts'
import { useTexts } from '../text/translate.tsx'

export function NotFoundView() {
  const { homeHref, docs } = useSite()
  const t = useTexts()
  const near = useNearPages()
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
      {near.length > 0 && (
        <nav className="not-found__near" aria-label={t('theme.NotFound.near', 'Did you mean?')}>
          <h2>{t('theme.NotFound.near', 'Did you mean?')}</h2>
          <ul>
            {near.map(({ href, title }) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </main>
  )
}

/** Pages that the search finds for the last words of the address. */
function useNearPages(): readonly SearchHit[] {
  const { search, locale, docs } = useSite()
  const [hits, setHits] = useState<readonly SearchHit[]>([])
  useEffect(() => {
    const words = decode(window.location.pathname)
      .replace(/\/?(?:index)?(?:\.html)?\/?$/, '')
      .split('/')
      .at(-1)
      ?.replace(/[-_.+]+/g, ' ')
    if (!search || !words) return
    const tags = ['default', ...docs.map(({ id, versions }) => tagOf(id, versions.find(({ isLast }) => isLast)?.name ?? 'current'))]
    let current = true
    openProvider(search, locale.name)
      .then((provider) => provider.search(words, { tags, offset: 0, limit: 5 }))
      .then(
        (found) => current && setHits(found.hits.map((hit) => ({ ...hit, href: hit.href.replace(/#.*$/, '') }))),
        () => {},
      )
    return () => {
      current = false
    }
  }, [search, locale.name, docs])
  return hits
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
