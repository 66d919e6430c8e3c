// A card for each item of the document's category, or for given items.
import type { CardData } from '../../build/shared/routeData.ts'
import type { SiteData } from '../../build/shared/siteData.ts'
import { useShown } from '../context/route.tsx'
import { useSite } from '../context/site.tsx'
import { urlOf } from '../hooks/linkUrl.ts'
import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  type PropSidebarItem,
} from '../hooks/sidebarItems.ts'
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
  const site = useSite()
  const own = 'cards' in route ? route.cards : []
  const given =
    items &&
    filterDocCardListItems(items as readonly PropSidebarItem[]).map((item) => cardOf(item, own, site))
  return <Cards cards={given ?? own} />
}

/** Items of a sidebar do not say what their documents are about; the data of the page does. */
function cardOf(item: PropSidebarItem, own: readonly CardData[], site: SiteData): CardData {
  const { label, description } = item as { readonly label: string; readonly description?: string }
  const href = urlOf(findFirstSidebarItemLink(item) ?? (item.type === 'link' ? item.href : ''), true, site)
  return {
    kind: item.type === 'category' ? 'category' : /^[a-z]+:/i.test(href) ? 'external' : 'doc',
    href,
    label,
    description: description ?? own.find((card) => bare(card.href) === bare(href))?.description ?? null,
    count: item.type === 'category' && description === undefined ? item.items?.length || null : null,
  }
}

/** Sidebars of components can have URLs without the slash at the end. */
const bare = (href: string): string => href.replace(/\/$/, '')
