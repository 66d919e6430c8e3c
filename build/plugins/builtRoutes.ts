// The pages of a finished build, as plugins made for Docusaurus receive them: each with its component and the
// plugin that makes such pages there.
import type { BuiltPages, BuiltSite } from '../model/pluginOutcome.ts'
import { routeKey } from '../shared/paths.ts'
import type { GivenRoute } from './runLifecycle.ts'

type BuiltRoute = BuiltPages['routes'][number]

/** `given` are the routes that plugins added, by the path of a page. */
export const builtRoutes = (
  routes: readonly BuiltRoute[],
  { urlOf, sidebarOf }: Pick<BuiltSite, 'urlOf' | 'sidebarOf'>,
  given: ReadonlyMap<string, GivenRoute>,
) =>
  routes.map(({ path, kind, type, instance, source }) => {
    const ofPlugin = given.get(routeKey(path))
    if (ofPlugin) {
      const { routes: _, ...route } = ofPlugin.route
      return { ...route, path: urlOf(path), plugin: ofPlugin.plugin }
    }
    return {
      path: urlOf(path),
      component: components[type] ?? (source === null ? `@theme/${type}` : `@site/${source}`),
      exact: true,
      plugin: { name: `docusaurus-plugin-content-${kind}`, id: instance },
      metadata: source === null ? {} : { sourceFilePath: source },
      props: {},
      ...(sidebarOf(path) === undefined ? {} : { sidebar: sidebarOf(path) }),
    }
  })

/** By the type of a route. */
const components: Readonly<Record<string, string>> = {
  doc: '@theme/DocItem',
  generatedIndex: '@theme/DocCategoryGeneratedIndexPage',
  docTags: '@theme/DocTagsListPage',
  docTag: '@theme/DocTagDocListPage',
  blogPost: '@theme/BlogPostPage',
  blogPosts: '@theme/BlogListPage',
  blogTags: '@theme/BlogTagsListPage',
  blogAuthors: '@theme/Blog/Pages/BlogAuthorsListPage',
  blogArchive: '@theme/BlogArchivePage',
  markdownPage: '@theme/MDXPage',
  search: '@theme/SearchPage',
}
