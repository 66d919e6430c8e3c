// The posts of a blog as the function `processBlogPosts` of the site wants them. It may take time, and the
// plan cannot wait: the first plan notes what to ask, and the next one has the answer.
import type { Post } from '../../model/blog.ts'
import type { DocusaurusPost } from '../../model/docusaurusPost.ts'
import { docusaurusPost } from './docusaurusPost.ts'
import type { BlogPlace } from './place.ts'
import type { tagPosts } from './tagPosts.ts'

type Tagged = Pick<ReturnType<typeof tagPosts>, 'posts' | 'tags'>

/** The posts in their new order, and the tags that they still have. */
export function processedPosts(tagged: Tagged, { config, input, locale }: BlogPlace): Tagged {
  const { processBlogPosts: process } = config
  const { generated } = input
  if (process === null || !generated) return tagged
  const key = `blog ${config.id} ${locale}`
  const answer = generated.answers.get(key)
  if (answer === undefined) {
    const blogPosts = tagged.posts.map((post) =>
      docusaurusPost(post, config, input.config, () => generated.read(post.page.source)),
    )
    generated.questions.set(key, {
      name: 'processBlogPosts',
      ask: async () => {
        const result: unknown = await process({ blogPosts })
        return Array.isArray(result) ? result : blogPosts
      },
    })
    return tagged
  }
  const own = new Map(tagged.posts.map((post) => [`@site/${post.page.source}`, post]))
  const posts = new Map(
    answer.map((one): [Post, Post] => {
      const { metadata } = one as DocusaurusPost
      const post = own.get(metadata?.source ?? '')
      if (!post) throw new Error(unknownPost(one))
      return [post, changed(post, metadata)]
    }),
  )
  const tags = tagged.tags.flatMap((group) => {
    const items = [...posts].flatMap(([before, post]) => (group.items.includes(before) ? [post] : []))
    return items.length === 0 ? [] : [{ ...group, items, unlisted: items.every(({ unlisted }) => unlisted) }]
  })
  return { posts: [...posts.values()], tags }
}

function changed(post: Post, metadata: DocusaurusPost['metadata']): Post {
  const { title, description, date, unlisted, readingTime } = metadata
  const moment = new Date(date)
  return {
    ...post,
    title: String(title),
    description: description === '' ? post.description : String(description),
    date: Number.isNaN(moment.getTime()) ? post.date : moment.toISOString(),
    unlisted: unlisted === true,
    readingMinutes: post.readingMinutes === null ? null : Math.ceil(readingTime ?? post.readingMinutes),
  }
}

const unknownPost = (one: unknown): string =>
  `The function processBlogPosts returned ${String((one as Partial<DocusaurusPost> | null)?.id ?? one)}, which is not a post of the blog. It can remove and reorder posts, but it cannot add any.`
