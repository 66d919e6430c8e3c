// Server only. A sidebar is the same on all its pages but for the way to the current item: every item off that way is
// rendered once and kept as HTML. The result is byte for byte what React renders in the browser, so hydration matches.
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { SidebarItem } from '../../build/shared/routeData.ts'
import { SidebarItemView, type Trail, trailBelow } from './SidebarItems.tsx'

/** `wrap` provides the contexts that the items read. The cache lives as long as the sidebar's data. */
export function createItemsMarkup(wrap: (children: ReactNode) => ReactNode): (items: readonly SidebarItem[], trail: Trail) => string {
  const quiet = new WeakMap<SidebarItem, string>()
  const current = new WeakMap<SidebarItem, string>()
  const render = (item: SidebarItem, trail: Trail) =>
    renderToString(wrap(<SidebarItemView item={item} trail={trail} otherOpened={false} onToggle={() => {}} />))
  const remember = (cache: WeakMap<SidebarItem, string>, item: SidebarItem, trail: Trail): string => {
    const known = cache.get(item) ?? render(item, trail)
    cache.set(item, known)
    return known
  }
  return (items, trail) => {
    let html = ''
    for (const [index, item] of items.entries()) {
      const below = trailBelow(trail, index)
      html += below === null ? remember(quiet, item, null) : below.length === 0 ? remember(current, item, below) : render(item, below)
    }
    return html
  }
}
