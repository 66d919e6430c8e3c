// The source of a page, or the tag of a list, for components of the site.
import type { Page } from '../model/page.ts'
import type { Route } from '../model/route.ts'
import { titleOf } from '../model/titleOf.ts'
import type { PageOrigin } from '../shared/routeBase.ts'

interface Tagged {
  readonly tag: { readonly label: string }
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
  if (tag) return { title: '', description: null, source: '', frontMatter: {}, tag: tag.label }
  if (!page) return null
  const { frontMatter, ownFields, excerpt } = page.facts
  return {
    title: doc?.title ?? post?.title ?? titleOf(page.facts) ?? '',
    description: frontMatter.description ?? excerpt,
    source: `@site/${page.source}`,
    frontMatter: { ...frontMatter, ...ownFields },
  }
}
