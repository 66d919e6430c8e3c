// The page of a documentation tag: its documents.
import type { DocTagRoute } from '../../build/shared/routeData.ts'
import { markedRows } from '../context/rows.ts'
import { UnlistedBanner } from '../layout/VersionNotice.tsx'
import { useTexts } from '../text/translate.tsx'

export function DocTagView({ route }: { readonly route: DocTagRoute }) {
  const t = useTexts()
  return (
    <main className="theme-main tags-page" key={route.path}>
      {route.unlisted && <UnlistedBanner />}
      <h1>{route.title}</h1>
      {route.description !== null && <p>{route.description}</p>}
      <p>
        <a href={route.allHref}>{t('theme.docs.viewAllTags', 'View all tags')}</a>
      </p>
      {markedRows(route.items, Item, {}) ?? route.items.map((item) => <Item key={item.href} {...item} />)}
    </main>
  )
}

const Item = ({ href, label, description }: DocTagRoute['items'][number]) => (
  <article className="tags-page__item">
    <h2>
      <a href={href}>{label}</a>
    </h2>
    {description !== null && <p>{description}</p>}
  </article>
)
