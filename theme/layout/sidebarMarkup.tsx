// Server only. Except for the path to the current item, a sidebar is the same on all its pages. Each item off
// that path is rendered once and cached as HTML, and so is each category on it, with a hole for its items.
// The result is byte for byte what React renders in the browser, so hydration matches.
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { SidebarCategory, SidebarItem, SidebarLink } from '../../build/shared/routeData.ts'
import { SidebarItemView, type Trails, trailsBelow } from './SidebarItems.tsx'

/** The HTML of one item, or the part of a category before or after its items. */
export interface ItemMarkup {
  readonly html: string
  /** Whether the HTML is cached and `isPlain` is true for it. */
  readonly isKept: boolean
}

export type ItemsMarkup = (items: readonly SidebarItem[], trails: Trails) => readonly ItemMarkup[]

/** A list with items of the current page. */
interface Place {
  readonly trails: Trails
  /**
   * Whether the main place of the page is among them. Other branches of a large sidebar are not in the file
   * of the page: they are open and empty until the browser has loaded them.
   */
  readonly hasMain: boolean
}

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
  const render = (item: SidebarItem, trails: Trails, inner: readonly ItemMarkup[] | null): string => {
    const items = item.type === 'category' ? item.items : null
    if (items && inner) ready.set(items, inner)
    const html = renderToString(
      wrap(<SidebarItemView item={item} trails={trails} otherOpened={false} onToggle={() => {}} />),
    )
    if (items) ready.delete(items)
    return html
  }
  const remember = (
    cache: WeakMap<SidebarItem, ItemMarkup>,
    item: SidebarItem,
    trails: Trails,
  ): ItemMarkup => {
    const known = cache.get(item)
    if (known) return known
    const isOpened = item.type === 'category' && isOpen(item, trails)
    const linked = item.type === 'link' ? link?.(item, trails.length > 0) : null
    const made = keep(linked ?? render(item, trails, isOpened ? markup(item.items, trails) : null))
    cache.set(item, made)
    return made
  }
  /** The HTML before and after the items of a category that contains the current item, and is not one. */
  const opened = (item: SidebarCategory, trails: Trails): readonly ItemMarkup[] => {
    const known = around.get(item)
    if (known) return known
    const parts = render(item, trails, [{ html: hole, isKept: true }])
      .split(hole)
      .map(keep)
    around.set(item, parts)
    return parts
  }
  const addCategory = (item: SidebarCategory, place: Place, all: ItemMarkup[]): void => {
    const { trails, hasMain } = place
    if (item.part && !hasMain)
      return void all.push({ html: render({ ...item, items: [] }, trails, []), isKept: false })
    if (trails.every(isEnd)) return void all.push(remember(current, item, trails))
    const [before, after, ...others] = link && !trails.some(isEnd) ? opened(item, trails) : []
    if (before && after && others.length === 0) {
      all.push(before)
      add(item.items, place, all)
      all.push(after)
    } else all.push({ html: render(item, trails, listOf(item.items, place)), isKept: false })
  }
  const add = (items: readonly SidebarItem[], { trails, hasMain }: Place, all: ItemMarkup[]): void => {
    const firsts = trails.map(([first]) => first)
    for (const [index, item] of items.entries()) {
      if (!firsts.includes(index)) {
        all.push(remember(quiet, item, []))
        continue
      }
      const below = trailsBelow(trails, index)
      if (item.type !== 'category') all.push(remember(current, item, below))
      else addCategory(item, { trails: below, hasMain: hasMain && firsts[0] === index }, all)
    }
  }
  const listOf = (items: readonly SidebarItem[], place: Place): readonly ItemMarkup[] => {
    const all: ItemMarkup[] = []
    add(items, place, all)
    return all
  }
  const markup: ItemsMarkup = (items, trails) => ready.get(items) ?? listOf(items, { trails, hasMain: true })
  return markup
}

/** HTML cannot contain NUL. */
const hole = '\0'

const isEnd = (trail: readonly number[]): boolean => trail.length === 0

const isOpen = (item: SidebarCategory, trails: Trails): boolean =>
  !item.collapsible || trails.length > 0 || !item.collapsed
