// Pages outside of documentation and blogs: Markdown files, React components, and the pages that every site
// has.
import type { PagesRoute } from '../../model/pages.ts'
import type { PagesConfig } from '../../model/project.ts'
import { generated } from '../../model/route.ts'
import type { LocalePlace, SiteInput } from '../../model/site.ts'
import { titleOf } from '../../model/titleOf.ts'
import { routePath } from '../../shared/paths.ts'
import type { RouteData } from '../../shared/routeData.ts'
import type { ContentKind, DataContext, RenderedFacts, RouteCode, SearchEntry } from '../contentKind.ts'
import { isIndexable } from '../indexable.ts'
import { pagesCardText } from './cardText.ts'
import { componentPageData, markdownPageData, notFoundData, searchData } from './data.ts'
import { planGlossary, planPages } from './plan.ts'

export const pages: ContentKind<PagesConfig, PagesRoute> = {
  name: 'pages',
  options: (config) => config.pages,
  dataFiles: () => () => null,
  plan(input, place) {
    const planned = [
      ...input.config.pages.map((config) => planPages(config, input, place)),
      planGlossary(input, place),
    ]
    return {
      contents: input.config.pages,
      routes: [...planned.flatMap(({ routes }) => routes), ...standardPages(input, place)],
      searchTags: [],
      diagnostics: planned.flatMap(({ diagnostics }) => diagnostics),
    }
  },
  data,
  sidebars: () => [],
  searchEntry,
  indexable: (route, hidden) =>
    route.type !== 'notFound' && route.type !== 'search' && isIndexable(route, hidden),
  cardText: pagesCardText,
  excerpts: () => [],
  printsTitle: false,
  sharesWords: false,
  pageLists: () => [],
  explain: () => ({}),
}

/** The page for missing URLs, and the one for search results when the site has a search. */
function standardPages({ config }: SiteInput, { locale, prefix }: LocalePlace): readonly PagesRoute[] {
  const base = { ...generated, kind: 'pages', locale } as const
  const path = routePath(`${prefix}/404.html`, false)
  const notFound: PagesRoute = { ...base, type: 'notFound', path, hasUrl: false }
  const page = config.search?.searchPagePath ?? null
  if (page === null) return [notFound]
  return [notFound, { ...base, type: 'search', path: routePath(`${prefix}/${page}`, config.trailingSlash) }]
}

function data(route: PagesRoute, code: RouteCode, context: DataContext): RouteData {
  switch (route.type) {
    case 'markdownPage':
      return markdownPageData(route, code.page, context)
    case 'componentPage':
      return componentPageData(route, code, context)
    case 'notFound':
      return notFoundData(route, context)
    case 'search':
      return searchData(route, context)
  }
}

/** A React page is listed with what it declares when it is rendered. */
function searchEntry(route: PagesRoute, rendered: RenderedFacts | null): SearchEntry | null {
  if (route.type === 'componentPage')
    return (
      rendered && {
        name: route.path,
        title: rendered.title ?? route.path,
        description: () => rendered.description,
      }
    )
  if (route.type !== 'markdownPage') return null
  const { facts } = route.page
  const { frontMatter } = facts
  if (frontMatter.unlisted === true) return null
  return {
    name: route.path,
    title: titleOf(facts) ?? route.path,
    description: () => frontMatter.description ?? facts.excerpt,
  }
}
