// The order in which Docusaurus' client tries routes: routes that contain others come last, of those the
// longer paths first, and the root of the site at the end.
import type { DocusaurusRoute } from '../plugins/docusaurusPlugin.ts'

interface RouteRules {
  readonly baseUrl: string
  /** Undefined: paths are as they are. */
  readonly slash: boolean | undefined
}

export function sortRoutes(
  routes: readonly DocusaurusRoute[],
  rules: RouteRules,
): readonly DocusaurusRoute[] {
  return routes
    .map((route) => withSlash(route, rules))
    .sort(compare(rules.baseUrl))
    .map((route) => sorted(route, rules.baseUrl))
}

function sorted(route: DocusaurusRoute, baseUrl: string): DocusaurusRoute {
  const { routes } = route
  return routes
    ? { ...route, routes: [...routes].sort(compare(baseUrl)).map((one) => sorted(one, baseUrl)) }
    : route
}

function withSlash(route: DocusaurusRoute, rules: RouteRules): DocusaurusRoute {
  const { routes } = route
  return {
    ...route,
    path: pathWith(route.path, rules),
    ...(routes && { routes: routes.map((one) => withSlash(one, rules)) }),
  }
}

function pathWith(path: string, { baseUrl, slash }: RouteRules): string {
  if (slash === undefined || path === baseUrl || path === '/') return path
  const bare = path.replace(/\/$/, '')
  return slash ? `${bare}/` : bare
}

const compare =
  (baseUrl: string) =>
  (a: DocusaurusRoute, b: DocusaurusRoute): number => {
    if ((a.path === baseUrl) !== (b.path === baseUrl)) return a.path === baseUrl ? 1 : -1
    if (!a.routes !== !b.routes) return a.routes ? 1 : -1
    if (a.routes && b.routes && a.path !== b.path) {
      if (a.path.includes(b.path)) return -1
      if (b.path.includes(a.path)) return 1
    }
    return priorityOf(b) - priorityOf(a) || a.path.localeCompare(b.path)
  }

const priorityOf = (route: DocusaurusRoute): number => Number(route['priority'] ?? 0)
