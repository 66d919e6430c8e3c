// `@theme/DocCategoryGeneratedIndexPage`: the page of a category.
import { useShown } from '../context/route.tsx'
import { Cards } from '../layout/Cards.tsx'
import Heading from './Heading.tsx'

export interface GeneratedIndexProps {
  readonly categoryGeneratedIndex: {
    readonly title: string
    readonly description?: string
    readonly permalink: string
    readonly navigation: { readonly previous?: unknown; readonly next?: unknown }
  }
}

export default function DocCategoryGeneratedIndexPage({ categoryGeneratedIndex }: GeneratedIndexProps) {
  const { route } = useShown()
  const { title, description } = categoryGeneratedIndex
  return (
    <article className="generated-index">
      <header>
        <Heading as="h1">{title}</Heading>
        {description && <p className="generated-index__description">{description}</p>}
      </header>
      <Cards cards={'cards' in route ? route.cards : []} />
    </article>
  )
}
