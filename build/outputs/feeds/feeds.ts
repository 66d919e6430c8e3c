// The feeds of each blog with the whole content of its newest posts, and the style sheets that show a feed to
// people.
import { hashOf } from '../../io/hash.ts'
import { feedFiles, writtenFeeds } from '../../kinds/blog/feedFiles.ts'
import { blogsIn } from '../../kinds/blog/index.ts'
import type { BlogInstance, Post } from '../../model/blog.ts'
import type { FeedItem } from '../../model/docusaurusPost.ts'
import { configIn, urlOf } from '../../model/locales.ts'
import type { FeedType } from '../../model/project.ts'
import type { Route } from '../../model/route.ts'
import type { LocaleSite } from '../../model/site.ts'
import type { ThemeLocale, ThemePage } from '../../model/themePage.ts'
import { withWholeAddresses } from '../../render/excerpt.ts'
import type { TextJob } from '../../render/pageJob.ts'
import { joinPath, sourcePath } from '../../shared/paths.ts'
import type { LinkedSite } from '../linkedSite.ts'
import { copyOutput, type FileOutput, type LaterOutput, type MakeTools, textOutput } from '../output.ts'
import { textJob } from '../pages/pageJobs.ts'
import { themeContentKey } from '../pages/themeKeys.ts'
import { themePagesOf } from '../pages/themePages.ts'
import { createdItems } from './createdItems.ts'
import { feedSheetFiles } from './feedStyleSheet.ts'
import { blogSheets, feedItem, feedPosts, feedText, sheetOutput } from './feedText.ts'

export function* feeds(input: LinkedSite): Generator<FileOutput | LaterOutput> {
  const { locales, config } = input.site
  for (const locale of locales) for (const blog of blogsIn(locale)) yield* blogFeeds(blog, locale, input)
  if (locales.some((locale) => blogsIn(locale).some((blog) => writtenFeeds(blog, config).length > 0)))
    for (const { path, text } of feedSheetFiles(config.baseUrl)) yield textOutput(path, text)
}

function* blogFeeds(
  blog: BlogInstance,
  { locale }: LocaleSite,
  input: LinkedSite,
): Generator<FileOutput | LaterOutput> {
  const { files } = input
  if (writtenFeeds(blog, input.site.config).length === 0) return
  yield* feedOutputs(blog, locale, input)
  for (const name of blogSheets(blog)) {
    const source = sourcePath(joinPath(blog.folder, name))
    if (files.names.has(source)) yield copyOutput(sheetOutput(name, blog.route), source, files)
  }
}

function* feedOutputs(
  blog: BlogInstance,
  locale: string,
  input: LinkedSite,
): Generator<FileOutput | LaterOutput> {
  // Full URLs begin with that of the language.
  const config = { ...configIn(locale, input.site.config), url: urlOf(locale, input.site.config) }
  const posts = feedPosts(blog, config).map(postsOf(blog, input))
  const language = config.i18n.localeConfigs[locale]?.htmlLang ?? locale
  const itemsOf = async (chosen: readonly Post[], { renderText }: MakeTools): Promise<FeedItem[]> => {
    const wanted = posts.filter(({ post }) => chosen.includes(post))
    const html = await renderPosts(wanted, (job) => renderText(job, locale), { blog, origin: config.url })
    return chosen.map((post) => feedItem(post, html.get(post) ?? '', config))
  }
  const textOf = (type: FeedType, items: readonly FeedItem[]) =>
    feedText(type, { blog, config, language, items })
  const create = blog.config.feeds?.createFeedItems
  if (create)
    yield {
      type: 'later',
      paths: feedFiles(blog).map(({ path }) => path),
      // The result alone decides whether a file is new, as the function may read anything.
      async begin(tools) {
        const items = await createdItems(create, blog, {
          ...{ locale, outDir: tools.outDir, config, files: input.files },
          itemsOf: (chosen) => itemsOf(chosen, tools),
        })
        return feedFiles(blog).map(({ path, type }) => textOutput(path, textOf(type, items)))
      },
    }
  else {
    const { title, url, favicon } = config
    const key = hashOf(
      'feed',
      input.build.engine,
      JSON.stringify([title, url, favicon, blog.config, blog.route]),
      ...posts.map((post) => post.key),
    )
    // All types of feed have the same posts, which are rendered once.
    let items: Promise<FeedItem[]> | null = null
    for (const { path, type } of feedFiles(blog))
      yield {
        type: 'made',
        path,
        key: hashOf(key, type),
        async make(tools) {
          items ??= itemsOf(feedPosts(blog, config), tools)
          return textOf(type, await items)
        },
      }
  }
}

/** The job that renders a post, and the identity of what it shows. */
function postsOf(blog: BlogInstance, input: LinkedSite) {
  const { theme: site, bundle, build } = input
  const themePage = site ? themePagesOf(input) : () => null
  const contentKey = (page: ThemePage, { locale: name }: Route): string => {
    const locale = site?.context[name] as ThemeLocale
    return themeContentKey(page, { locale, bundle, engine: build.engine })
  }
  return (post: Post) => {
    const route = blog.postRoutes.get(post) as Route
    const { job, key } = textJob(route, input)
    const theme = themePage(route)
    return theme ? { post, job: { ...job, theme }, key: contentKey(theme, route) } : { post, job, key }
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
