// The feed files of a blog, and where they are.
import type { BlogInstance } from '../../model/blog.ts'
import type { Config, FeedType } from '../../model/project.ts'
import { type OutputPath, outputPath } from '../../shared/paths.ts'

/** File names below the blog's URL: those of Docusaurus. */
const fileNames: Readonly<Record<FeedType, string>> = { rss: 'rss.xml', atom: 'atom.xml', json: 'feed.json' }

interface FeedFile {
  readonly type: FeedType
  readonly path: OutputPath
}

export const feedFiles = ({ config, route }: Pick<BlogInstance, 'config' | 'route'>): readonly FeedFile[] =>
  (config.feeds?.types ?? []).map((type) => ({
    type,
    path: outputPath(`${route.replace(/\/?$/, '/')}${fileNames[type]}`),
  }))

/** The feed files that the build writes. */
export const writtenFeeds = (
  blog: Pick<BlogInstance, 'config' | 'posts' | 'route'>,
  { behaviors }: Pick<Config, 'behaviors'>,
): readonly FeedFile[] => (behaviors.showsEmptyBlogs || blog.posts.length > 0 ? feedFiles(blog) : [])
