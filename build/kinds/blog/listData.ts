// The route of a list of posts (all, of a tag, by an author) → what its view shows.
import type { BlogInstance, BlogPostsRouteEntry } from '../../model/blog.ts'
import type { AuthorData, BlogPostsRoute } from '../../shared/blogData.ts'
import { hrefOf } from '../../shared/paths.ts'
import type { LinkData } from '../../shared/routeData.ts'
import type { DataContext } from '../contentKind.ts'
import { headOf, plural, translate } from '../data.ts'
import { languageOf, textLanguageOf } from '../translations.ts'
import { authorData, base, className, headerOf, sidebarOf } from './shownData.ts'

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
        title: shown.headTitle,
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
    ...pinnedOf(route, context),
    posts: postsPage.posts.map((post) => ({
      ...headerOf(post, blog, locale, context),
      href: hrefOf(post.route, baseUrl),
      ...languageOf(textLanguageOf({ locale, page: post.page }, context.config)),
      body: null,
      more: post.page.facts.truncated === true,
    })),
    newer: postsPage.newer && hrefOf(postsPage.newer, baseUrl),
    older: postsPage.older && hrefOf(postsPage.older, baseUrl),
    ...sidebarOf(route, context),
  }
}

function pinnedOf(
  { blog, postsPage, of, locale }: BlogPostsRouteEntry,
  { resolve }: DataContext,
): Pick<BlogPostsRoute, 'pinned'> {
  if (of !== null || postsPage.newer !== null || blog.config.pinned.length === 0) return {}
  const pinned = blog.config.pinned.map(({ label, description = null, to }) => {
    const { href, external } = resolve(to, locale)
    return {
      kind: external ? ('external' as const) : ('doc' as const),
      href,
      label,
      description,
      count: null,
    }
  })
  return { pinned }
}

interface ShownList {
  /** On the page. */
  readonly title: string
  /** In the browser's tab, without the name of the site. */
  readonly headTitle: string
  readonly description: string | null
  readonly all: LinkData | null
  readonly author: AuthorData | null
  readonly unlisted: boolean
  readonly className: string
}

const allPosts = ({ config }: BlogInstance): ShownList => ({
  title: config.blogTitle,
  headTitle: config.blogTitle,
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
  const title = translate('theme.blog.tagTitle', '{nPosts} tagged with "{tagName}"', locale, context)
    .replace('{nPosts}', countedPosts(items.length, locale, context))
    .replace('{tagName}', tag.label)
  return {
    title,
    headTitle: title,
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
  { author, posts }: BlogInstance['authors'][number],
  blog: BlogInstance,
  locale: string,
  context: DataContext,
): ShownList {
  const title = author.name ?? author.key ?? ''
  return {
    title,
    headTitle: translate('theme.blog.author.pageTitle', '{authorName} - {nPosts}', locale, context)
      .replace('{authorName}', title)
      .replace('{nPosts}', countedPosts(posts.length, locale, context)),
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

const countedPosts = (count: number, locale: string, context: DataContext): string =>
  plural({ id: 'theme.blog.post.plurals', message: 'One post|{count} posts' }, count, locale, context)
