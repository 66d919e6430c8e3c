// Data that the views of all blog pages have in common: place, classes, sidebar, headers of posts, authors.
import type { Author, BlogInstance, BlogRoute, Post } from '../../model/blog.ts'
import type { AuthorData, PostHeader } from '../../shared/blogData.ts'
import { isSiteFile, isUnsafe, leadsInside } from '../../shared/hrefs.ts'
import { hrefOf } from '../../shared/paths.ts'
import type { SidebarRef } from '../../shared/routeData.ts'
import { noUrl } from '../../shared/unsafeUrls.ts'
import type { DataContext } from '../contentKind.ts'
import { sidebarRef } from '../data.ts'
import { blogSidebarKey } from './sidebar.ts'

type BlogEntry = Pick<BlogRoute, 'path' | 'blog' | 'locale'>

/** The path of the page. */
export const base = ({ path }: BlogEntry, { config }: DataContext) => ({
  path,
  href: hrefOf(path, config.baseUrl),
})

/** Classes of `<html>` on every page of a blog. */
export const className = ({ config }: BlogInstance): string =>
  `blog-wrapper plugin-blog plugin-id-${config.id}`

/** The posts beside the page. */
export function sidebarOf(
  { path, blog, locale }: BlogEntry,
  context: DataContext,
): { readonly sidebar: SidebarRef | null; readonly sidebarTitle: string } {
  return {
    sidebar: sidebarRef(blogSidebarKey(locale, blog.config.id), path, context),
    sidebarTitle: blog.config.blogSidebarTitle,
  }
}

/** The header of a post, on its page and in lists. */
export function headerOf(post: Post, blog: BlogInstance, locale: string, context: DataContext): PostHeader {
  const about = blog.config.entries === 'releases' ? 'release' : 'event'
  return {
    title: post.title,
    date: post.date?.slice(0, 10) ?? null,
    ...(post.published === null ? {} : { published: post.published.slice(0, 10), about }),
    readingMinutes: post.readingMinutes,
    authors: post.authors.map((author) => authorData(author, locale, context)),
    tags: post.tags.map(({ label, route, description }) => ({
      label,
      href: hrefOf(route, context.config.baseUrl),
      ...(description === null ? {} : { description }),
    })),
  }
}

export function authorData(author: Author, locale: string, { config, resolve }: DataContext): AuthorData {
  const linkOf = (url: string) => (isUnsafe(url) ? noUrl : leadsInside(url) ? resolve(url, locale).href : url)
  const own = author.route === null ? null : hrefOf(author.route, config.baseUrl)
  return {
    name: author.name,
    organization: author.type === 'organization',
    title: author.title,
    // outputs/pages/authorImages.ts finishes the URLs of files.
    image: author.image && (isSiteFile(author.image) ? author.image : resolve(author.image, locale).href),
    description: author.description,
    href: own ?? (author.url && linkOf(author.url)) ?? (author.email && `mailto:${author.email}`),
    socials: [
      ...Object.entries(author.socials).map(([platform, href]) => ({ platform, href: linkOf(href) })),
      ...(author.email === null ? [] : [{ platform: 'email', href: `mailto:${author.email}` }]),
    ],
  }
}
