// Functions on lists and strings of `@docusaurus/theme-common` that need no React.
import type { TagGroups } from '../../build/shared/routeData.ts'
import type { SiteData } from '../../build/shared/siteData.ts'
import { writtenHref } from './writtenHref.ts'

/** Items that equal an earlier one. */
export const duplicates = <Item>(
  items: readonly Item[],
  equal: (a: Item, b: Item) => boolean = (a, b) => a === b,
): Item[] => items.filter((item, index) => items.findIndex((other) => equal(item, other)) !== index)

export const uniq = <Item>(items: readonly Item[]): Item[] => [...new Set(items)]

export function groupBy<Key extends PropertyKey, Item>(
  items: Iterable<Item>,
  keyOf: (item: Item, index: number) => Key,
): Partial<Record<Key, Item[]>> {
  const groups: Partial<Record<Key, Item[]>> = {}
  let index = 0
  for (const item of items) {
    const key = keyOf(item, index++)
    const group = groups[key] ?? []
    groups[key] = group
    group.push(item)
  }
  return groups
}

export const isRegexpStringMatch = (pattern?: string, text?: string): boolean =>
  pattern !== undefined && text !== undefined && new RegExp(pattern, 'gi').test(text)

/** Columns with titles, as opposed to one row of links. */
export const isMultiColumnFooterLinks = <Column>(
  links: readonly (Column | { readonly title?: unknown })[],
): links is readonly Column[] => typeof links[0] === 'object' && links[0] !== null && 'title' in links[0]

interface ListedTag {
  readonly label: string
  readonly permalink: string
  readonly count: number
}

/** Tags by their first letter, in alphabetical order. */
export function listTagsByLetters<Tag extends ListedTag>(
  tags: readonly Tag[],
): { letter: string; tags: Tag[] }[] {
  const groups = groupBy(tags, ({ label }) => label.charAt(0).toUpperCase())
  return Object.entries(groups)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([letter, list]) => ({
      letter,
      tags: [...((list as Tag[] | undefined) ?? [])].sort((a, b) => a.label.localeCompare(b.label)),
    }))
}

/** One set of parameters: `set` lets later ones replace earlier ones, `append` keeps both. */
export function mergeSearchParams(
  all: readonly URLSearchParams[],
  strategy: 'append' | 'set',
): URLSearchParams {
  const merged = new URLSearchParams()
  for (const one of all) for (const [name, value] of one) merged[strategy](name, value)
  return merged
}

/** The same for queries: `?a=1` and `?b=2` make `?a=1&b=2`. */
export function mergeSearchStrings(all: readonly (string | undefined)[], strategy: 'append' | 'set'): string {
  const text = mergeSearchParams(
    all.map((one) => new URLSearchParams(one ?? '')),
    strategy,
  ).toString()
  return text === '' ? '' : `?${text}`
}

/** Paths are equal without regard to the slash at the end and to case. */
export function isSamePath(one?: string, other?: string): boolean {
  const bare = (path?: string) =>
    (path === undefined || path.endsWith('/') ? path : `${path}/`)?.toLowerCase()
  return bare(one) === bare(other)
}

/** Items of the bar by side. Those without a position are on the right. */
export const splitNavbarItems = <Item extends { readonly position?: 'left' | 'right' }>(
  items: readonly Item[],
): [left: Item[], right: Item[]] => [
  items.filter(({ position }) => position === 'left'),
  items.filter(({ position }) => position !== 'left'),
]

/** The tags of a page of tags with the properties of Docusaurus. */
export const listedTags = (groups: TagGroups, site: SiteData) =>
  groups.flatMap(({ tags }) =>
    tags.map(({ href, label, description, count }) => ({
      label,
      permalink: writtenHref({ href }, site),
      count,
      ...(description === null ? {} : { description }),
    })),
  )
