// A document's or generated index's route → what its view shows.
import type {
  Doc,
  DocRouteEntry,
  DocsInstance,
  DocsVersion,
  DocTagRouteEntry,
  DocTagsRouteEntry,
  GeneratedIndexRouteEntry,
  SidebarEntry,
  Stop,
} from '../../model/docs.ts'
import { hrefOf, type RoutePath } from '../../shared/paths.ts'
import type {
  Breadcrumb,
  CardData,
  DocRoute,
  DocTagRoute,
  GeneratedIndexRoute,
  LinkData,
  PageCode,
  PageVersion,
  TagsRoute,
} from '../../shared/routeData.ts'
import { tocTree } from '../../shared/toc.ts'
import type { DataContext } from '../contentKind.ts'
import {
  editHref,
  headOf,
  inlineHeadings,
  lastUpdateOf,
  plural,
  sidebarKey,
  sidebarRef,
  translate,
} from '../data.ts'
import { tagLetters } from '../tags.ts'
import { cardsOf, linkRoute } from './sidebarData.ts'

export function docData(route: DocRouteEntry, code: PageCode | null, context: DataContext): DocRoute {
  const { doc, page, version, instance } = route
  const { config } = context
  const { frontMatter, contentTitle, excerpt, headings } = page.facts
  const latest = instance.versions.find((other) => other.isLast) ?? version
  const preferred = latest.docsById.get(doc.id)?.route ?? doc.route
  const levels = config.theme.tableOfContents
  return {
    view: 'doc',
    path: route.path,
    href: hrefOf(route.path, config.baseUrl),
    head: headOf(
      route,
      {
        title: frontMatter.title_meta ?? doc.title,
        description: frontMatter.description ?? excerpt,
        keywords: frontMatter.keywords ?? [],
        image: frontMatter.image ?? null,
        noIndex: doc.unlisted || frontMatter.draft === true || version.noIndex,
        tags: page.facts.head ?? [],
        canonical: preferred,
      },
      context,
    ),
    htmlClass: `docs-wrapper docs-doc-page plugin-docs plugin-id-${instance.config.id} ${version.className} docs-doc-id-${doc.id}`,
    unlisted: doc.unlisted,
    title: contentTitle !== null || frontMatter.hide_title === true ? null : doc.title,
    body: null,
    code,
    ...inlineHeadings(page),
    cards: page.facts.widgets?.includes('DocCardList') ? siblingCards(route, context) : [],
    toc:
      frontMatter.hide_table_of_contents === true
        ? null
        : tocTree(
            headings,
            frontMatter.toc_min_heading_level ?? levels.minHeadingLevel,
            frontMatter.toc_max_heading_level ??
              Math.max(levels.maxHeadingLevel, frontMatter.toc_min_heading_level ?? 0),
          ),
    sidebar:
      doc.sidebar === null
        ? null
        : sidebarRef(
            sidebarKey(route.locale, instance.config.id, version.name, doc.sidebar),
            route.path,
            context,
          ),
    breadcrumbs: breadcrumbs(route.path, doc.sidebar, route, context),
    ...neighbours(doc, version, context),
    version: pageVersion(doc.id, doc.sidebar, version, instance, context),
    tags: (version.tags.byDoc.get(doc.id) ?? []).map((tag) => ({
      label: tag.label,
      href: hrefOf(tag.route, config.baseUrl),
    })),
    editHref: editHref({
      editUrl: instance.config.editUrl,
      page,
      version: version.name,
      folder: editFolder(route),
      relative: doc.file.relative,
      route: route.path,
      locale: route.locale,
    }),
    lastUpdate: lastUpdateOf(
      page,
      { time: instance.config.showLastUpdateTime, author: instance.config.showLastUpdateAuthor },
      context,
    ),
    draft: frontMatter.draft === true,
  }
}

