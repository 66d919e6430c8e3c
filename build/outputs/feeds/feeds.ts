// The feeds of each blog with the whole content of its newest posts, and the style sheets that show a feed to
// people.
import { hashOf } from '../../io/hash.ts'
import { feedFiles } from '../../kinds/blog/feedFiles.ts'
import { blogsIn } from '../../kinds/blog/index.ts'
import type { BlogInstance, Post } from '../../model/blog.ts'
import type { Route } from '../../model/route.ts'
import type { LocaleSite } from '../../model/site.ts'
import { withWholeAddresses } from '../../render/excerpt.ts'
import type { TextJob } from '../../render/pageJob.ts'
import { joinPath, outputPath, sourcePath } from '../../shared/paths.ts'
import type { LinkedSite } from '../linkedSite.ts'
import { copyOutput, type FileOutput, type MakeTools, textOutput } from '../output.ts'
import { type PageSources, textJob } from '../pages/pageJobs.ts'
import { feedSheetFiles } from './feedStyleSheet.ts'
import { blogSheets, feedPosts, feedText } from './feedText.ts'

type Input = PageSources & Pick<LinkedSite, 'site' | 'files' | 'build'>

export function* feeds(input: Input): Generator<FileOutput> {
  const { locales, config } = input.site
  for (const locale of locales) for (const blog of blogsIn(locale)) yield* blogFeeds(blog, locale, input)
  if (locales.some((locale) => blogsIn(locale).some((blog) => feedFiles(blog).length > 0)))
    for (const { path, text } of feedSheetFiles(config.baseUrl)) yield textOutput(path, text)
}

function* blogFeeds(blog: BlogInstance, { locale }: LocaleSite, input: Input): Generator<FileOutput> {
  const { site, files, build } = input
  const { config } = site
  const types = feedFiles(blog)
  if (types.length === 0) return
  const posts = feedPosts(blog).map((post) => ({
    post,
    ...textJob(blog.postRoutes.get(post) as Route, input),
  }))
  const key = hashOf(
    'feed',
    build.engine,
    JSON.stringify([config.title, config.url, config.favicon, blog.config, blog.route]),
    ...posts.map((post) => post.key),
  )
  const language = config.i18n.localeConfigs[locale]?.htmlLang ?? locale
  let rendered: Promise<ReadonlyMap<Post, string>> | null = null
  for (const { path, type } of types)
    yield {
      type: 'made',
      path,
      key: hashOf(key, type),
      async make({ renderText }) {
        // All types of feed have the same posts, which are rendered once.
        rendered ??= renderPosts(posts, (job) => renderText(job, locale), { blog, origin: config.url })
        return feedText(type, { blog, config, language, html: await rendered })
      },
    }
  for (const name of blogSheets(blog)) {
    const source = sourcePath(joinPath(blog.folder, name))
    if (files.names.has(source)) yield copyOutput(outputPath(joinPath(blog.route, name)), source, files)
  }
}

/** The whole content of each post, with full URLs. */
async function renderPosts(
  posts: readonly { readonly post: Post; readonly job: TextJob }[],
  render: (job: TextJob) => ReturnType<MakeTools['renderText']>,
  { blog, origin }: { readonly blog: BlogInstance; readonly origin: string },
): Promise<ReadonlyMap<Post, string>> {
  const entries = posts.map(async ({ post, job }) => {
    const result = await render(job)
    if ('error' in result)
      throw new Error(`The feed of ${blog.route} cannot be written: ${post.page.source}: ${result.error}`)
    return [post, withWholeAddresses(result.html, origin, job.route.href)] as const
  })
  return new Map(await Promise.all(entries))
}
