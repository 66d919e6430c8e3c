// Other posts that the page of a post lists: the parts of its series, and posts about the same.
import type { BlogInstance, Post } from '../../model/blog.ts'

/** All parts of the series, the oldest first. Null for a post of none, and for the only part. */
export function seriesOf(
  post: Post,
  { config, listed }: Pick<BlogInstance, 'config' | 'listed'>,
): { readonly name: string; readonly parts: readonly Post[] } | null {
  const name = nameOf(post)
  if (name === null || !config.showSeries) return null
  const parts = listed.filter((other) => nameOf(other) === name).sort(byDate)
  return parts.length > 1 && parts.includes(post) ? { name, parts } : null
}

/** Those with the most tags in common, then the newest ones. */
export function relatedPosts(
  post: Post,
  { config, listed }: Pick<BlogInstance, 'config' | 'listed'>,
): readonly Post[] {
  if (!config.relatedPosts || post.tags.length === 0) return []
  const tags = new Set(post.tags.map(({ route }) => route))
  const name = nameOf(post)
  const common = (other: Post) => other.tags.filter(({ route }) => tags.has(route)).length
  return listed
    .filter((other) => other !== post && (name === null || nameOf(other) !== name))
    .map((other) => ({ other, count: common(other) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || byDate(b.other, a.other))
    .slice(0, config.relatedPosts.count)
    .map(({ other }) => other)
}

const nameOf = ({ page }: Post): string | null => page.facts.frontMatter.series?.trim() || null

const byDate = (a: Post, b: Post): number => {
  const [first, second] = [a.date ?? '', b.date ?? '']
  if (first !== second) return first < second ? -1 : 1
  return a.relative < b.relative ? -1 : 1
}
