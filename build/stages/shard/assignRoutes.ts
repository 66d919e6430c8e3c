// Which shard renders which pages. Every shard plans the whole site, so all of them come to the same answer.
import { checksum } from '../../io/hash.ts'
import type { PlannedSite } from '../../kinds/contentKind.ts'
import type { Route } from '../../model/route.ts'
import { blocksOfRoutes } from '../../outputs/search/searchPages.ts'

/** With fewer blocks for each shard, some would have much more to do than others. */
const leastBlocks = 4

/**
 * Route → number of its shard, counted from 1. Pages of one block of the search index are together, so that
 * the shard can index them too. On a small site only the number of pages counts.
 */
export function assignRoutes(site: PlannedSite, of: number): (route: Route) => number {
  const blocks = blocksOfRoutes(site)
  const names = [...new Set(blocks.values())].sort()
  const numbers = new Map(names.map((name, at) => [name, (at % of) + 1]))
  const hasEnough = names.length >= leastBlocks * of
  return (route) => {
    const block = hasEnough ? blocks.get(route) : undefined
    return (block === undefined ? undefined : numbers.get(block)) ?? (checksum(route.path) % of) + 1
  }
}
