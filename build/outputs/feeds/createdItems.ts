// The items of a feed from the function `createFeedItems` of the site.
import { functionConfig } from '../../config/siteAdapter.ts'
import { readText } from '../../io/readText.ts'
import { docusaurusPost } from '../../kinds/blog/docusaurusPost.ts'
import { splitFile } from '../../markdown/parsePage.ts'
import type { BlogInstance, Post } from '../../model/blog.ts'
import type { CreateFeedItems, DocusaurusPost, FeedItem } from '../../model/docusaurusPost.ts'
import type { Config } from '../../model/project.ts'
import type { SourceFiles } from '../../model/sourceFiles.ts'
import { refuseUnsafe, siteFunction } from '../../plugins/siteFunction.ts'
import { feedPosts } from './feedText.ts'

interface FeedPlace {
  readonly config: Config
  readonly locale: string
  readonly outDir: string
  readonly files: SourceFiles
  /** The items of these posts, with their whole content. */
  readonly itemsOf: (posts: readonly Post[]) => Promise<FeedItem[]>
}

export async function createdItems(
  create: CreateFeedItems,
  blog: BlogInstance,
  { config, locale, outDir, files, itemsOf }: FeedPlace,
): Promise<readonly FeedItem[]> {
  const own = new Map(
    feedPosts(blog, config).map((post) => {
      const read = () => splitFile(readText(files.pathOf(post.page.source)))
      return [`@site/${post.page.source}`, { post, shown: docusaurusPost(post, blog.config, config, read) }]
    }),
  )
  const postsOf = (chosen: readonly DocusaurusPost[]) =>
    chosen.flatMap(({ metadata }) => own.get(metadata.source)?.post ?? [])
  const items: unknown = await siteFunction('createFeedItems', () =>
    create({
      blogPosts: [...own.values()].map(({ shown }) => shown),
      siteConfig: functionConfig(config, locale),
      outDir,
      defaultCreateFeedItems: ({ blogPosts }) => itemsOf(postsOf(blogPosts)),
    }),
  )
  const isItem = (one: unknown) => typeof (one as Partial<FeedItem> | null)?.title === 'string'
  if (!Array.isArray(items) || !items.every(isItem))
    throw new Error('The function createFeedItems must return an array of objects with a title.')
  refuseUnsafe('createFeedItems', items)
  return (items as readonly FeedItem[]).map(withDates)
}

/** The feed needs dates; functions may give text. */
const withDates = (item: FeedItem): FeedItem => ({
  ...item,
  date: new Date(item.date),
  ...(item.published === undefined ? {} : { published: new Date(item.published) }),
})
