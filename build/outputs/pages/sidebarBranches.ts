// Decides which categories of a large sidebar are branches: their items are in a file of their own, which the
// browser loads when the reader opens the category or a page in it.
import type { Trail } from '../../kinds/contentKind.ts'
import type { SidebarCategory, SidebarItem } from '../../shared/routeData.ts'

/** In characters of JSON, which are about a tenth of that in bytes on the wire: about 600 pages. */
const maxItems = 48_000
/** A file for fewer characters is not worth a request. */
const minBranch = 1_000

/**
 * Category → its trail. Empty if `size`, the characters of the whole sidebar, is below the limit. In the
 * order of the sidebar.
 */
export function branchesOf(
  items: readonly SidebarItem[],
  size: number,
  limit = maxItems,
): ReadonlyMap<SidebarCategory, Trail> {
  const branches = new Map<SidebarCategory, Trail>()
  if (size > limit) addBranches(items, [], limit, branches)
  return branches
}

/** Makes branches of the largest closed categories until the other items are below half of the limit. */
function addBranches(
  items: readonly SidebarItem[],
  at: Trail,
  limit: number,
  branches: Map<SidebarCategory, Trail>,
): void {
  const closed: Closed[] = []
  let rest = sizesOf(items, at, closed)
  if (rest <= limit) return
  const chosen: Closed[] = []
  for (const one of closed.sort((a, b) => b.size - a.size)) {
    if (rest <= limit / 2 || one.size < minBranch) break
    rest -= one.size
    chosen.push(one)
  }
  for (const { category, trail } of chosen.sort((a, b) => compareTrails(a.trail, b.trail))) {
    branches.set(category, trail)
    addBranches(category.items, trail, limit, branches)
  }
}

interface Closed {
  readonly category: SidebarCategory
  readonly trail: Trail
  readonly size: number
}

/** The characters of all items. Adds the categories that are closed where all around them are open. */
function sizesOf(items: readonly SidebarItem[], at: Trail, closed: Closed[] | null): number {
  let sum = 0
  for (const [index, item] of items.entries()) {
    if (item.type !== 'category') {
      sum += JSON.stringify(item).length
      continue
    }
    const trail = closed ? [...at, index] : at
    const canClose = item.collapsible && item.collapsed && item.firstHref !== null
    const inner = sizesOf(item.items, trail, canClose ? null : closed)
    if (canClose) closed?.push({ category: item, trail, size: inner })
    sum += inner + item.label.length
  }
  return sum
}

function compareTrails(one: Trail, other: Trail): number {
  const at = one.findIndex((index, depth) => index !== other[depth])
  return (one[at] ?? 0) - (other[at] ?? 0)
}
