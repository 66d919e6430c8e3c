// The routes of a version's tags → what their views show.
import type { Doc, DocTagRouteEntry, DocTagsRouteEntry } from '../../model/docs.ts'
import { hrefOf } from '../../shared/paths.ts'
import type { DocTagRoute, TagsRoute } from '../../shared/routeData.ts'
import { allTags } from '../allTags.ts'
import type { DataContext } from '../contentKind.ts'
import { headOf, plural, translate } from '../data.ts'
import { pageVersion } from './pageVersion.ts'

export function docTagsData(route: DocTagsRouteEntry, context: DataContext): TagsRoute {
  const { version, instance, locale } = route
  const { baseUrl } = context.config
  const shown = version.tags.groups.map((group) => ({ ...group, path: group.route }))
  const { title, description, groups } = allTags(shown, locale, context)
  return {
    view: 'tags',
    path: route.path,
    href: hrefOf(route.path, baseUrl),
    head: headOf(route, { title, description, keywords: [], image: null, noIndex: version.noIndex }, context),
    htmlClass: `docs-wrapper plugin-docs plugin-id-${instance.config.id} ${version.className} docs-tags-list-page`,
    unlisted: false,
    title,
    groups,
    version: pageVersion(route, context),
  }
}

export function docTagData(route: DocTagRouteEntry, context: DataContext): DocTagRoute {
  const { group, version, instance, locale } = route
  const { baseUrl } = context.config
  const count = group.items.length
  const counted = plural(
    { id: 'theme.docs.tagDocListPageTitle.nDocsTagged', message: 'One doc tagged|{count} docs tagged' },
    count,
    locale,
    context,
  )
  const title = translate('theme.docs.tagDocListPageTitle', '{nDocsTagged} with "{tagName}"', locale, context)
    .replace('{nDocsTagged}', counted)
    .replace('{tagName}', group.tag.label)
  return {
    view: 'docTag',
    path: route.path,
    href: hrefOf(route.path, baseUrl),
    head: headOf(
      route,
      {
        title,
        description: group.tag.description,
        keywords: [],
        image: null,
        noIndex: group.unlisted || version.noIndex,
      },
      context,
    ),
    htmlClass: `docs-wrapper plugin-docs plugin-id-${instance.config.id} ${version.className} docs-tags-doc-list-page`,
    unlisted: group.unlisted,
    title,
    description: group.tag.description,
    allHref: hrefOf(version.tags.route ?? route.path, baseUrl),
    items: byTitle(group.items).map(({ title: label, route: path, page }) => ({
      href: hrefOf(path, baseUrl),
      label,
      description: page.facts.frontMatter.description ?? page.facts.excerpt,
    })),
    version: pageVersion(route, context),
  }
}

const byTitle = (docs: readonly Doc[]): readonly Doc[] =>
  [...docs].sort((a, b) => a.title.localeCompare(b.title, 'en'))
