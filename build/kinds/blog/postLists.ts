// Other posts that the page of a post lists: the parts of its series, and posts about the same.

import type { BlogInstance, Post } from '../../model/blog.ts'
import { addToList } from '../../shared/addToList.ts'

/** All parts of the series, the oldest first. Null for a post of none, and for the only part. */
export function seriesOf(
  post: Post,
  { config, listed }: Pick<BlogInstance, 'config' | 'listed'>,
): { readonly name: string; readonly parts: readonly Post[] } | null {
  const name = nameOf(post)
  if (name === null || !config.showSeries) return null
  const parts = groupsOf(listed).bySeries.get(name) ?? []
  return parts.length > 1 && parts.includes(post) ? { name, parts } : null
}

/** Those with the most tags in common, then the newest ones. */
export function relatedPosts(
  post: Post,
  { config, listed }: Pick<BlogInstance, 'config' | 'listed'>,
): readonly Post[] {
  if (!config.relatedPosts || post.tags.length === 0) return []
  const { byTag } = groupsOf(listed)
  const name = nameOf(post)
  const common = new Map<Post, number>()
  for (const route of new Set(post.tags.map((tag) => tag.route)))
    for (const other of byTag.get(route) ?? [])
      if (other !== post && (name === null || nameOf(other) !== name))
        common.set(other, (common.get(other) ?? 0) + 1)
  return [...common]
    .sort(([a, first], [b, second]) => second - first || byDate(b, a))
    .slice(0, config.relatedPosts.count)
    .map(([other]) => other)
}

interface Groups {
  readonly byTag: ReadonlyMap<string, readonly Post[]>
  /** The oldest part first. */
  readonly bySeries: ReadonlyMap<string, readonly Post[]>
}

const known = new WeakMap<readonly Post[], Groups>()

/** Made once for a blog: every post asks for its own. */
function groupsOf(listed: readonly Post[]): Groups {
  const found = known.get(listed) ?? makeGroups(listed)
  known.set(listed, found)
  return found
}

function makeGroups(listed: readonly Post[]): Groups {
  const byTag = new Map<string, Post[]>()
  const bySeries = new Map<string, Post[]>()
  for (const post of listed) {
    for (const route of new Set(post.tags.map((tag) => tag.route))) addToList(byTag, route, post)
    const name = nameOf(post)
    if (name !== null) addToList(bySeries, name, post)
  }
  for (const parts of bySeries.values()) parts.sort(byDate)
  return { byTag, bySeries }
}

const nameOf = ({ page }: Post): string | null => page.facts.frontMatter.series?.trim() || null

const byDate = (a: Post, b: Post): number => {
  const [first, second] = [a.date ?? '', b.date ?? '']
  if (first !== second) return first < second ? -1 : 1
  return a.relative < b.relative ? -1 : 1
}
