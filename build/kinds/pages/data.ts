// A page's route → what its view shows.
import type {
  ComponentPageRouteEntry,
  MarkdownPageRouteEntry,
  NotFoundRouteEntry,
  SearchRouteEntry,
} from '../../model/pages.ts'
import { titleOf } from '../../model/titleOf.ts'
import { hrefOf } from '../../shared/paths.ts'
import type {
  ComponentPageRoute,
  Href,
  MarkdownPageRoute,
  NotFoundRoute,
  PageCode,
  SearchRoute,
} from '../../shared/routeData.ts'
import type { DataContext, RouteCode } from '../contentKind.ts'
import { inlineHeadings, tocOf } from '../contents.ts'
import {
  type EditContext,
  editFolder,
  editHref,
  folderWith,
  headOf,
  lastUpdateOf,
  translate,
} from '../data.ts'
import { isGlossaryFile, localeFolder } from '../translations.ts'
import { pageFolders } from './folders.ts'

export function markdownPageData(
  route: MarkdownPageRouteEntry,
  code: PageCode | null,
  context: DataContext,
): MarkdownPageRoute {
  const { page, instance } = route
  const { config } = context
  const { frontMatter, contentTitle, excerpt } = page.facts
  const title = titleOf(page.facts)
  const unlisted = frontMatter.unlisted === true
  return {
    view: 'markdownPage',
    path: route.path,
    href: hrefOf(route.path, config.baseUrl),
    head: headOf(
      route,
      {
        title: frontMatter.title_meta ?? title,
        description: frontMatter.description ?? excerpt,
        keywords: frontMatter.keywords ?? [],
        image: frontMatter.image ?? null,
        noIndex: unlisted || frontMatter.draft === true,
        tags: page.facts.head ?? [],
      },
      context,
    ),
    htmlClass: `${frontMatter.wrapperClassName ?? 'mdx-wrapper'} mdx-page plugin-pages plugin-id-${instance.id}`,
    unlisted,
    ...(route.deep && { open: true }),
    title: contentTitle !== null || frontMatter.hide_title === true ? null : title,
    body: null,
    code,
    ...inlineHeadings(page),
    toc: tocOf(page, config.theme.tableOfContents),
    wrapperClass: frontMatter.wrapperClassName ?? '',
    editHref: pageEditHref(route, context),
    lastUpdate: lastUpdateOf(
      page,
      { time: instance.showLastUpdateTime, author: instance.showLastUpdateAuthor },
      context,
    ),
    draft: frontMatter.draft === true,
  }
}

export function componentPageData(
  route: ComponentPageRouteEntry,
  { page }: RouteCode,
  context: DataContext,
): ComponentPageRoute {
  const { config } = context
  return {
    view: 'componentPage',
    path: route.path,
    href: hrefOf(route.path, config.baseUrl),
    head: headOf(
      route,
      { title: null, description: null, keywords: [], image: null, noIndex: false },
      context,
    ),
    htmlClass: `plugin-pages plugin-id-${route.instance.id}`,
    unlisted: false,
    code: page ?? { module: route.source, href: '', styles: [], attributes: {} },
    ...(route.deep && { open: true as const }),
  }
}

/** Hosts distinguish capital letters, readers do not. Unlisted pages are never suggested. */
function mixedCase({ site, config }: DataContext): Pick<NotFoundRoute, 'mixedCase'> {
  const hrefs = site.routes
    .filter(({ path, hasUrl, page }) => hasUrl && /\p{Lu}/u.test(path) && !page?.facts.frontMatter.unlisted)
    .map(({ path }) => hrefOf(path, config.baseUrl))
  return hrefs.length === 0 ? {} : { mixedCase: hrefs }
}

export function notFoundData(route: NotFoundRouteEntry, context: DataContext): NotFoundRoute {
  return {
    view: 'notFound',
    path: route.path,
    href: hrefOf(route.path, context.config.baseUrl),
    head: {
      ...headOf(
        route,
        {
          title: translate('theme.NotFound.title', 'Page Not Found', route.locale, context),
          description: 'There is no page at this URL.',
          keywords: [],
          image: null,
          noIndex: true,
        },
        context,
      ),
      canonical: null,
      alternates: [],
    },
    htmlClass: 'plugin-native plugin-id-default',
    unlisted: false,
    ...mixedCase(context),
  }
}

export function searchData(route: SearchRouteEntry, context: DataContext): SearchRoute {
  const title = translate(
    'theme.SearchPage.emptyResultsTitle',
    'Search the documentation',
    route.locale,
    context,
  )
  const description = translate(
    'theme.SearchPage.description',
    'Search all pages of this site.',
    route.locale,
    context,
  )
  const head = headOf(route, { title, description, keywords: [], image: null, noIndex: false }, context)
  return {
    view: 'search',
    path: route.path,
    href: hrefOf(route.path, context.config.baseUrl),
    // `property` instead of `name` keeps the page in the sitemap, as in Docusaurus.
    head: {
      ...head,
      tags: [{ tag: 'meta', attributes: { property: 'robots', content: 'noindex, follow' } }],
    },
    htmlClass:
      context.config.search?.provider === 'algolia'
        ? 'search-page-wrapper plugin-search-algolia plugin-id-default'
        : 'search-page-wrapper',
    unlisted: false,
  }
}

/** The link to the file of a page. */
export const pageEditHref = (
  { instance, page, relative, path, locale }: MarkdownPageRouteEntry,
  context: EditContext,
): Href | null => {
  const { config } = context
  const folders = isGlossaryFile(page.source, config)
    ? { folder: config.contentDir, localizedFolder: localeFolder(locale, config) }
    : pageFolders(instance, locale, config)
  return editHref(
    {
      editUrl: instance.editUrl,
      page,
      version: '',
      folder: editFolder(page, folders, instance),
      relative,
      route: path,
      locale,
      names: { pagesDirPath: folderWith(page, folders), pagesPath: relative },
    },
    context,
  )
}
