// Filters a long sidebar by the words in its filter box. Loads when the reader first types.
import type { SidebarData, SidebarItem } from '../../build/shared/routeData.ts'
import { loadWhole } from '../router/wholeSidebar.ts'

/** Returns the items whose labels match, inside their categories, which are open. Loads missing branches. */
export const filterSidebar = async (data: SidebarData, words: string): Promise<readonly SidebarItem[]> =>
  filtered((await loadWhole(data)).items, words)

function filtered(items: readonly SidebarItem[], words: string): SidebarItem[] {
  return items.flatMap((item): SidebarItem[] => {
    if (item.type === 'html') return []
    if (item.label.toLowerCase().includes(words))
      return [item.type === 'category' ? { ...item, collapsed: false } : item]
    if (item.type !== 'category') return []
    const inner = filtered(item.items, words)
    return inner.length > 0 ? [{ ...item, collapsed: false, items: inner }] : []
  })
}
