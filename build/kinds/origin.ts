// The source of a page, or the tag of a list, for components of the site.
import type { BlogInstance } from '../model/blog.ts'
import type { Page } from '../model/page.ts'
import type { Route } from '../model/route.ts'
import { titleOf } from '../model/titleOf.ts'
import { isBeside } from '../shared/hrefs.ts'
import { folderOf, hrefOf, joinPath } from '../shared/paths.ts'
import type { BlogOrigin, PageOrigin } from '../shared/routeBase.ts'

/** For pages without a source. */
const none: PageOrigin = { title: '', description: null, source: '', frontMatter: {} }

/** Of every page of a blog; undefined for others. `baseUrl` is that of the site. */
function blogOriginOf(route: Route, baseUrl: string): BlogOrigin | undefined {
  const { blog } = route as Route & { readonly blog?: BlogInstance }
  if (!blog) return undefined
  const { blogTitle, blogDescription, authorsBasePath } = blog.config
  const href = hrefOf(blog.route, baseUrl)
  return {
    title: blogTitle,
    description: blogDescription,
    href,
    authorsHref:
      blog.authorsRoute === null ? joinPath(href, authorsBasePath) : hrefOf(blog.authorsRoute, baseUrl),
  }
}

interface Tagged {
  readonly tag: { readonly label: string }
}

/** With the blog of the page. Null for pages with none of it. */
export function wholeOriginOf(route: Route, baseUrl: string): PageOrigin | null {
  const blog = blogOriginOf(route, baseUrl)
  const own = originOf(route)
  return blog ? { ...none, ...own, blog } : own
}

/** Null for pages with neither a Markdown file nor a tag. */
export function originOf(route: Route): PageOrigin | null {
  const { page, doc, post, group, of } = route as Route & {
    readonly page?: Page
    readonly doc?: { readonly title: string }
    readonly post?: { readonly title: string }
    readonly group?: Tagged
    readonly of?: { readonly tag?: Tagged } | null
  }
  const tag = (group ?? of?.tag)?.tag
  if (tag) return { ...none, tag: tag.label }
  if (!page) return null
  const { frontMatter, ownFields, excerpt, truncated } = page.facts
  const { image } = frontMatter
  return {
    title: doc?.title ?? post?.title ?? titleOf(page.facts) ?? '',
    description: frontMatter.description ?? excerpt,
    source: `@site/${page.source}`,
    frontMatter: { ...frontMatter, ...ownFields },
    // outputs/pages/imageFiles.ts finishes the URL.
    ...(image !== undefined && isBeside(image)
      ? { image: `@site/${joinPath(folderOf(page.source), image)}` }
      : {}),
    ...(post && truncated ? { truncated } : {}),
  }
}
