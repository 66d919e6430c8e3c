// A route of a blog → what its view shows.
import type {
  Author,
  BlogArchiveRouteEntry,
  BlogAuthorsRouteEntry,
  BlogInstance,
  BlogPostRouteEntry,
  BlogPostsRouteEntry,
  BlogTagsRouteEntry,
  Post,
} from '../../model/blog.ts'
import type {
  AuthorData,
  BlogArchiveRoute,
  BlogAuthorsRoute,
  BlogPostRoute,
  BlogPostsRoute,
  PostHeader,
} from '../../shared/blogData.ts'
import { hrefOf } from '../../shared/paths.ts'
import type { HeadData, LinkData, PageCode, SidebarRef, TagsRoute } from '../../shared/routeData.ts'
import { tocTree } from '../../shared/toc.ts'
import type { DataContext } from '../contentKind.ts'
import { editHref, headOf, lastUpdateOf, plural, sidebarRef, translate } from '../data.ts'
import { tagLetters } from '../tags.ts'
import { blogSidebarKey } from './sidebar.ts'

export function blogPostData(
  route: BlogPostRouteEntry,
  code: PageCode | null,
  context: DataContext,
): BlogPostRoute {
  const { post, page, blog, locale } = route
  const { config } = context
  const { frontMatter, headings } = page.facts
  const levels = config.theme.tableOfContents
  const link = (other: Post | null): LinkData | null =>
    other && { href: hrefOf(other.route, config.baseUrl), label: other.title }
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
    post: headerOf(post, locale, context),
    body: null,
    code,
    toc:
      frontMatter.hide_table_of_contents === true
        ? null
        : tocTree(
            headings,
            frontMatter.toc_min_heading_level ?? levels.minHeadingLevel,
            frontMatter.toc_max_heading_level ?? levels.maxHeadingLevel,
          ),
    ...sidebarOf(route, context),
    list: { href: hrefOf(route.list, config.baseUrl), label: blog.config.blogTitle },
    newer: link(route.newer),
    older: link(route.older),
    editHref: editHref({
      editUrl: blog.config.editUrl,
      page,
      version: '',
      folder: blog.folder,
      relative: post.relative,
      route: route.path,
      locale,
    }),
    lastUpdate: lastUpdateOf(
      page,
      { time: blog.config.showLastUpdateTime, author: blog.config.showLastUpdateAuthor },
      context,
    ),
    releases: blog.config.entries === 'releases',
  }
}

export function blogPostsData(route: BlogPostsRouteEntry, context: DataContext): BlogPostsRoute {
  const { blog, postsPage, of, locale } = route
  const { baseUrl } = context.config
  const shown =
    of === null
      ? allPosts(blog)
      : 'tag' in of
        ? tagged(of.tag, blog, locale, context)
        : byAuthor(of.author, blog, locale, context)
  return {
    view: 'blogPosts',
    ...base(route, context),
    head: headOf(
      route,
      {
        title: postsPage.number === 1 ? shown.title : `${shown.title} (${postsPage.number})`,
        description: shown.description ?? blog.config.blogDescription,
        keywords: [],
        image: null,
        noIndex: shown.unlisted,
      },
      context,
    ),
    htmlClass: `${className(blog)} ${shown.className}`,
    unlisted: shown.unlisted,
    title: shown.title,
    description: shown.description,
    all: shown.all,
    author: shown.author,
    posts: postsPage.posts.map((post) => ({
      ...headerOf(post, locale, context),
      href: hrefOf(post.route, baseUrl),
      body: null,
      more: post.page.facts.truncated === true,
    })),
    newer: postsPage.newer && hrefOf(postsPage.newer, baseUrl),
    older: postsPage.older && hrefOf(postsPage.older, baseUrl),
    ...sidebarOf(route, context),
  }
}

interface ShownList {
  readonly title: string
  readonly description: string | null
  readonly all: LinkData | null
  readonly author: AuthorData | null
  readonly unlisted: boolean
  readonly className: string
}

const allPosts = ({ config }: BlogInstance): ShownList => ({
  title: config.blogTitle,
  description: config.blogDescription === config.blogTitle ? null : config.blogDescription,
  all: null,
  author: null,
  unlisted: false,
  className: 'blog-list-page',
})

function tagged(
  { tag, items, unlisted }: BlogInstance['tags'][number],
  blog: BlogInstance,
  locale: string,
  context: DataContext,
): ShownList {
  const counted = plural('theme.blog.post.plurals', 'One post|{count} posts', items.length, locale, context)
  return {
    title: translate('theme.blog.tagTitle', '{nPosts} tagged with "{tagName}"', locale, context)
      .replace('{nPosts}', counted)
      .replace('{tagName}', tag.label),
    description: tag.description,
    all: blog.tagsRoute && {
      href: hrefOf(blog.tagsRoute, context.config.baseUrl),
      label: translate('theme.tags.tagsPageLink', 'View All Tags', locale, context),
    },
    author: null,
    unlisted,
    className: 'blog-tags-post-list-page',
  }
}

