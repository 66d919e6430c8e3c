// The source of a page, or the tag of a list, for components of the site.
import type { BlogRoute } from '../model/blog.ts'
import type { Page } from '../model/page.ts'
import type { Route } from '../model/route.ts'
import { titleOf } from '../model/titleOf.ts'
import { isBeside } from '../shared/hrefs.ts'
import { folderOf, joinPath } from '../shared/paths.ts'
import type { PageOrigin } from '../shared/routeBase.ts'
import { authorsOrigin, blogOrigin, type OriginContext, postOrigin } from './docusaurus/blogOrigin.ts'

/** For pages without a source. */
const none: PageOrigin = { title: '', description: null, source: '', frontMatter: {} }

interface Tagged {
  readonly tag: { readonly label: string }
}

/** With the blog of the page. Null for pages with none of it. */
export function wholeOriginOf(route: Route, context: OriginContext): PageOrigin | null {
  const own = originOf(route, context)
  if (!isOfBlog(route)) return own
  return { ...none, ...own, ...authorsOrigin(route, context), blog: blogOrigin(route, context) }
}

const isOfBlog = (route: Route): route is BlogRoute => route.kind === 'blog'

/** Null for pages with neither a Markdown file nor a tag. */
export function originOf(route: Route, context: OriginContext): PageOrigin | null {
  const { page, doc, group, of } = route as Route & {
    readonly page?: Page
    readonly doc?: { readonly title: string }
    readonly group?: Tagged
    readonly of?: { readonly tag?: Tagged } | null
  }
  const tag = (group ?? of?.tag)?.tag
  if (tag) return { ...none, tag: tag.label }
  if (!page) return null
  const { frontMatter, ownFields, excerpt } = page.facts
  const { image } = frontMatter
  const entry = isOfBlog(route) && route.type === 'blogPost' ? route : null
  return {
    title: doc?.title ?? entry?.post.title ?? titleOf(page.facts) ?? '',
    description: frontMatter.description ?? excerpt,
    source: `@site/${page.source}`,
    frontMatter: { ...frontMatter, ...ownFields },
    // outputs/pages/imageFiles.ts finishes the URL.
    ...(image !== undefined && isBeside(image)
      ? { image: `@site/${joinPath(folderOf(page.source), image)}` }
      : {}),
    ...(entry ? { post: postOrigin(entry, context) } : {}),
  }
}
