// A card for each item of the document's category, or for given items.
import { splitLabel } from '../../build/shared/leadingEmoji.ts'
import type { CardData } from '../../build/shared/routeData.ts'
import { type DocCards, useDocCards } from '../compat/docCards.ts'
import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  type PropSidebarItem,
} from '../compat/sidebarItems.ts'
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
    readonly items?: readonly unknown[]
  }[]
  readonly className?: string
}

export default function DocCardList({ items }: DocCardListProps) {
  const { route } = useShown()
  const own = 'cards' in route ? route.cards : []
  const cards = useCards()
  const given =
    items &&
    filterDocCardListItems(items as readonly PropSidebarItem[]).map((item) => cardOf(item, own, cards))
  return <Cards cards={given ?? own} />
}

const noCards = { ofItem: () => undefined }

/** Only sites made for Docusaurus have them. */
const useCards: () => Pick<DocCards, 'ofItem'> = process.env['TROODON_DOCUSAURUS']
  ? useDocCards
  : () => noCards

const split: typeof splitLabel = process.env['TROODON_DOCUSAURUS']
  ? splitLabel
  : (label) => ({ emoji: null, rest: label })

/** Items of a sidebar do not say what their documents are about; the data of the page does. */
function cardOf(
  item: PropSidebarItem,
  own: readonly CardData[],
  { ofItem }: Pick<DocCards, 'ofItem'>,
): CardData {
  const { label, description } = item as { readonly label: string; readonly description?: string }
  const href = findFirstSidebarItemLink(item) ?? (item.type === 'link' ? item.href : '')
  const { emoji, rest } = split(label)
  return {
    ...(emoji === null ? {} : { emoji }),
    kind: item.type === 'category' ? 'category' : /^[a-z]+:/i.test(href) ? 'external' : 'doc',
    href,
    label: rest,
    description:
      description ??
      own.find((card) => bare(card.href) === bare(href))?.description ??
      ofItem(item)?.description ??
      null,
    count: item.type === 'category' && description === undefined && item.items ? item.items.length : null,
  }
}

/** Sidebars of components can have URLs without the slash at the end. */
const bare = (href: string): string => href.replace(/\/$/, '')
