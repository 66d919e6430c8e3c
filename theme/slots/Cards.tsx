// In place of layout/Cards.tsx.
import type { CardData } from '../../build/shared/routeData.ts'
import type { PropSidebarItem } from '../compat/sidebarItems.ts'
import DocCard from '../public/DocCard.tsx'

export function Cards({ cards }: { readonly cards: readonly CardData[] }) {
  return (
    <ul className="cards">
      {cards.map((card) => (
        <li key={card.href + card.label}>
          <DocCard item={itemOf(card)} />
        </li>
      ))}
    </ul>
  )
}

function itemOf({ kind, href, label, description, count }: CardData): PropSidebarItem {
  const base = { label, href, ...(description === null ? {} : { description }) }
  if (kind !== 'category') return { type: 'link', ...base }
  // Cards show how many items there are, not which.
  const items = Array.from({ length: count ?? 0 }, () => ({ type: 'html' as const, value: '' }))
  return { type: 'category', ...base, collapsible: true, collapsed: true, items }
}
