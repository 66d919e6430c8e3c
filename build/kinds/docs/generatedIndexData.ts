// The route of a page that lists a category → what its view shows.

import type { GeneratedIndexRouteEntry } from '../../model/docs.ts'
import { hrefOf } from '../../shared/paths.ts'
import type { GeneratedIndexRoute } from '../../shared/routeData.ts'
import type { DataContext } from '../contentKind.ts'
import { headOf } from '../data.ts'
import { untranslatedIn } from '../translations.ts'
import { cardsOf } from './cards.ts'
import { around } from './neighbours.ts'
import { pageVersion, preferredOf } from './pageVersion.ts'
import { breadcrumbs, entriesTo, sidebarRefOf } from './trail.ts'

export function generatedIndexData(
  route: GeneratedIndexRouteEntry,
  context: DataContext,
): GeneratedIndexRoute {
  const { index, version, instance } = route
  const { config } = context
  const sidebar = version.sidebars.find(({ name }) => name === index.sidebar)
  const category = entriesTo(route, context).at(-1)
  const resolve = (href: string) => context.resolve(href, route.locale)
  return {
    view: 'generatedIndex',
    path: route.path,
    href: hrefOf(route.path, config.baseUrl),
    head: headOf(
      route,
      {
        title: index.title,
        description: index.description,
        keywords: index.keywords,
        image: index.image,
        noIndex: version.noIndex || index.unlisted === true,
        canonical: preferredOf(route),
      },
      context,
    ),
    htmlClass: `docs-wrapper docs-doc-page plugin-docs plugin-id-${instance.config.id} ${version.className}`,
    unlisted: index.unlisted === true,
    title: index.title,
    description: index.description,
    cards:
      category?.type === 'category'
        ? cardsOf(category.items, version, {
            baseUrl: config.baseUrl,
            resolve,
            untranslated: untranslatedIn(route.locale, config),
          })
        : [],
    sidebar: sidebarRefOf(route, context),
    breadcrumbs: breadcrumbs(route, context),
    ...around(sidebar?.order ?? [], route.path, {
      baseUrl: config.baseUrl,
      untranslated: untranslatedIn(route.locale, config),
    }),
    version: pageVersion(route, context),
  }
}
