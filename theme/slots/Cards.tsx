// In place of layout/Cards.tsx.
import type { CardData } from '../../build/shared/routeData.ts'
import type { SiteData } from '../../build/shared/siteData.ts'
import type { PropSidebarItem } from '../compat/sidebarItems.ts'
import { writtenHref } from '../compat/writtenHref.ts'
import { useSite } from '../context/site.tsx'
import DocCard from '../public/DocCard.tsx'

export function Cards({ cards }: { readonly cards: readonly CardData[] }) {
  const site = useSite()
  if (cards.length === 0) return null
  return (
    <ul className="cards">
      {cards.map((card) => (
        <li key={card.href + card.label}>
          <DocCard item={itemOf(card, site)} />
        </li>
      ))}
    </ul>
  )
}

function itemOf(card: CardData, site: SiteData): PropSidebarItem {
  const { kind, description, count } = card
  const label = card.emoji ? `${card.emoji} ${card.label}` : card.label
  const base = { label, href: writtenHref(card, site), ...(description === null ? {} : { description }) }
  if (kind !== 'category') return { type: 'link', ...base }
  // Cards show how many items there are, not which.
  const items = Array.from({ length: count ?? 0 }, () => ({ type: 'html' as const, value: '' }))
  return { type: 'category', ...base, collapsible: true, collapsed: true, items }
}
