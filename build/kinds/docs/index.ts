// Versioned documentation: documents with sidebars, generated category pages, tags.
import type { Doc, DocsInstance, DocsRoute } from '../../model/docs.ts'
import type { LocaleSite } from '../../model/site.ts'
import type { RouteData } from '../../shared/routeData.ts'
import type { ContentKind, DataContext, PageList, RouteCode, SearchEntry } from '../contentKind.ts'
import { isIndexable } from '../indexable.ts'
import { docsCardText } from './cardText.ts'
import { docsDataFiles } from './dataFiles.ts'
import { docData } from './docData.ts'
import { generatedIndexData } from './generatedIndexData.ts'
import { docsGroups } from './groups.ts'
import { planDocs } from './plan.ts'
import { docsSidebars } from './sidebarData.ts'
import { placeInSidebar } from './sidebarPlace.ts'
import { docTagData, docTagsData } from './tagData.ts'

export const docs: ContentKind<DocsInstance, DocsRoute> = {
  name: 'docs',
  options: (config) => config.docs,
  dataFiles: docsDataFiles,
  plan(input, place) {
    const planned = input.config.docs.map((config) => planDocs(config, input, place))
    return {
      contents: planned.map(({ instance }) => instance),
      routes: planned.flatMap(({ routes }) => routes),
      searchTags: planned.flatMap(({ searchTags }) => searchTags),
      diagnostics: planned.flatMap(({ diagnostics }) => diagnostics),
    }
  },
  data,
  sidebars: docsSidebars,
  searchEntry,
  indexable: (route, hidden) =>
    !route.version.noIndex &&
    !(route.type === 'docTag' && route.group.unlisted) &&
    !(route.type === 'generatedIndex' && route.index.unlisted) &&
    isIndexable(route, hidden),
  cardText: (route, _, context) => docsCardText(route, context),
  excerpts: () => [],
  printsTitle: false,
  sharesWords: false,
  pageLists,
  groups: docsGroups,
  explain: (route, input) =>
    route.type === 'doc'
      ? { id: route.doc.id, version: route.version.name, sidebar: placeInSidebar(route, input) }
      : {},
}

/** The docs instances of a language. */
export const docsIn = ({ content }: LocaleSite): readonly DocsInstance[] =>
  (content.get(docs.name) ?? []) as readonly DocsInstance[]

function data(route: DocsRoute, { page }: RouteCode, context: DataContext): RouteData {
  switch (route.type) {
    case 'doc':
      return docData(route, page, context)
    case 'generatedIndex':
      return generatedIndexData(route, context)
    case 'docTags':
      return docTagsData(route, context)
    case 'docTag':
      return docTagData(route, context)
  }
}

function searchEntry(route: DocsRoute): SearchEntry | null {
  if (route.version.noIndex) return null
  if (route.type === 'generatedIndex') {
    const { slug, title, description, unlisted } = route.index
    if (unlisted) return null
    return { name: slug, title, description: () => description }
  }
  if (route.type !== 'doc' || route.doc.unlisted) return null
  const { facts } = route.page
  return {
    name: route.doc.id,
    title: route.doc.title,
    description: () => facts.frontMatter.description ?? facts.excerpt,
  }
}

/** The listed documents of each version, in the order of its sidebars. Others follow. */
function pageLists({ config, versions }: DocsInstance): readonly PageList[] {
  return versions
    .filter(({ noIndex }) => !noIndex)
    .map(({ isLast, label, path, docs, sidebars }) => {
      const order = sidebars.flatMap((sidebar) => sidebar.order)
      // The first place of a document that is listed twice.
      const places = new Map([...order.entries()].reverse().map(([place, { route }]) => [route, place]))
      const placeOf = ({ route }: Doc): number => places.get(route) ?? order.length
      const name = config.id === 'default' ? 'Documentation' : config.id
      return {
        title: isLast ? name : `${name} ${label}`,
        path,
        isApart: !isLast,
        pages: docs
          .filter(({ unlisted }) => !unlisted)
          .toSorted((a, b) => placeOf(a) - placeOf(b))
          .map(listed),
      }
    })
}

const listed = ({ title, page: { facts }, route }: Doc): PageList['pages'][number] => ({
  title,
  // Read by one of the outputs that these lists are for.
  get description() {
    return facts.frontMatter.description ?? facts.excerpt
  },
  route,
})
