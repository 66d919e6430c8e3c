// One folder of pages as the content of Docusaurus' pages plugin.

import { pageEditHref } from '../../kinds/pages/data.ts'
import { contentPermalink } from '../../kinds/permalink.ts'
import { writtenFields } from '../../kinds/writtenFields.ts'
import type { ComponentPageRouteEntry, MarkdownPageRouteEntry, PagesRoute } from '../../model/pages.ts'
import type { PagesConfig } from '../../model/project.ts'
import { titleOf } from '../../model/titleOf.ts'
import { lazyField } from '../../shared/lazyField.ts'
import type { ContentContext } from './contentContext.ts'
import { lastUpdated } from './lastUpdated.ts'

export function pagesContents(instance: PagesConfig, context: ContentContext): readonly object[] {
  return context.site.routes.flatMap((one) => {
    const route = one as PagesRoute
    if (route.kind !== 'pages' || route.locale !== context.locale || !isOf(route, instance)) return []
    return route.type === 'componentPage'
      ? [{ type: 'jsx', permalink: permalinkOf(route, context), source: `@site/${route.source}` }]
      : [markdownPage(route, context)]
  })
}

const isOf = (
  route: PagesRoute,
  instance: PagesConfig,
): route is ComponentPageRouteEntry | MarkdownPageRouteEntry =>
  'instance' in route && route.instance.id === instance.id

const permalinkOf = (
  { path, relative }: ComponentPageRouteEntry | MarkdownPageRouteEntry,
  { config }: ContentContext,
): string => contentPermalink(path, config, { slash: /(?:^|\/)index\.\w+$/.test(relative) })

function markdownPage(route: MarkdownPageRouteEntry, context: ContentContext): object {
  const { page, instance } = route
  const { frontMatter, excerpt } = page.facts
  const shown = {
    type: 'mdx',
    permalink: permalinkOf(route, context),
    source: `@site/${page.source}`,
    title: titleOf(page.facts) ?? undefined,
    description: frontMatter.description ?? excerpt ?? undefined,
    ...lastUpdated(page, instance, context),
    editUrl: pageEditHref(route, context) ?? undefined,
    unlisted: frontMatter.unlisted === true,
  }
  lazyField(shown, 'frontMatter', () =>
    writtenFields(page, context.config, () => context.read(page.source).data),
  )
  return shown
}
