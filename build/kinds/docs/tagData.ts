// The routes of a version's tags → what their views show.
import type { DocTagRouteEntry, DocTagsRouteEntry } from '../../model/docs.ts'
import { hrefOf } from '../../shared/paths.ts'
import type { DocTagRoute, TagsRoute } from '../../shared/routeData.ts'
import type { DataContext } from '../contentKind.ts'
import { headOf, listDescription, plural, translate } from '../data.ts'
import { tagLetters } from '../tags.ts'
import { pageVersion } from './pageVersion.ts'

export function docTagsData(route: DocTagsRouteEntry, context: DataContext): TagsRoute {
  const { version, instance, locale } = route
  const { baseUrl } = context.config
  const title = translate('theme.tags.tagsPageTitle', 'Tags', locale, context)
  const tags = version.tags.groups.flatMap(({ tag, items, unlisted, route: path }) =>
    unlisted
      ? []
      : [
          {
            href: hrefOf(path, baseUrl),
            label: tag.label,
            description: tag.description,
            count: items.length,
          },
        ],
  )
  const description = listDescription(
    context.config,
    title,
    tags.map(({ label }) => label),
  )
  return {
    view: 'tags',
    path: route.path,
    href: hrefOf(route.path, baseUrl),
    head: headOf(route, { title, description, keywords: [], image: null, noIndex: version.noIndex }, context),
    htmlClass: `docs-wrapper plugin-docs plugin-id-${instance.config.id} ${version.className} docs-tags-list-page`,
    unlisted: false,
    title,
    groups: tagLetters(tags, locale),
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
    items: group.items.map(({ title: label, route: path, page }) => ({
      href: hrefOf(path, baseUrl),
      label,
      description: page.facts.frontMatter.description ?? page.facts.excerpt,
    })),
    version: pageVersion(route, context),
  }
}
