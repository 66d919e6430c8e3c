// The values that the debug pages show, as JSON.
import type { DocsRoute } from '../../model/docs.ts'
import type { Route } from '../../model/route.ts'
import { hrefOf, routePath } from '../../shared/paths.ts'
import type { DebugRoute } from '../../shared/routeData.ts'
import { blogsIn } from '../blog/index.ts'
import type { DataContext } from '../contentKind.ts'
import { headOf } from '../data.ts'
import { docsIn } from '../docs/index.ts'
import { sidebarOf } from '../docs/routes.ts'
import { blogContent, docsContent, docsGlobal } from './contents.ts'
import { type DebugRouteEntry, debugPanels } from './plan.ts'

/** The Docusaurus release whose sites Troodon builds. */
const formatVersion = '3.6.3'

export function debugData(
  route: DebugRouteEntry,
  registry: Readonly<Record<string, string>>,
  context: DataContext,
): DebugRoute {
  const { baseUrl, trailingSlash } = context.config
  return {
    view: 'debug',
    bare: true,
    path: route.path,
    href: hrefOf(route.path, baseUrl),
    head: {
      ...headOf(
        route,
        { title: 'Docusaurus debug panel', description: null, keywords: [], image: null, noIndex: true },
        context,
      ),
      title: 'Docusaurus debug panel',
    },
    htmlClass: 'plugin-debug',
    unlisted: false,
    panel: route.panel,
    panels: debugPanels.map((panel) => ({
      label: panel,
      href: hrefOf(routePath(`/__docusaurus/debug/${panel}`, trailingSlash), baseUrl),
    })),
    depth: route.panel === 'content' ? 2 : 3,
    data: dataOf(route, registry, context),
  }
}

function dataOf(
  { panel, locale }: DebugRouteEntry,
  registry: Readonly<Record<string, string>>,
  { config, site }: DataContext,
): unknown {
  const place = site.locales.find((one) => one.locale === locale)
  const docs = place ? docsIn(place) : []
  const blogs = place ? blogsIn(place) : []
  switch (panel) {
    case 'config':
      return plain(config)
    case 'metadata':
      return {
        docusaurusVersion: formatVersion,
        siteVersion: formatVersion,
        pluginVersions: Object.fromEntries(
          site.kinds.flatMap((kind) =>
            kind.options(config).map(({ id }) => [`content-${kind.name}/${id}`, { type: 'local' }]),
          ),
        ),
      }
    case 'registry':
      return registry
    case 'routes':
      return site.routes.map(routeRecord)
    case 'content':
      return {
        docs: Object.fromEntries(docs.map((instance) => [instance.config.id, docsContent(instance)])),
        blog: Object.fromEntries(blogs.map((blog) => [blog.config.id, blogContent(blog)])),
        pages: Object.fromEntries(
          config.pages.map(({ id }) => [
            id,
            site.routes
              .filter(
                (one) => 'instance' in one && one.instance === config.pages.find((own) => own.id === id),
              )
              .map(({ path }) => path),
          ]),
        ),
      }
    case 'globalData':
      return {
        docs: Object.fromEntries(docs.map((instance) => [instance.config.id, docsGlobal(instance)])),
        blog: Object.fromEntries(
          blogs.map((blog) => [blog.config.id, { path: blog.route, archivePath: blog.archiveRoute }]),
        ),
      }
  }
}

/** Functions are no JSON: a placeholder shows where they are. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, inner) => (typeof inner === 'function' ? '(a function)' : inner)))

function routeRecord(route: Route) {
  const source = route.source
  const sidebar = route.kind === 'docs' ? sidebarOf(route as DocsRoute) : null
  return {
    path: route.path,
    exact: !route.deep,
    kind: route.type,
    ...(source === null ? {} : { source }),
    ...(sidebar === null ? {} : { sidebar }),
  }
}
