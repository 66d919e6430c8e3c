// A card for each item of the document's category, or for given items.
import type { CardData } from '../../build/shared/routeData.ts'
import { useShown } from '../context/route.tsx'
import { Cards } from '../layout/Cards.tsx'

export interface DocCardListProps {
  /**
   * Cards to show in place of the category's items; `type`, `href`, `label` and `description` as in sidebars.
   */
  readonly items?: readonly {
    readonly type?: string
    readonly href?: string
    readonly label: string
    readonly description?: string
  }[]
}

export default function DocCardList({ items }: DocCardListProps) {
  const { route } = useShown()
  const given = items?.map(
    ({ type, href = '', label, description }): CardData => ({
      kind: type === 'category' ? 'category' : /^[a-z]+:/i.test(href) ? 'external' : 'doc',
      href,
      label,
      description: description ?? null,
      count: null,
    }),
  )
  return <Cards cards={given ?? ('cards' in route ? route.cards : [])} />
}
