// The newest posts as RSS, Atom and JSON Feed. Dates are those of the posts, so the same posts give the same
// bytes.
import { Feed } from 'feed'
import { feedFiles, writtenFeeds } from '../../kinds/blog/feedFiles.ts'
import { permalink, plainPermalink } from '../../kinds/permalink.ts'
import type { BlogInstance, Post } from '../../model/blog.ts'
import type { FeedItem } from '../../model/docusaurusPost.ts'
import type { Config, FeedType } from '../../model/project.ts'
import { fileNameOf, hrefOf, type OutputPath, outputPath, type RoutePath } from '../../shared/paths.ts'
import { feedSheetFiles } from './feedStyleSheet.ts'

const formatNames: Readonly<Record<FeedType, string>> = {
  rss: 'RSS Feed',
  atom: 'Atom Feed',
  json: 'JSON Feed',
}
const mediaTypes: Readonly<Record<FeedType, string>> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/json',
}

/** The feeds as `<head>` of every page names them. */
export function feedLinks(
  blog: BlogInstance,
  config: Pick<Config, 'title' | 'baseUrl' | 'behaviors'>,
): readonly Readonly<Record<string, string>>[] {
  const { title, baseUrl, behaviors } = config
  const { feeds, blogTitle } = blog.config
  const name = feeds?.title ?? (behaviors.feeds.names === 'site' ? title : blogTitle)
  return writtenFeeds(blog, config).map(({ type, path }) => ({
    rel: 'alternate',
    type: mediaTypes[type],
    href: hrefOf(`/${path}`, baseUrl),
    title: `${name} ${formatNames[type]}`,
  }))
}

/** Listed posts, newest first unless the site orders them itself. */
export const feedPosts = (
  { config, listed }: Pick<BlogInstance, 'config' | 'listed'>,
  { behaviors }: Pick<Config, 'behaviors'>,
): readonly Post[] =>
  (behaviors.feeds.order === 'blog' || config.processBlogPosts ? listed : byDate(listed)).slice(
    0,
    config.feeds?.limit ?? undefined,
  )

const byDate = (posts: readonly Post[]): readonly Post[] =>
  [...posts].sort((a, b) => ((a.date ?? '') < (b.date ?? '') ? 1 : (a.date ?? '') > (b.date ?? '') ? -1 : 0))

interface FeedInput {
  readonly blog: BlogInstance
  readonly config: Config
  readonly language: string
  readonly items: readonly FeedItem[]
}

export function feedText(type: FeedType, { blog, config, language, items }: FeedInput): string {
  const { feeds } = blog.config
  const { blogTitle, blogDescription } =
    config.behaviors.feeds.names === 'site'
      ? { blogTitle: 'Blog', blogDescription: `${config.title} Blog` }
      : blog.config
  const posts = feedPosts(blog, config)
  const fullUrl = (path: string) => config.url + hrefOf(path, config.baseUrl)
  const feed = new Feed({
    id: feedId(blog.route, config),
    link: fullUrl(blog.route),
    title: feeds?.title ?? `${config.title} ${blogTitle}`,
    description: feeds?.description ?? blogDescription,
    language: feeds?.language ?? language,
    copyright: feeds?.copyright ?? '',
    generator: 'Troodon',
    updated: new Date(posts[0]?.date ?? 0),
    feedLinks: Object.fromEntries(feedFiles(blog).map((file) => [file.type, fullUrl(`/${file.path}`)])),
    ...(config.favicon === null ? {} : { favicon: fullUrl(`/${config.favicon.replace(/^\//, '')}`) }),
  })
  for (const item of items) feed.addItem(item)
  if (type === 'json') return `${feed.json1()}\n`
  const sheet = feedSheet(type, blog, config.baseUrl)
  const xml = (type === 'rss' ? feed.rss2() : feed.atom1()).replace(notXml, '')
  return sheet === null ? xml : withStyleSheet(xml, hrefOf(`/${sheet}`, config.baseUrl))
}

/** The entry of a post; `html` is its whole content with full URLs. */
export function feedItem(post: Post, html: string, config: Config): FeedItem {
  const { url, baseUrl } = config
  const fullUrl = (path: string) => url + hrefOf(path, baseUrl)
  return {
    id: feedId(post.route, config),
    link: fullUrl(post.route),
    title: post.title,
    description: post.description ?? '',
    content: html,
    date: new Date(post.published ?? post.date ?? 0),
    published: new Date(post.published ?? post.date ?? 0),
    category: post.tags.map(({ label, route }) => ({ name: label, term: label, scheme: fullUrl(route) })),
    ...authorsOf(post, url),
  }
}

/** Feed readers identify a post by it, so it stays the same when a site moves to Troodon. */
const feedId = (route: RoutePath, config: Config): string =>
  config.url + (config.behaviors.feeds.ids === 'withoutSlash' ? plainPermalink : permalink)(route, config)

/** Characters that no XML file may have, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters meant
const notXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Authors with a name; the field is left out when there are none. */
function authorsOf({ authors }: Post, origin: string) {
  const author = authors.flatMap(({ name, url, email }) =>
    name === null ? [] : [{ name, ...linkOf(url, origin), ...(email === null ? {} : { email }) }],
  )
  return author.length === 0 ? {} : { author }
}

/** Readers follow the link, so only URLs of the web are kept. */
function linkOf(url: string | null, origin: string): { readonly link?: string } {
  const link = url !== null && URL.canParse(url, origin) ? new URL(url, origin) : null
  return link && /^https?:$/.test(link.protocol) ? { link: link.href } : {}
}

const withStyleSheet = (xml: string, href: string): string =>
  xml.replace(/(<\?xml[^>]*\?>)/, `$1\n<?xml-stylesheet type="text/xsl" href="${href}"?>`)

/** The style sheet that shows a feed to people: the blog's own file, the built-in one, or none. */
function feedSheet(type: FeedType, { config, route }: BlogInstance, baseUrl: string): OutputPath | null {
  const sheet = type === 'json' ? null : (config.feeds?.xslt[type] ?? null)
  if (sheet === null) return null
  return sheet === true ? feedSheetFiles(baseUrl)[0].path : sheetOutput(sheet, route)
}

/** Beside the feed: links in the page that a browser makes of a feed count from there. */
export const sheetOutput = (sheet: string, route: RoutePath): OutputPath =>
  outputPath(`${route.replace(/\/?$/, '/')}${fileNameOf(sheet)}`)

/** The blog's own style sheets, each with the CSS file of the same name. */
export const blogSheets = (blog: BlogInstance): readonly string[] =>
  Object.values(blog.config.feeds?.xslt ?? {}).flatMap((sheet) =>
    typeof sheet === 'string' ? [sheet, sheet.replace(/\.xslt?$/, '.css')] : [],
  )