/** The folder that the edit link names: of this version or the current one, of the translation or the original. A function decides itself. */
function editFolder({ page, version, instance }: DocRouteEntry): string {
  const { editUrl, editCurrentVersion, editLocalizedFiles } = instance.config
  const edited = (editCurrentVersion && instance.versions.find(({ name }) => name === 'current')) || version
  const translated = version.localizedFolder !== null && page.source.startsWith(`${version.localizedFolder}/`)
  return editLocalizedFiles && translated && typeof editUrl === 'string'
    ? (edited.localizedFolder ?? edited.folder)
    : edited.folder
}

export function generatedIndexData(
  route: GeneratedIndexRouteEntry,
  context: DataContext,
): GeneratedIndexRoute {
  const { index, version, instance } = route
  const { config } = context
  const sidebar = version.sidebars.find(({ name }) => name === index.sidebar)
  const category = entriesTo(route.path, index.sidebar, route, context).at(-1)
  const resolve = (href: string) => context.resolve(href, route.locale)
  const latest = instance.versions.find((other) => other.isLast) ?? version
  const preferred = latest.indexes.find((other) => other.slug === index.slug)?.route ?? route.path
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
        noIndex: version.noIndex,
        canonical: preferred,
      },
      context,
    ),
    htmlClass: `docs-wrapper plugin-docs plugin-id-${instance.config.id} ${version.className}`,
    unlisted: false,
    title: index.title,
    description: index.description,
    cards:
      category?.type === 'category'
        ? cardsOf(category.items, version, { baseUrl: config.baseUrl, resolve })
        : [],
    sidebar: sidebarRef(
      sidebarKey(route.locale, instance.config.id, version.name, index.sidebar),
      route.path,
      context,
    ),
    breadcrumbs: breadcrumbs(route.path, index.sidebar, route, context),
    ...around(sidebar?.order ?? [], route.path, config.baseUrl),
    version: pageVersion(null, index.sidebar, version, instance, context, index.slug),
  }
}

/** The items of the category whose page this is; on other pages those beside it. */
function siblingCards(route: DocRouteEntry, context: DataContext): readonly CardData[] {
  const { doc, version } = route
  if (doc.sidebar === null) return []
  const trail = entriesTo(route.path, doc.sidebar, route, context)
  const holder = trail.findLast((entry) => entry.type === 'category')
  const items =
    holder?.type === 'category'
      ? holder.items
      : (version.sidebars.find(({ name }) => name === doc.sidebar)?.items ?? [])
  const shown = holder === trail.at(-1) ? items : items.filter((entry) => entry !== trail.at(-1))
  return cardsOf(shown, version, {
    baseUrl: context.config.baseUrl,
    resolve: (href) => context.resolve(href, route.locale),
  })
}

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
  return {
    view: 'tags',
    path: route.path,
    href: hrefOf(route.path, baseUrl),
    head: headOf(
      route,
      { title, description: null, keywords: [], image: null, noIndex: version.noIndex },
      context,
    ),
    htmlClass: `docs-wrapper plugin-docs plugin-id-${instance.config.id} docs-tags-list-page`,
    unlisted: false,
    title,
    groups: tagLetters(tags, locale),
    version: pageVersion(null, null, version, instance, context),
  }
}

export function docTagData(route: DocTagRouteEntry, context: DataContext): DocTagRoute {
  const { group, version, instance, locale } = route
  const { baseUrl } = context.config
  const count = group.items.length
  const counted = plural(
    'theme.docs.tagDocListPageTitle.nDocsTagged',
    'One doc tagged|{count} docs tagged',
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
    htmlClass: `docs-wrapper plugin-docs plugin-id-${instance.config.id} docs-tags-doc-list-page`,
    unlisted: group.unlisted,
    title,
    description: group.tag.description,
    allHref: hrefOf(version.tags.route ?? route.path, baseUrl),
    items: group.items.map(({ title: label, route: path, page }) => ({
      href: hrefOf(path, baseUrl),
      label,
      description: page.facts.frontMatter.description ?? page.facts.excerpt,
    })),
    version: pageVersion(null, null, version, instance, context),
  }
}

