// The pages of a finished build, as plugins made for Docusaurus receive them: each with its component and the
// plugin that makes such pages there.
import { contentPlugin } from '../../model/contentPlugin.ts'
import type { BuiltPages, BuiltSite } from '../../model/pluginOutcome.ts'
import { lazyField } from '../../shared/lazyField.ts'
import { routeKey } from '../../shared/paths.ts'
import { type FlatRoute, type LoadedVersion, nestedDocs } from './nestedDocs.ts'
import type { GivenRoute } from './runLifecycle.ts'

type BuiltRoute = BuiltPages['routes'][number]

type Site = Pick<BuiltSite, 'urlOf' | 'sidebarOf' | 'listOf'> & {
  /** Docs, blogs and pages of the language. */
  readonly contents: ReturnType<BuiltSite['contents']>
}

/** `given` are the routes that plugins added, by the path of a page. */
export function builtRoutes(
  routes: readonly BuiltRoute[],
  site: Site,
  given: ReadonlyMap<string, GivenRoute>,
): readonly object[] {
  const all = routes.map((route) => flatRoute(route, site, given))
  const isOfDocs = ({ plugin }: FlatRoute): boolean => plugin.name === docsPlugin
  const docs = Object.entries(site.contents[docsPlugin] ?? {}).flatMap(([id, content]) => {
    const own = all.filter((route) => isOfDocs(route) && route.plugin.id === id)
    return own.length === 0 ? [] : [nestedDocs(own, versionsOf(content), { name: docsPlugin, id })]
  })
  return [...all.filter((route) => !isOfDocs(route)), ...docs]
}

const docsPlugin = 'docusaurus-plugin-content-docs'

const versionsOf = (content: unknown): readonly LoadedVersion[] =>
  (content as { readonly loadedVersions: readonly LoadedVersion[] }).loadedVersions

function flatRoute(
  { path, kind, type, instance, source }: BuiltRoute,
  { urlOf, sidebarOf, listOf, contents }: Site,
  given: ReadonlyMap<string, GivenRoute>,
): FlatRoute {
  const ofPlugin = given.get(routeKey(path))
  if (ofPlugin) {
    const { routes: _, ...route } = ofPlugin.route
    return { ...route, path: urlOf(path), component: String(route.component), plugin: ofPlugin.plugin }
  }
  const name = contentPlugin(kind)
  const route = {
    path: urlOf(path),
    component: components[listOf(path) ?? type] ?? (source === null ? `@theme/${type}` : `@site/${source}`),
    exact: true,
    plugin: { name, id: instance },
    props: {},
    ...(sidebarOf(path) === undefined ? {} : { sidebar: sidebarOf(path) }),
  }
  lazyField(route, 'metadata', () => {
    if (source === null) return {}
    const lastUpdatedAt = name === docsPlugin ? updateOf(contents[name]?.[instance], source) : undefined
    return { sourceFilePath: source, ...(lastUpdatedAt === undefined ? {} : { lastUpdatedAt }) }
  })
  return route
}

/** The last change of a document that shows it. */
function updateOf(content: unknown, source: string): unknown {
  for (const { docs } of versionsOf(content))
    for (const doc of docs) if (doc.source === `@site/${source}`) return doc['lastUpdatedAt']
  return undefined
}

/** By the type of a route, and by what the posts of a list have in common. */
const components: Readonly<Record<string, string>> = {
  doc: '@theme/DocItem',
  generatedIndex: '@theme/DocCategoryGeneratedIndexPage',
  docTags: '@theme/DocTagsListPage',
  docTag: '@theme/DocTagDocListPage',
  blogPost: '@theme/BlogPostPage',
  blogPosts: '@theme/BlogListPage',
  tag: '@theme/BlogTagsPostsPage',
  author: '@theme/Blog/Pages/BlogAuthorsPostsPage',
  blogTags: '@theme/BlogTagsListPage',
  blogAuthors: '@theme/Blog/Pages/BlogAuthorsListPage',
  blogArchive: '@theme/BlogArchivePage',
  markdownPage: '@theme/MDXPage',
  search: '@theme/SearchPage',
}
