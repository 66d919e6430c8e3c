// The routes of the archive, all tags and all authors → what their views show.
import type { BlogArchiveRouteEntry, BlogAuthorsRouteEntry, BlogTagsRouteEntry } from '../../model/blog.ts'
import type { BlogArchiveRoute, BlogAuthorsRoute, BlogTagsRoute } from '../../shared/blogData.ts'
import { hrefOf } from '../../shared/paths.ts'
import type { LinkData } from '../../shared/routeData.ts'
import { allTags } from '../allTags.ts'
import type { DataContext } from '../contentKind.ts'
import { headOf, listDescription, translate } from '../data.ts'
import { authorData, base, className, sidebarOf } from './shownData.ts'

export function blogArchiveData(route: BlogArchiveRouteEntry, context: DataContext): BlogArchiveRoute {
  const { blog, locale } = route
  const title = translate('theme.blog.archive.title', 'Archive', locale, context)
  const description = translate('theme.blog.archive.description', 'Archive', locale, context)
  const years = new Map<string, (LinkData & { date: string })[]>()
  for (const { date, title: label, route: path } of blog.listed) {
    if (date === null) continue
    const year = date.slice(0, 4)
    const post = { href: hrefOf(path, context.config.baseUrl), label, date: date.slice(0, 10) }
    years.set(year, [post, ...(years.get(year) ?? [])])
  }
  return {
    view: 'blogArchive',
    ...base(route, context),
    head: headOf(route, { title, description, keywords: [], image: null, noIndex: false }, context),
    // As in Docusaurus, without the class of the other pages of a blog.
    htmlClass: `plugin-blog plugin-id-${blog.config.id}`,
    unlisted: false,
    title,
    description,
    // Years come as in the list; in each the posts are in the reverse order, those of one day included.
    years: [...years].map(([year, posts]) => ({ year, posts })),
  }
}

export function blogTagsData(route: BlogTagsRouteEntry, context: DataContext): BlogTagsRoute {
  const { blog, locale } = route
  const shown = blog.tags.map((tag) => ({ ...tag, path: tag.pages[0]?.route }))
  const { title, description, groups } = allTags(shown, locale, context)
  return {
    view: 'blogTags',
    ...base(route, context),
    head: headOf(route, { title, description, keywords: [], image: null, noIndex: false }, context),
    htmlClass: `${className(blog)} blog-tags-list-page`,
    unlisted: false,
    title,
    groups,
    ...sidebarOf(route, context),
  }
}

export function blogAuthorsData(route: BlogAuthorsRouteEntry, context: DataContext): BlogAuthorsRoute {
  const { blog, locale } = route
  const title = translate('theme.blog.authorsList.pageTitle', 'Authors', locale, context)
  const description = listDescription(
    title,
    blog.authors.flatMap(({ author: { name } }) => name ?? []),
  )
  return {
    view: 'blogAuthors',
    ...base(route, context),
    head: headOf(route, { title, description, keywords: [], image: null, noIndex: false }, context),
    htmlClass: `${className(blog)} blog-authors-list-page`,
    unlisted: false,
    title,
    ...sidebarOf(route, context),
    authors: blog.authors.map(({ author, posts }) => ({
      ...authorData(author, locale, context),
      count: posts.length,
    })),
  }
}
