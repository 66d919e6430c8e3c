// The 404 page.
import { useEffect, useState } from 'react'
import { likeness } from '../../build/shared/wordLikeness.ts'
import { useSite } from '../context/site.tsx'
import { openProvider } from '../search/provider.ts'
import { tagOf } from '../search/scope.ts'
import type { SearchHit } from '../search/searchProvider.ts'
import { useTexts } from '../text/translate.tsx'

export function NotFoundView() {
  const { homeHref, docs, search } = useSite()
  const t = useTexts()
  const near = useNearPages()
  const main = docs[0]?.versions.find(({ isLast }) => isLast)
  return (
    <main className="theme-main not-found">
      <h1>{t('theme.NotFound.title', 'Page Not Found')}</h1>
      <p>{t('theme.NotFound.p1', 'We could not find what you were looking for.')}</p>
      <p>
        {t(
          'theme.NotFound.p2',
          'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
        )}
      </p>
      {search?.page && (
        <form className="not-found__search" role="search" action={search.page}>
          <input
            type="search"
            name="q"
            placeholder={t('theme.SearchPage.inputPlaceholder', 'Type your search here')}
            aria-label={t('theme.SearchPage.inputLabel', 'Search')}
          />
          <button type="submit" className="button">
            {t('theme.SearchPage.inputLabel', 'Search')}
          </button>
        </form>
      )}
      <nav className="not-found__links" aria-label={t('theme.NotFound.title', 'Page Not Found')}>
        <a className="button button--quiet" href={homeHref}>
          {t('theme.NotFound.home', 'Go to the home page')}
        </a>
        {main && (
          <a className="button button--quiet" href={main.mainHref}>
            {t('theme.NotFound.docs', 'Read the documentation')}
          </a>
        )}
      </nav>
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

/** Searches for the words in the last segment of the URL. */
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
    const tags = [
      'default',
      ...docs.map(({ id, versions }) => tagOf(id, versions.find(({ isLast }) => isLast)?.name ?? 'current')),
    ]
    let current = true
    openProvider(search, locale.name)
      .then((provider) => provider.search(words, { tags, offset: 0, limit: 20 }))
      .then(
        (found) => current && setHits(nearest(words, found.hits)),
        () => {},
      )
    return () => {
      current = false
    }
  }, [search, locale.name, docs])
  return hits
}

/**
 * Keeps pages whose title or URL is similar to the URL. Matches in the content alone are not what the reader
 * meant.
 */
function nearest(words: string, hits: readonly SearchHit[]): readonly SearchHit[] {
  const parts = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []
  const wanted = parts(words)
  const pages = new Map(hits.map((hit) => [hit.href.replace(/#.*$/, ''), hit]))
  return [...pages]
    .filter(([href, { title }]) =>
      parts(`${title} ${href}`).some((part) => wanted.some((word) => likeness(part, word, true) > 0)),
    )
    .slice(0, 5)
    .map(([href, hit]) => ({ ...hit, href }))
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
