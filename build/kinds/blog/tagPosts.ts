// Adds the tags to posts, and groups the posts by tag.
import type { Post } from '../../model/blog.ts'
import { groupByTag, inlineTagProblems, readTagsFile } from '../tags.ts'
import type { BlogPlace } from './place.ts'
import type { BarePost } from './posts.ts'

export function tagPosts(bare: readonly BarePost[], { config, input, route, dataFile }: BlogPlace) {
  const named = config.tags === false ? null : dataFile(config.tags ?? 'tags.yml')
  const file = named !== null && input.data.has(named) ? named : null
  const known =
    file === null
      ? { tags: new Map(), diagnostics: [] }
      : readTagsFile(file, input.data.get(file), input.config)
  const { groups, byItem, inline } = groupByTag(
    bare.map((item) => ({ item, page: item.page, unlisted: item.unlisted })),
    known.tags,
    input.config,
  )
  const posts = new Map(
    bare.map((item): [typeof item, Post] => {
      const tags = (byItem.get(item) ?? []).map(({ permalink, ...tag }) => ({
        ...tag,
        route: route(config.tagsBasePath, permalink),
      }))
      return [item, { ...item, tags }]
    }),
  )
  const tags = groups.map((group) => ({
    ...group,
    items: group.items.map((item) => posts.get(item) as Post),
  }))
  const reported =
    file === null || known.diagnostics.length > 0 ? [] : inlineTagProblems(inline, file, config.onInlineTags)
  return { posts: [...posts.values()], tags, diagnostics: [...known.diagnostics, ...reported] }
}
