// The page of a category: a card for each of its items.
import type { CardData, GeneratedIndexRoute } from '../../build/shared/routeData.ts'
import { Icon } from '../layout/Icons.tsx'
import { useTexts } from '../text/translate.tsx'
import './GeneratedIndexView.css'

export function GeneratedIndexView({ route }: { readonly route: GeneratedIndexRoute }) {
  return (
    <article key={route.path} className="generated-index">
      <header>
        <h1>{route.title}</h1>
        {route.description !== null && <p className="generated-index__description">{route.description}</p>}
      </header>
      <ul className="cards">
        {route.cards.map((card) => (
          <Card key={card.href + card.label} card={card} />
        ))}
      </ul>
    </article>
  )
}

function Card({ card }: { readonly card: CardData }) {
  const t = useTexts()
  const icon = card.kind === 'category' ? 'folder' : card.kind === 'external' ? 'external' : 'page'
  const count =
    card.count === 1
      ? t('theme.docs.DocCard.categoryDescription.one', '1 item')
      : t('theme.docs.DocCard.categoryDescription.plurals', '{count} items', { count: card.count ?? 0 })
  return (
    <li>
      <a className="card" href={card.href} {...(card.kind === 'external' ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
        <span className="card__title">
          <Icon name={icon} size={18} />
          {card.label}
        </span>
        {(card.description !== null || card.count !== null) && <span className="card__description">{card.description ?? count}</span>}
      </a>
    </li>
  )
}
