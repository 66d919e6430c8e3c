// Server only. Except for the path to the current item, a sidebar is the same on all its pages. Each item off
// that path is rendered once and cached as HTML, and so is each category on it, with a hole for its items.
// The result is byte for byte what React renders in the browser, so hydration matches.
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { SidebarCategory, SidebarItem, SidebarLink } from '../../build/shared/routeData.ts'
import { SidebarItemView, type Trail, trailBelow } from './SidebarItems.tsx'

/** The HTML of one item, or the part of a category before or after its items. */
export interface ItemMarkup {
  readonly html: string
  /** Whether the HTML is cached and `isPlain` is true for it. */
  readonly isKept: boolean
}

export type ItemsMarkup = (items: readonly SidebarItem[], trail: Trail) => readonly ItemMarkup[]

interface MarkupOptions {
  /** Provides the contexts that the items read. */
  readonly wrap: (children: ReactNode) => ReactNode
  readonly isPlain: (html: string) => boolean
  /** Makes the HTML of most links without React; null where components of the site are involved. */
  readonly link: ((item: SidebarLink, active: boolean) => string | null) | null
}

/** An entry of the cache exists as long as its sidebar item. */
export function createItemsMarkup({ wrap, isPlain, link }: MarkupOptions): ItemsMarkup {
  const quiet = new WeakMap<SidebarItem, ItemMarkup>()
  const current = new WeakMap<SidebarItem, ItemMarkup>()
  const around = new WeakMap<SidebarCategory, readonly ItemMarkup[]>()
  /** Lists that are rendered before the item around them asks for them. */
  const ready = new Map<readonly SidebarItem[], readonly ItemMarkup[]>()
  const keep = (html: string): ItemMarkup => ({ html, isKept: isPlain(html) })
  // React within React needs much of the stack for each level, and repeats what did not fit: with 80
  // folders in each other, a page would take minutes.
  const render = (item: SidebarItem, trail: Trail, inner: readonly ItemMarkup[] | null): string => {
    const items = item.type === 'category' ? item.items : null
    if (items && inner) ready.set(items, inner)
    const html = renderToString(
      wrap(<SidebarItemView item={item} trail={trail} otherOpened={false} onToggle={() => {}} />),
    )
    if (items) ready.delete(items)
    return html
  }
  const remember = (cache: WeakMap<SidebarItem, ItemMarkup>, item: SidebarItem, trail: Trail): ItemMarkup => {
    const known = cache.get(item)
    if (known) return known
    const isOpened = item.type === 'category' && isOpen(item, trail)
    const linked = item.type === 'link' ? link?.(item, trail !== null) : null
    const made = keep(linked ?? render(item, trail, isOpened ? markup(item.items, trail) : null))
    cache.set(item, made)
    return made
  }
  /** The HTML before and after the items of a category that contains the current item. */
  const opened = (item: SidebarCategory, trail: Trail): readonly ItemMarkup[] => {
    const known = around.get(item)
    if (known) return known
    const parts = render(item, trail, [{ html: hole, isKept: true }])
      .split(hole)
      .map(keep)
    around.set(item, parts)
    return parts
  }
  const addCategory = (item: SidebarCategory, below: Trail, all: ItemMarkup[]): void => {
    const [before, after, ...others] = link ? opened(item, below) : []
    if (before && after && others.length === 0) {
      all.push(before)
      add(item.items, below, all)
      all.push(after)
    } else all.push({ html: render(item, below, markup(item.items, below)), isKept: false })
  }
  const add = (items: readonly SidebarItem[], trail: Trail, all: ItemMarkup[]): void => {
    for (const [index, item] of items.entries()) {
      const below = trailBelow(trail, index)
      if (below === null) all.push(remember(quiet, item, null))
      else if (below.length === 0 || item.type !== 'category') all.push(remember(current, item, below))
      else addCategory(item, below, all)
    }
  }
  const markup: ItemsMarkup = (items, trail) => {
    const known = ready.get(items)
    if (known) return known
    const all: ItemMarkup[] = []
    add(items, trail, all)
    return all
  }
  return markup
}

/** HTML cannot contain NUL. */
const hole = '\0'

const isOpen = (item: SidebarCategory, trail: Trail): boolean =>
  !item.collapsible || trail !== null || !item.collapsed
