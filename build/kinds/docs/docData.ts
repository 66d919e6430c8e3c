// A document's route → what its view shows.

import type { DocRouteEntry } from '../../model/docs.ts'
import type { Page } from '../../model/page.ts'
import { hrefOf, joinPath, folderOf as parentFolder } from '../../shared/paths.ts'
import type { CardData, DocRoute, HeadData, Href, PageCode } from '../../shared/routeData.ts'
import type { DataContext } from '../contentKind.ts'
import { inlineHeadings, tocOfDoc } from '../contents.ts'
import { commentsOf, type EditContext, editFolder, editHref, headOf, lastUpdateOf } from '../data.ts'
import { untranslatedIn } from '../translations.ts'
import { cardsOf } from './cards.ts'
import { neighbours } from './neighbours.ts'
import { pageVersion, preferredOf } from './pageVersion.ts'
import { breadcrumbs, entriesTo, sidebarRefOf } from './trail.ts'

export function docData(route: DocRouteEntry, code: PageCode | null, context: DataContext): DocRoute {
  const { doc, page, version, instance } = route
  const { config } = context
  const { frontMatter, contentTitle } = page.facts
  const title = contentTitle !== null || frontMatter.hide_title === true ? null : doc.title
  const lead = title !== null && instance.config.showDescription ? frontMatter.description : undefined
  return {
    view: 'doc',
    path: route.path,
    href: hrefOf(route.path, config.baseUrl),
    head: headOfDoc(route, context),
    htmlClass: `docs-wrapper docs-doc-page plugin-docs plugin-id-${instance.config.id} ${version.className} docs-doc-id-${doc.id}`,
    unlisted: doc.unlisted,
    title,
    ...(lead === undefined ? {} : { lead }),
    body: null,
    code,
    ...inlineHeadings(page),
    cards: hasCards(page) ? siblingCards(route, context) : [],
    toc: tocOfDoc(page, config.theme.tableOfContents),
    sidebar: sidebarRefOf(route, context),
    breadcrumbs: breadcrumbs(route, context),
    ...neighbours(doc, version, context, route.locale),
    version: pageVersion(route, context),
    tags: (version.tags.byDoc.get(doc.id) ?? []).map((tag) => ({
      label: tag.label,
      href: hrefOf(tag.route, config.baseUrl),
      ...(tag.description === null ? {} : { description: tag.description }),
    })),
    editHref: docEditHref(route, context),
    lastUpdate: lastUpdateOf(
      page,
      { time: instance.config.showLastUpdateTime, author: instance.config.showLastUpdateAuthor },
      context,
    ),
    ...commentsOf(page, config, ({ docs }) => docs),
    draft: frontMatter.draft === true,
  }
}

const hasCards = ({ facts: { widgets, uses } }: Page): boolean =>
  (widgets?.includes('DocCardList') || uses?.includes('cards')) ?? false

/** The link to the file of a document. */
export function docEditHref(route: DocRouteEntry, context: EditContext): Href | null {
  const { doc, page, version, instance } = route
  return editHref(
    {
      editUrl: instance.config.editUrl,
      page,
      version: version.name,
      folder: folderOf(route, context),
      relative: doc.file.relative,
      route: route.path,
      locale: route.locale,
    },
    context,
  )
}

function headOfDoc(route: DocRouteEntry, context: DataContext): HeadData {
  const { doc, page, version } = route
  const { frontMatter, excerpt, head } = page.facts
  return headOf(
    route,
    {
      title: frontMatter.title_meta ?? doc.title,
      description: frontMatter.description ?? excerpt,
      keywords: frontMatter.keywords ?? [],
      image: frontMatter.image ?? null,
      noIndex: doc.unlisted || frontMatter.draft === true || version.noIndex,
      tags: head ?? [],
      canonical: preferredOf(route),
    },
    context,
  )
}

/** Of this version or the current one, even if the site leaves that out. */
function folderOf({ page, version, instance }: DocRouteEntry, { config }: EditContext): string {
  const { editCurrentVersion, path } = instance.config
  if (!editCurrentVersion) return editFolder(page, version, instance.config)
  const { localizedFolder } = version
  return editFolder(page, version, instance.config, {
    folder: joinPath(config.contentDir, path),
    localizedFolder: localizedFolder === null ? null : joinPath(parentFolder(localizedFolder), 'current'),
  })
}

/** On the page of a category its items; on other pages the other items of their category. */
function siblingCards(route: DocRouteEntry, context: DataContext): readonly CardData[] {
  const { doc, version } = route
  if (doc.sidebar === null) return []
  const trail = entriesTo(route, context)
  const holder = trail.findLast((entry) => entry.type === 'category')
  const items =
    holder?.type === 'category'
      ? holder.items
      : (version.sidebars.find(({ name }) => name === doc.sidebar)?.items ?? [])
  const shown = holder === trail.at(-1) ? items : items.filter((entry) => entry !== trail.at(-1))
  return cardsOf(shown, version, {
    baseUrl: context.config.baseUrl,
    resolve: (href) => context.resolve(href, route.locale),
    untranslated: untranslatedIn(route.locale, context.config),
  })
}
