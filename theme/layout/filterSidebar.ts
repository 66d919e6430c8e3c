// What the box above a long sidebar leaves of it. Loaded with the first word.
import type { SidebarItem } from '../../build/shared/routeData.ts'

/** Items whose label has the words, with the categories around them, open. */
export function filtered(items: readonly SidebarItem[], words: string): SidebarItem[] {
  return items.flatMap((item): SidebarItem[] => {
    if (item.type === 'html') return []
    if (item.label.toLowerCase().includes(words))
      return [item.type === 'category' ? { ...item, collapsed: false } : item]
    if (item.type !== 'category') return []
    const inner = filtered(item.items, words)
    return inner.length > 0 ? [{ ...item, collapsed: false, items: inner }] : []
  })
}
