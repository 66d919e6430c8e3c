// Sidebar items with Docusaurus' properties. Converted once, because components compare them.
import type { SidebarData, SidebarItem } from '../../build/shared/routeData.ts'
import type { SiteData } from '../../build/shared/siteData.ts'
import { writtenHref } from './writtenHref.ts'

interface PropsBase {
  readonly className?: string
  readonly customProps?: Readonly<Record<string, unknown>>
}

export interface PropSidebarItemLink extends PropsBase {
  readonly type: 'link'
  readonly label: string
  readonly href: string
  readonly docId?: string
  readonly unlisted?: boolean
  readonly description?: string
  readonly autoAddBaseUrl?: boolean
}

export interface PropSidebarItemCategory extends PropsBase {
  readonly type: 'category'
  readonly label: string
  readonly href?: string
  readonly linkUnlisted?: boolean
  readonly description?: string
  readonly collapsible: boolean
  readonly collapsed: boolean
  readonly items: readonly PropSidebarItem[]
}

export interface PropSidebarItemHtml extends PropsBase {
  readonly type: 'html'
  readonly value: string
  readonly defaultStyle?: boolean
}

export type PropSidebarItem = PropSidebarItemLink | PropSidebarItemCategory | PropSidebarItemHtml

const converted = /* @__PURE__ */ new WeakMap<SidebarItem, PropSidebarItem>()
const lists = /* @__PURE__ */ new WeakMap<readonly SidebarItem[], readonly PropSidebarItem[]>()

export function propItems(items: SidebarData['items'], site: SiteData): readonly PropSidebarItem[] {
  const known = lists.get(items) ?? items.map((item) => propItem(item, site))
  lists.set(items, known)
  return known
}

function propItem(item: SidebarItem, site: SiteData): PropSidebarItem {
  const known = converted.get(item) ?? convert(item, site)
  converted.set(item, known)
  return known
}

function convert(item: SidebarItem, site: SiteData): PropSidebarItem {
  if (item.type === 'html') {
    const { html, ...rest } = item
    return { ...rest, value: html }
  }
  if (item.type === 'link') {
    const { external, slash: _, ...rest } = item
    return external ? { ...rest, autoAddBaseUrl: false } : { ...rest, href: writtenHref(item, site) }
  }
  const { href, firstHref, items, slash, part: __, ...rest } = item
  return {
    ...rest,
    ...(href === null ? {} : { href: writtenHref({ href, ...(slash ? { slash } : {}) }, site) }),
    items: propItems(items, site),
  }
}

/** The items that lead to the one of the page, from outside in; empty when the page is not in the sidebar. */
export function itemsTo(
  items: SidebarData['items'],
  trail: readonly number[],
  site: SiteData,
): readonly PropSidebarItem[] {
  const found: PropSidebarItem[] = []
  let list = items
  for (const index of trail) {
    const item = list[index]
    if (!item) break
    found.push(propItem(item, site))
    list = item.type === 'category' ? item.items : []
  }
  return found
}

/** The link of an item, else the first one below it. */
export function findFirstSidebarItemLink(item: PropSidebarItem): string | undefined {
  if (item.type === 'html') return undefined
  if (item.type !== 'category') return item.unlisted ? undefined : item.href
  if (item.href !== undefined && !item.linkUnlisted) return item.href
  for (const inner of item.items ?? []) {
    const link = findFirstSidebarItemLink(inner)
    if (link !== undefined) return link
  }
  return undefined
}

/** Items that make a card: links but those of unlisted documents, and categories with a link below. */
export const filterDocCardListItems = (items: readonly PropSidebarItem[]): PropSidebarItem[] =>
  items.filter((item) => Boolean(findFirstSidebarItemLink(item)))
