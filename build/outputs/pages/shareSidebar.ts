// The files of one sidebar: one for a small sidebar, and one for each branch of a large one. The pages of a
// branch load its file only, which is named by its content: a new page elsewhere does not change them. What a
// reader asks for later, another branch or the whole sidebar, has a name that stays.
import { hashOf } from '../../io/hash.ts'
import type { SharedSidebar, Trail } from '../../kinds/contentKind.ts'
import { hrefOf, outputPath } from '../../shared/paths.ts'
import type { Href, SidebarCategory, SidebarData, SidebarItem } from '../../shared/routeData.ts'
import { type SharedFile, sharedFile } from './sharedFile.ts'
import { branchesOf } from './sidebarBranches.ts'

interface SidebarFiles {
  readonly files: readonly SharedFile[]
  /** Identity of all items. */
  readonly hash: string
  /** What pages are rendered with: all items, and the files of the categories that are branches. */
  readonly data: SidebarData
  /** The file for a page at that trail. */
  readonly hrefAt: (trail: Trail) => Href
}

export function shareSidebar(
  { key, name, data }: Pick<SharedSidebar, 'key' | 'name' | 'data'>,
  baseUrl: string,
): SidebarFiles {
  const stem = `sidebars/${name.replaceAll(/[^\w-]/g, '_')}`
  const whole = sharedFile(stem, data)
  const { text, hash } = whole
  const hrefOfFile = ({ path }: Pick<SharedFile, 'path'>) => hrefOf(`/${path}`, baseUrl)
  const branches = branchesOf(data.items, text.length)
  if (branches.size === 0) return { files: [whole], hash, data, hrefAt: () => hrefOfFile(whole) }
  const lasting = (part: string) => outputPath(`${stem}-${hashOf(key).slice(0, 8)}/${part}.json`)
  const all: SharedFile = { path: lasting('whole'), text, hash }
  const paths = new Map([...namesOf(branches, data.items)].map(([one, part]) => [one, lasting(part)]))
  const parts = new Map([...paths].map(([one, path]) => [one, hrefOfFile({ path })]))
  const fileAt = (branch: Trail): SharedFile =>
    sharedFile(stem, {
      items: itemsAround(data.items, branch, parts),
      branch,
      whole: hrefOfFile(all),
    } satisfies SidebarData)
  const root = fileAt([])
  const own = new Map([...branches].map(([one, branch]) => [one, fileAt(branch)]))
  const later = [...paths].map(([one, path]) => ({ ...(own.get(one) as SharedFile), path }))
  const hrefs = new Map([...own].map(([one, file]) => [one, hrefOfFile(file)]))
  return {
    files: [all, root, ...own.values(), ...later],
    hash,
    data: { items: withParts(data.items, parts) },
    hrefAt: (trail) => innermost(data.items, trail, hrefs) ?? hrefOfFile(root),
  }
}

/** Names of branches by the labels on the way to them: they stay when other categories come or go. */
function namesOf(
  branches: ReadonlyMap<SidebarCategory, Trail>,
  items: readonly SidebarItem[],
): ReadonlyMap<SidebarCategory, string> {
  const names = new Map<SidebarCategory, string>()
  const taken = new Map<string, number>()
  for (const [category, trail] of branches) {
    const name = hashOf(labelsAt(items, trail).join('\0')).slice(0, 12)
    const others = taken.get(name) ?? 0
    taken.set(name, others + 1)
    names.set(category, others === 0 ? name : `${name}-${others}`)
  }
  return names
}

function labelsAt(items: readonly SidebarItem[], [index, ...below]: Trail): readonly string[] {
  const item = index === undefined ? undefined : items[index]
  return item?.type === 'category' ? [item.label, ...labelsAt(item.items, below)] : []
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

const withParts = (items: readonly SidebarItem[], hrefs: Hrefs): SidebarItem[] =>
  items.map((item): SidebarItem => {
    if (item.type !== 'category') return item
    const part = hrefs.get(item)
    return { ...item, items: withParts(item.items, hrefs), ...(part === undefined ? {} : { part }) }
  })

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
