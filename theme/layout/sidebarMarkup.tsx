// Server only. Except for the path to the current item, a sidebar is the same on all its pages. Each item off
// that path is rendered once and cached as HTML. The result is byte for byte what React renders in the
// browser, so hydration matches.
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { SidebarCategory, SidebarItem } from '../../build/shared/routeData.ts'
import { SidebarItemView, type Trail, trailBelow } from './SidebarItems.tsx'

/** The HTML of one item. */
export interface ItemMarkup {
  readonly html: string
  /** Whether the HTML is cached and `isPlain` is true for it. */
  readonly isKept: boolean
}

export type ItemsMarkup = (items: readonly SidebarItem[], trail: Trail) => readonly ItemMarkup[]

/**
 * `wrap` provides the contexts that the items read. An entry of the cache exists as long as its sidebar item.
 */
export function createItemsMarkup(
  wrap: (children: ReactNode) => ReactNode,
  isPlain: (html: string) => boolean,
): ItemsMarkup {
  const quiet = new WeakMap<SidebarItem, ItemMarkup>()
  const current = new WeakMap<SidebarItem, ItemMarkup>()
  /** Lists that are rendered before the item around them asks for them. */
  const ready = new Map<readonly SidebarItem[], readonly ItemMarkup[]>()
  const render = (item: SidebarItem, trail: Trail): string => {
    // React within React needs much of the stack for each level, and repeats what did not fit: with 80
    // folders in each other, a page would take minutes.
    const inner = item.type === 'category' && isOpen(item, trail) ? item.items : null
    if (inner) ready.set(inner, markup(inner, trail))
    const html = renderToString(
      wrap(<SidebarItemView item={item} trail={trail} otherOpened={false} onToggle={() => {}} />),
    )
    if (inner) ready.delete(inner)
    return html
  }
  const remember = (cache: WeakMap<SidebarItem, ItemMarkup>, item: SidebarItem, trail: Trail): ItemMarkup => {
    const known = cache.get(item)
    if (known) return known
    const html = render(item, trail)
    const made = { html, isKept: isPlain(html) }
    cache.set(item, made)
    return made
  }
  const markup: ItemsMarkup = (items, trail) =>
    ready.get(items) ??
    items.map((item, index) => {
      const below = trailBelow(trail, index)
      if (below === null) return remember(quiet, item, null)
      return below.length === 0
        ? remember(current, item, below)
        : { html: render(item, below), isKept: false }
    })
  return markup
}

const isOpen = (item: SidebarCategory, trail: Trail): boolean =>
  !item.collapsible || trail !== null || !item.collapsed
