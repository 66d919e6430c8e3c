// The version that a documentation page belongs to, and the same page in the other versions.
import type { DocsRoute, DocsVersion } from '../../model/docs.ts'
import { hrefOf, type RoutePath } from '../../shared/paths.ts'
import type { PageVersion } from '../../shared/routeData.ts'
import type { DataContext } from '../contentKind.ts'
import { sidebarOf } from './routes.ts'

export function pageVersion(route: DocsRoute, { config }: DataContext): PageVersion {
  const { version, instance } = route
  const target = (other: DocsVersion): string =>
    hrefOf(samePage(route, other) ?? other.mainDoc?.route ?? `${other.path}/`, config.baseUrl)
  const latest = latestOf(route)
  return {
    instance: instance.config.id,
    name: version.name,
    label: version.label,
    badge: version.badge,
    banner: version.banner,
    latestHref: target(latest),
    latestLabel: latest.label,
    hrefs: Object.fromEntries(instance.versions.map((other) => [other.name, target(other)])),
    docId: route.type === 'doc' ? route.doc.id : null,
    sidebarName: sidebarOf(route),
  }
}

/** The path of the same document or generated page in another version. */
function samePage(route: DocsRoute, other: DocsVersion): RoutePath | undefined {
  if (route.type === 'doc') return other.docsById.get(route.doc.id)?.route
  if (route.type !== 'generatedIndex') return undefined
  return other.indexes.find(({ slug }) => slug === route.index.slug)?.route
}

/** The latest version of the route's instance. */
const latestOf = ({ instance, version }: DocsRoute): DocsVersion =>
  instance.versions.find(({ isLast }) => isLast) ?? version

/** The page that search engines list: that of the latest version. */
export const preferredOf = (route: DocsRoute): RoutePath => samePage(route, latestOf(route)) ?? route.path
