// The files of one sidebar: the whole one, and for a large sidebar one for each branch. The pages of a branch
// load its file only.
import type { Trail } from '../../kinds/contentKind.ts'
import { hrefOf, type OutputPath, outputPath } from '../../shared/paths.ts'
import type { Href, SidebarCategory, SidebarData, SidebarItem } from '../../shared/routeData.ts'
import { branchesOf } from './sidebarBranches.ts'

export interface SharedFile {
  readonly path: OutputPath
  readonly text: string
  readonly hash: string
}

interface SidebarFiles {
  readonly files: readonly SharedFile[]
  /** The file for a page at that trail. */
  readonly hrefAt: (trail: Trail) => Href
}

export function shareSidebar(data: SidebarData, whole: SharedFile, baseUrl: string): SidebarFiles {
  const wholeHref = hrefOf(`/${whole.path}`, baseUrl)
  const branches = branchesOf(data.items, whole.text.length)
  if (branches.size === 0) return { files: [whole], hrefAt: () => wholeHref }
  // The branches name each other: their names contain the hash of the whole sidebar.
  const path = (name: string | number) => outputPath(whole.path.replace(/json$/, `${name}.json`))
  const hrefs = new Map(
    [...branches].map(([category], index) => [category, hrefOf(`/${path(index)}`, baseUrl)]),
  )
  const rootHref = hrefOf(`/${path('root')}`, baseUrl)
  const file = (name: string | number, branch: Trail): SharedFile => {
    const part: SidebarData = { items: itemsAround(data.items, branch, hrefs), branch, whole: wholeHref }
    return { path: path(name), text: JSON.stringify(part), hash: `${whole.hash}.${name}` }
  }
  return {
    files: [whole, file('root', []), ...[...branches.values()].map((branch, index) => file(index, branch))],
    hrefAt: (trail) => innermost(data.items, trail, hrefs) ?? rootHref,
  }
}

type Hrefs = ReadonlyMap<SidebarCategory, Href>

/** The items with those of one branch; other branches are empty. */
function itemsAround(items: readonly SidebarItem[], branch: Trail | null, hrefs: Hrefs): SidebarItem[] {
  return items.map((item, index): SidebarItem => {
    if (item.type !== 'category') return item
    const below = branch?.[0] === index ? branch.slice(1) : null
    const part = below ? undefined : hrefs.get(item)
    return part === undefined
      ? { ...item, items: itemsAround(item.items, below, hrefs) }
      : { ...item, items: [], part }
  })
}

/** The file of the last category of the trail that has one. */
function innermost(items: readonly SidebarItem[], trail: Trail, hrefs: Hrefs): Href | null {
  let found: Href | null = null
  let list = items
  for (const index of trail) {
    const item = list[index]
    if (item?.type !== 'category') break
    found = hrefs.get(item) ?? found
    list = item.items
  }
  return found
}
