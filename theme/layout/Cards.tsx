// Cards that lead to pages: for categories, in generated indexes and in texts.
import type { CardData } from '../../build/shared/routeData.ts'
import { useTexts } from '../text/translate.tsx'
import { Icon } from './Icons.tsx'

export function Cards({ cards }: { readonly cards: readonly CardData[] }) {
  return (
    <ul className="cards">
      {cards.map((card) => (
        <Card key={card.href + card.label} card={card} />
      ))}
    </ul>
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
