// The source of a page, for components of the site.
import type { Page } from '../model/page.ts'
import type { Route } from '../model/route.ts'
import { titleOf } from '../model/titleOf.ts'
import type { PageOrigin } from '../shared/routeBase.ts'

/** Null for pages without a Markdown file. */
export function originOf(route: Route): PageOrigin | null {
  const { page, doc, post } = route as Route & {
    readonly page?: Page
    readonly doc?: { readonly title: string }
    readonly post?: { readonly title: string }
  }
  if (!page) return null
  const { frontMatter, ownFields, excerpt } = page.facts
  return {
    title: doc?.title ?? post?.title ?? titleOf(page.facts) ?? '',
    description: frontMatter.description ?? excerpt,
    source: `@site/${page.source}`,
    frontMatter: { ...frontMatter, ...ownFields },
  }
}
