// Files about the site as a whole: feeds and, one by one, what search engines and other readers ask for.
import { join } from 'node:path'
import { hashOf, sha256 } from '../../io/hash.ts'
import { blogsIn } from '../../kinds/blog/index.ts'
import type { BlogInstance, Post } from '../../model/blog.ts'
import type { Route } from '../../model/route.ts'
import type { LocaleSite, Site } from '../../model/site.ts'
import { hashOfFile } from '../../read/readSources.ts'
import { withWholeAddresses } from '../../render/excerpt.ts'
import { joinPath, outputPath, sourcePath } from '../../shared/paths.ts'
import { cardOutputs } from '../cards/planCards.ts'
import { hostOutputs, llmsOutputs, sitemapOutputs } from '../headers.ts'
import { type Output, textOutput } from '../output.ts'
import { type OutputInput, textJob } from '../pages/pages.ts'
import { appOutputs } from '../pwa/pwa.ts'
import { redirectList, redirectOutput, redirectPage, redirectPolicy, redirectScript } from '../redirects.ts'
import { ownText } from '../siteFiles.ts'
import { type FeedFile, feedFiles, feedPosts, feedSheetFiles, feedText, ownSheets } from './feedText.ts'

export function* siteOutputs(input: OutputInput): Generator<Output> {
  const { site } = input.shared.context
  for (const locale of site.locales)
    for (const blog of blogsIn(locale)) yield* feedOutputs(blog, locale, input)
  if (site.locales.some((locale) => blogsIn(locale).some((blog) => feedFiles(blog).length > 0)))
    for (const { path, text } of feedSheetFiles(site.config.baseUrl)) yield textOutput(path, text)
  yield* redirectOutputs(site, input)
  yield* sitemapOutputs(input)
  yield* llmsOutputs(input)
  yield* hostOutputs(input)
  yield* appOutputs(input)
  yield* cardOutputs(input.cards, input.session)
}

function* redirectOutputs({ config, redirects, routes }: Site, input: OutputInput): Generator<Output> {
  const deep = routes.filter(({ deep }) => deep).map(({ path }) => path)
  const policy = config.contentSecurityPolicy ? redirectPolicy(sha256(redirectScript)) : null
  for (const redirect of redirects)
    yield textOutput(redirectOutput(redirect), redirectPage(redirect, config.url, policy))
  // Hosts take the first line that fits: the site's own come first.
  const list =
    ownText('_redirects', input) +
    (redirects.length + deep.length > 0 ? redirectList(redirects, deep, config.baseUrl) : '')
  if (list !== '') yield textOutput(outputPath('_redirects'), list)
}

function* feedOutputs(blog: BlogInstance, { locale }: LocaleSite, input: OutputInput): Generator<Output> {
  const { session, scan } = input
  const { config, root } = session.project
  const files = feedFiles(blog)
  if (files.length === 0) return
  const jobs = feedPosts(blog).map((post) => ({
    post,
    ...textJob(blog.postRoutes.get(post) as Route, input),
  }))
  const key = hashOf(
    'feed',
    session.engine,
    JSON.stringify([config.title, config.url, config.favicon, blog.config, blog.route]),
    ...jobs.map((one) => one.key),
  )
  let made: Promise<ReadonlyMap<Post, string>> | null = null
  const html = () => (made ??= texts())
  for (const file of files)
    yield { type: 'made', path: file.path, key: hashOf(key, file.type), make: () => text(file) }
  for (const name of ownSheets(blog)) {
    const source = sourcePath(joinPath(blog.folder, name))
    if (scan.files.has(source))
      yield {
        type: 'copy',
        path: outputPath(joinPath(blog.route, name)),
        key: hashOfFile(source, scan, session),
        file: join(root, source),
      }
  }

  async function text(file: FeedFile): Promise<string> {
    const language = config.i18n.localeConfigs[locale]?.htmlLang ?? locale
    return feedText(file.type, { blog, config, language, html: await html() })
  }

  async function texts(): Promise<ReadonlyMap<Post, string>> {
    const work = await session.workers.inline()
    const done = jobs.map(async ({ post, job }) => {
      const made = await work.text(job, locale)
      if ('error' in made)
        throw new Error(`The feed of ${blog.route} cannot be written: ${post.page.source}: ${made.error}`)
      return [post, withWholeAddresses(made.html, config.url, job.route.href)] as const
    })
    return new Map(await Promise.all(done))
  }
}
