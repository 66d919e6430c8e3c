// Cards that link to pages, used in generated indexes and in Markdown.
import type { CardData } from '../../build/shared/routeData.ts'
import { markedRows } from '../context/rows.ts'
import { useSite } from '../context/site.tsx'
import { pluralForm } from '../text/plural.ts'
import { useTexts } from '../text/translate.tsx'
import { Icon } from './Icons.tsx'

export function Cards({ cards }: { readonly cards: readonly CardData[] }) {
  if (cards.length === 0) return null
  return (
    <ul className="cards">
      {markedRows(cards, Card, {}) ?? cards.map((card) => <Card key={card.href + card.label} {...card} />)}
    </ul>
  )
}

function Card(card: CardData) {
  const { locale } = useSite()
  const t = useTexts()
  const icon = card.kind === 'category' ? 'folder' : card.kind === 'external' ? 'external' : 'page'
  const count = card.count ?? 0
  const items = t('theme.docs.DocCard.categoryDescription.plurals', '1 item|{count} items', { count })
  return (
    <li>
      <a
        className="card"
        href={card.href}
        {...(card.kind === 'external' || card.external
          ? { target: '_blank', rel: 'noopener noreferrer' }
          : {})}
      >
        <div className="card__title">
          <Icon name={icon} size={18} />
          {card.language ? <span {...card.language}>{card.label}</span> : card.label}
        </div>
        {(card.description !== null || card.count !== null) && (
          <div className="card__description" {...(card.description === null ? undefined : card.language)}>
            {card.description ?? pluralForm(items, count, locale.htmlLang)}
          </div>
        )}
      </a>
    </li>
  )
}