function byAuthor(
  { author }: BlogInstance['authors'][number],
  blog: BlogInstance,
  locale: string,
  context: DataContext,
): ShownList {
  return {
    title: author.name ?? author.key ?? '',
    description: author.description,
    all: blog.authorsRoute && {
      href: hrefOf(blog.authorsRoute, context.config.baseUrl),
      label: translate('theme.blog.authorsList.viewAll', 'View all authors', locale, context),
    },
    author: authorData(author, locale, context),
    unlisted: false,
    className: 'blog-authors-posts-page',
  }
}

export function blogArchiveData(route: BlogArchiveRouteEntry, context: DataContext): BlogArchiveRoute {
  const { blog, locale } = route
  const title = translate('theme.blog.archive.title', 'Archive', locale, context)
  const description = translate('theme.blog.archive.description', 'Archive', locale, context)
  const years = new Map<string, (LinkData & { date: string })[]>()
  for (const { date, title: label, route: path } of blog.listed) {
    if (date === null) continue
    const year = date.slice(0, 4)
    const posts = years.get(year) ?? []
    years.set(year, posts)
    posts.push({ href: hrefOf(path, context.config.baseUrl), label, date: date.slice(0, 10) })
  }
  return {
    view: 'blogArchive',
    ...base(route, context),
    head: headOf(route, { title, description, keywords: [], image: null, noIndex: false }, context),
    htmlClass: `${className(blog)} blog-archive-page`,
    unlisted: false,
    title,
    description,
    years: [...years]
      .sort(([a], [b]) => (a < b ? 1 : -1))
      .map(([year, posts]) => ({
        year,
        posts: posts.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
      })),
  }
}

export function blogTagsData(route: BlogTagsRouteEntry, context: DataContext): TagsRoute {
  const { blog, locale } = route
  const title = translate('theme.tags.tagsPageTitle', 'Tags', locale, context)
  const tags = blog.tags.flatMap(({ tag, items, unlisted, pages }) =>
    unlisted || !pages[0]
      ? []
      : [
          {
            href: hrefOf(pages[0].route, context.config.baseUrl),
            label: tag.label,
            description: tag.description,
            count: items.length,
          },
        ],
  )
  return {
    view: 'tags',
    ...base(route, context),
    head: headOf(route, { title, description: null, keywords: [], image: null, noIndex: false }, context),
    htmlClass: `${className(blog)} blog-tags-list-page`,
    unlisted: false,
    title,
    groups: tagLetters(tags, locale),
  }
}

export function blogAuthorsData(route: BlogAuthorsRouteEntry, context: DataContext): BlogAuthorsRoute {
  const { blog, locale } = route
  const title = translate('theme.blog.authorsList.pageTitle', 'Authors', locale, context)
  return {
    view: 'blogAuthors',
    ...base(route, context),
    head: headOf(route, { title, description: null, keywords: [], image: null, noIndex: false }, context),
    htmlClass: `${className(blog)} blog-authors-list-page`,
    unlisted: false,
    title,
    authors: blog.authors.map(({ author, posts }) => ({
      ...authorData(author, locale, context),
      count: posts.length,
    })),
  }
}

type BlogEntry = {
  readonly path: BlogPostRouteEntry['path']
  readonly blog: BlogInstance
  readonly locale: string
}

const base = ({ path }: BlogEntry, { config }: DataContext) => ({ path, href: hrefOf(path, config.baseUrl) })

const className = ({ config }: BlogInstance): string => `blog-wrapper plugin-blog plugin-id-${config.id}`

function sidebarOf(
  { path, blog, locale }: BlogEntry,
  context: DataContext,
): { readonly sidebar: SidebarRef | null; readonly sidebarTitle: string } {
  return {
    sidebar: sidebarRef(blogSidebarKey(locale, blog.config.id), path, context),
    sidebarTitle: blog.config.blogSidebarTitle,
  }
}

function headerOf(post: Post, locale: string, context: DataContext): PostHeader {
  return {
    title: post.title,
    date: post.date?.slice(0, 10) ?? null,
    readingMinutes: post.readingMinutes,
    authors: post.authors.map((author) => authorData(author, locale, context)),
    tags: post.tags.map(({ label, route }) => ({ label, href: hrefOf(route, context.config.baseUrl) })),
  }
}

function authorData(author: Author, locale: string, { config, resolve }: DataContext): AuthorData {
  const own = author.route === null ? null : hrefOf(author.route, config.baseUrl)
  return {
    name: author.name,
    organization: author.type === 'organization',
    title: author.title,
    image: author.image && resolve(author.image, locale).href,
    description: author.description,
    href: own ?? author.url ?? (author.email && `mailto:${author.email}`),
    socials: [
      ...Object.entries(author.socials).map(([platform, href]) => ({ platform, href })),
      ...(author.email === null ? [] : [{ platform: 'email', href: `mailto:${author.email}` }]),
    ],
  }
}

/** Open Graph fields of an article. */
function articleTags(post: Post): HeadData['tags'] {
  const meta = (property: string, content: string) => ({
    tag: 'meta' as const,
    attributes: { property, content },
  })
  return [
    meta('og:type', 'article'),
    ...(post.date === null ? [] : [meta('article:published_time', post.date)]),
    ...post.authors.flatMap(({ url }) => (url === null ? [] : [meta('article:author', url)])),
    ...(post.tags.length === 0 ? [] : [meta('article:tag', post.tags.map(({ label }) => label).join(','))]),
  ]
}
