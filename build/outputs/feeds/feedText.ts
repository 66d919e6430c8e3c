// The newest posts as RSS, Atom and JSON Feed. Dates are those of the posts, so the same posts give the same bytes.
import { Feed } from 'feed'
import type { BlogInstance, Post } from '../../model/blog.ts'
import type { Config, FeedType } from '../../model/project.ts'
import { hrefOf, type OutputPath, outputPath } from '../../shared/paths.ts'

/** File names below the blog's address; the format's own. */
const fileNames: Readonly<Record<FeedType, string>> = { rss: 'rss.xml', atom: 'atom.xml', json: 'feed.json' }
const mediaTypes: Readonly<Record<FeedType, string>> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/json',
}

export interface FeedFile {
  readonly type: FeedType
  readonly path: OutputPath
}

export const feedFiles = ({ config, route }: BlogInstance): readonly FeedFile[] =>
  (config.feeds?.types ?? []).map((type) => ({
    type,
    path: outputPath(`${route.replace(/\/?$/, '/')}${fileNames[type]}`),
  }))

/** What `<head>` of every page says about the feeds. */
export const feedLinks = (blog: BlogInstance, baseUrl: string): readonly Readonly<Record<string, string>>[] =>
  feedFiles(blog).map(({ type, path }) => ({
    rel: 'alternate',
    type: mediaTypes[type],
    href: hrefOf(`/${path}`, baseUrl),
    title: `${blog.config.feeds?.title ?? blog.config.blogTitle} ${{ rss: 'RSS Feed', atom: 'Atom Feed', json: 'JSON Feed' }[type]}`,
  }))

/** Posts of a feed: listed ones, newest first. */
export const feedPosts = ({ config, listed }: BlogInstance): readonly Post[] =>
  [...listed]
    .sort((a, b) => ((a.date ?? '') < (b.date ?? '') ? 1 : (a.date ?? '') > (b.date ?? '') ? -1 : 0))
    .slice(0, config.feeds?.limit ?? undefined)

export interface FeedInput {
  readonly blog: BlogInstance
  readonly config: Config
  readonly language: string
  /** Post → its whole text as HTML with whole addresses. */
  readonly html: ReadonlyMap<Post, string>
}

export function feedText(type: FeedType, { blog, config, language, html }: FeedInput): string {
  const { feeds, blogTitle, blogDescription } = blog.config
  const posts = feedPosts(blog)
  const address = (path: string) => config.url + hrefOf(path, config.baseUrl)
  const feed = new Feed({
    id: address(blog.route),
    link: address(blog.route),
    title: feeds?.title ?? `${config.title} ${blogTitle}`,
    description: feeds?.description ?? blogDescription,
    language: feeds?.language ?? language,
    copyright: feeds?.copyright ?? '',
    generator: 'Troodon',
    updated: new Date(posts[0]?.date ?? 0),
    feedLinks: Object.fromEntries(feedFiles(blog).map((file) => [file.type, address(`/${file.path}`)])),
    ...(config.favicon === null ? {} : { favicon: address(`/${config.favicon.replace(/^\//, '')}`) }),
  })
  for (const post of posts)
    feed.addItem({
      id: address(post.route),
      link: address(post.route),
      title: post.title,
      description: post.description ?? '',
      content: html.get(post) ?? '',
      date: new Date(post.date ?? 0),
      published: new Date(post.date ?? 0),
      category: post.tags.map(({ label, route }) => ({ name: label, term: label, scheme: address(route) })),
      ...authorsOf(post, config.url),
    })
  if (type === 'json') return `${feed.json1()}\n`
  const sheet = feedSheet(type, blog)
  const xml = (type === 'rss' ? feed.rss2() : feed.atom1()).replace(notXml, '')
  return sheet === null ? xml : withStyleSheet(xml, hrefOf(`/${sheet}`, config.baseUrl))
}

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

/** A reader follows it: what is no address of the web is left out. */
function linkOf(url: string | null, origin: string): { readonly link?: string } {
  const link = url !== null && URL.canParse(url, origin) ? new URL(url, origin) : null
  return link && /^https?:$/.test(link.protocol) ? { link: link.href } : {}
}

const withStyleSheet = (xml: string, href: string): string =>
  xml.replace(/(<\?xml[^>]*\?>)/, `$1\n<?xml-stylesheet type="text/xsl" href="${href}"?>`)

/** The style sheet that shows a feed to people: the blog's own file, ours, or none. */
export function feedSheet(type: FeedType, { config, route }: BlogInstance): OutputPath | null {
  const own = type === 'json' ? null : (config.feeds?.xslt[type] ?? null)
  if (own === null) return null
  return own === true
    ? outputPath('assets/feed.xsl')
    : outputPath(`${route.replace(/\/?$/, '/')}${own.replace(/^(?:\.?\/)+/, '')}`)
}

/** Files of a blog's folder that its style sheets are: each with the CSS file of the same name. */
export const ownSheets = (blog: BlogInstance): readonly string[] =>
  Object.values(blog.config.feeds?.xslt ?? {}).flatMap((own) =>
    typeof own === 'string' ? [own, own.replace(/\.xslt?$/, '.css')] : [],
  )

/** Our style sheet and its CSS; both XML formats are shown by one. */
export const feedSheetFiles = (
  baseUrl: string,
): readonly { readonly path: OutputPath; readonly text: string }[] => [
  {
    path: outputPath('assets/feed.xsl'),
    text: styleSheet.replace('feed.css', hrefOf('/assets/feed.css', baseUrl)),
  },
  { path: outputPath('assets/feed.css'), text: css },
]

const css = `:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
main { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
.hint { padding: 0.6rem 1rem; border-inline-start: 4px solid #2e8555; background: color-mix(in srgb, #2e8555 12%, transparent); }
ul { padding: 0; list-style: none; }
li { margin: 1.5rem 0; }
a { font-size: 1.15rem; font-weight: 600; }
time { display: block; font-size: 0.9rem; opacity: 0.75; }
p { margin: 0.3rem 0; }
`

const styleSheet = `<?xml version="1.0" encoding="utf-8"?>
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:atom="http://www.w3.org/2005/Atom" exclude-result-prefixes="atom">
  <xsl:output method="html" encoding="utf-8" doctype-system="about:legacy-compat"/>
  <xsl:template match="/">
    <html lang="en">
      <head>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <title><xsl:value-of select="rss/channel/title | atom:feed/atom:title"/></title>
        <link rel="stylesheet" href="feed.css"/>
      </head>
      <body>
        <main>
          <p class="hint">This is a feed. Paste its address into a feed reader to follow it.</p>
          <h1><xsl:value-of select="rss/channel/title | atom:feed/atom:title"/></h1>
          <p><xsl:value-of select="rss/channel/description | atom:feed/atom:subtitle"/></p>
          <ul>
            <xsl:apply-templates select="rss/channel/item | atom:feed/atom:entry"/>
          </ul>
        </main>
      </body>
    </html>
  </xsl:template>
  <xsl:template match="item">
    <li><a href="{link}"><xsl:value-of select="title"/></a><time><xsl:value-of select="pubDate"/></time><p><xsl:value-of select="description"/></p></li>
  </xsl:template>
  <xsl:template match="atom:entry">
    <li><a href="{atom:link/@href}"><xsl:value-of select="atom:title"/></a><time><xsl:value-of select="atom:updated"/></time><p><xsl:value-of select="atom:summary"/></p></li>
  </xsl:template>
</xsl:stylesheet>
`