/** From the top category down to the page; nothing for a page outside the sidebar. */
function breadcrumbs(
  path: RoutePath,
  sidebarName: string | null,
  route: DocRouteEntry | GeneratedIndexRouteEntry,
  context: DataContext,
): readonly Breadcrumb[] {
  if (!route.instance.config.breadcrumbs || sidebarName === null) return []
  const trail = entriesTo(path, sidebarName, route, context)
  return trail.map((entry, index): Breadcrumb => {
    if (entry.type !== 'category') return { label: 'label' in entry ? entry.label : '', href: null }
    const unlisted = entry.link !== null && 'doc' in entry.link && entry.link.doc.unlisted
    const target = unlisted ? null : linkRoute(entry)
    return {
      label: entry.label,
      href: index === trail.length - 1 || target === null ? null : hrefOf(target, context.config.baseUrl),
    }
  })
}

/** The sidebar entries from the top down to a page. */
export function entriesTo(
  path: RoutePath,
  sidebarName: string,
  { version, instance, locale }: DocRouteEntry | GeneratedIndexRouteEntry,
  { sidebars }: DataContext,
): readonly SidebarEntry[] {
  const trail =
    sidebars.get(sidebarKey(locale, instance.config.id, version.name, sidebarName))?.trails.get(path) ?? []
  let items = version.sidebars.find(({ name }) => name === sidebarName)?.items ?? []
  const entries: SidebarEntry[] = []
  for (const index of trail) {
    const entry = items[index]
    if (!entry) break
    entries.push(entry)
    items = entry.type === 'category' ? entry.items : []
  }
  return entries
}

type Neighbours = { readonly previous: LinkData | null; readonly next: LinkData | null }

/** Neighbours in the sidebar shown; front matter names another document by id, or none with null. */
function neighbours(doc: Doc, version: DocsVersion, { config: { baseUrl } }: DataContext): Neighbours {
  const order = version.sidebars.find(({ name }) => name === doc.sidebar)?.order ?? []
  const { previous, next } = doc.unlisted ? { previous: null, next: null } : around(order, doc.route, baseUrl)
  const named = (id: string | null | undefined, otherwise: LinkData | null): LinkData | null => {
    if (id === undefined || id === null) return id === null ? null : otherwise
    const target = version.docsById.get(id)
    return !target || target.unlisted
      ? null
      : { href: hrefOf(target.route, baseUrl), label: paginationLabel(target) }
  }
  const front = doc.page.facts.frontMatter
  return { previous: named(front.pagination_prev, previous), next: named(front.pagination_next, next) }
}

const paginationLabel = ({ title, page }: Doc): string =>
  page.facts.frontMatter.pagination_label ?? page.facts.frontMatter.sidebar_label ?? title

const placesOf = new WeakMap<readonly Stop[], ReadonlyMap<RoutePath, number>>()

function around(order: readonly Stop[], path: RoutePath, baseUrl: string): Neighbours {
  let places = placesOf.get(order)
  if (!places) {
    places = new Map([...order.entries()].reverse().map(([index, stop]) => [stop.route, index]))
    placesOf.set(order, places)
  }
  const at = places.get(path)
  const link = (stop: Stop | undefined): LinkData | null =>
    stop ? { href: hrefOf(stop.route, baseUrl), label: stop.label } : null
  return at === undefined
    ? { previous: null, next: null }
    : { previous: link(order[at - 1]), next: link(order[at + 1]) }
}

function pageVersion(
  docId: string | null,
  sidebarName: string | null,
  version: DocsVersion,
  instance: DocsInstance,
  { config }: DataContext,
  slug?: string,
): PageVersion {
  const target = (other: DocsVersion): string => {
    const same =
      docId === null
        ? other.indexes.find((index) => index.slug === slug)?.route
        : other.docsById.get(docId)?.route
    return hrefOf(same ?? other.mainDoc?.route ?? `${other.path}/`, config.baseUrl)
  }
  const latest = instance.versions.find((other) => other.isLast) ?? version
  return {
    instance: instance.config.id,
    name: version.name,
    label: version.label,
    badge: version.badge,
    banner: version.banner,
    latestHref: target(latest),
    latestLabel: latest.label,
    hrefs: Object.fromEntries(instance.versions.map((other) => [other.name, target(other)])),
    docId,
    sidebarName,
  }
}
