// The route of a post → what its view shows.
import type { BlogPostRouteEntry, Post } from '../../model/blog.ts'
import type { BlogPostRoute } from '../../shared/blogData.ts'
import { hrefOf } from '../../shared/paths.ts'
import type { HeadData, Href, LinkData, PageCode } from '../../shared/routeData.ts'
import type { DataContext } from '../contentKind.ts'
import { tocOf } from '../contents.ts'
import {
  commentsOf,
  type EditContext,
  editFolder,
  editHref,
  folderWith,
  headOf,
  lastUpdateOf,
} from '../data.ts'
import { languageOf, textLanguageOf } from '../translations.ts'
import { relatedPosts, seriesOf } from './postLists.ts'
import { base, className, headerOf, sidebarOf } from './shownData.ts'

export function blogPostData(
  route: BlogPostRouteEntry,
  code: PageCode | null,
  context: DataContext,
): BlogPostRoute {
  const { post, page, blog, locale } = route
  const { config } = context
  const { frontMatter } = page.facts
  const link = (other: Post | null): LinkData | null =>
    other && {
      href: hrefOf(other.route, config.baseUrl),
      label: other.title,
      ...languageOf(textLanguageOf({ locale: route.locale, page: other.page }, config)),
    }
  return {
    view: 'blogPost',
    ...base(route, context),
    head: headOf(
      route,
      {
        title: frontMatter.title_meta ?? post.title,
        description: post.description,
        keywords: frontMatter.keywords ?? [],
        image: frontMatter.image ?? null,
        noIndex: post.unlisted || frontMatter.draft === true,
        tags: [...articleTags(post), ...(page.facts.head ?? [])],
      },
      context,
    ),
    htmlClass: `${className(blog)} blog-post-page`,
    unlisted: post.unlisted,
    draft: frontMatter.draft === true,
    post: headerOf(post, blog, locale, context),
    body: null,
    code,
    toc: tocOf(page, config.theme.tableOfContents),
    ...sidebarOf(route, context),
    list: { href: hrefOf(route.list, config.baseUrl), label: blog.config.blogTitle },
    ...listsOf(route, link, context),
    ...commentsOf(page, config, () => true),
    newer: link(route.newer),
    older: link(route.older),
    editHref: postEditHref(route, context),
    lastUpdate: lastUpdateOf(
      page,
      { time: blog.config.showLastUpdateTime, author: blog.config.showLastUpdateAuthor },
      context,
    ),
    releases: blog.config.entries === 'releases',
  }
}

/** What the page has below the text, apart from what most pages have. */
function listsOf(
  { post, blog, locale }: BlogPostRouteEntry,
  link: (post: Post) => LinkData | null,
  { resolve }: DataContext,
): Pick<BlogPostRoute, 'series' | 'related' | 'newsletter'> {
  const { relatedPosts: settings, newsletter } = blog.config
  const series = seriesOf(post, blog)
  const related = relatedPosts(post, blog)
  const linksTo = (posts: readonly Post[]) => posts.flatMap((one) => link(one) ?? [])
  return {
    ...(series && {
      series: { name: series.name, parts: linksTo(series.parts), part: series.parts.indexOf(post) },
    }),
    ...(settings && related.length > 0
      ? { related: { title: settings.title, links: linksTo(related) } }
      : {}),
    ...(newsletter && {
      newsletter: { label: newsletter.label, href: resolve(newsletter.href, locale).href },
    }),
  }
}

/** The link to the file of a post. */
export const postEditHref = (
  { blog, page, post, path, locale }: BlogPostRouteEntry,
  context: EditContext,
): Href | null =>
  editHref(
    {
      editUrl: blog.config.editUrl,
      page,
      version: '',
      folder: editFolder(page, blog, blog.config),
      relative: post.relative,
      route: path,
      locale,
      names: { blogDirPath: folderWith(page, blog), blogPath: post.relative },
    },
    context,
  )

/** Open Graph fields of an article. */
function articleTags(post: Post): HeadData['tags'] {
  const meta = (property: string, content: string) => ({
    tag: 'meta' as const,
    attributes: { property, content },
  })
  const published = post.published ?? post.date
  return [
    meta('og:type', 'article'),
    ...(published === null ? [] : [meta('article:published_time', published)]),
    ...post.authors.flatMap(({ url }) => (url === null ? [] : [meta('article:author', url)])),
    ...(post.tags.length === 0 ? [] : [meta('article:tag', post.tags.map(({ label }) => label).join(','))]),
  ]
}
