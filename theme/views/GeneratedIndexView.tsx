// The page of a category, with a card for each of its items.
import type { GeneratedIndexRoute } from '../../build/shared/routeData.ts'
import { Cards } from '../layout/Cards.tsx'

export function GeneratedIndexView({ route }: { readonly route: GeneratedIndexRoute }) {
  return (
    <article key={route.path} className="generated-index">
      <header>
        <h1>{route.title}</h1>
        {route.description !== null && <p className="generated-index__description">{route.description}</p>}
      </header>
      <Cards cards={route.cards} />
    </article>
  )
}
