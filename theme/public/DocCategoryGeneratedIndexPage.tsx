// `@theme/DocCategoryGeneratedIndexPage`: the page of a category, with what is around its cards.
import type { NavigationLink } from '../compat/doc.tsx'
import { useShown } from '../context/route.tsx'
import { Cards } from '../layout/Cards.tsx'
import DocBreadcrumbs from './DocBreadcrumbs.tsx'
import DocPaginator from './DocPaginator.tsx'
import DocVersionBadge from './DocVersionBadge.tsx'
import DocVersionBanner from './DocVersionBanner.tsx'
import Heading from './Heading.tsx'

export interface GeneratedIndexProps {
  readonly categoryGeneratedIndex: {
    readonly title: string
    readonly description?: string
    readonly permalink: string
    readonly navigation: { readonly previous?: NavigationLink; readonly next?: NavigationLink }
  }
}

export default function DocCategoryGeneratedIndexPage({ categoryGeneratedIndex }: GeneratedIndexProps) {
  const { route } = useShown()
  const { title, description, navigation } = categoryGeneratedIndex
  return (
    <div className="doc-main">
      <div className="doc-content">
        <DocVersionBanner />
        <DocBreadcrumbs />
        <DocVersionBadge />
        <article className="generated-index">
          <header>
            <Heading as="h1">{title}</Heading>
            {description && <p className="generated-index__description">{description}</p>}
          </header>
          <Cards cards={'cards' in route ? route.cards : []} />
        </article>
        <DocPaginator {...navigation} />
      </div>
    </div>
  )
}
