// `@docusaurus/renderRoutes`: the first of some routes that matches the location, for pages with nested
// routes.
import type { ComponentType, ReactElement } from 'react'
import { RouteMatch } from '../hooks/routeMatch.ts'
import { matchPath, type PathPattern, useHistory } from './router.tsx'

export { RouteMatch }

export interface NestedRoute extends PathPattern {
  readonly component?: ComponentType<Record<string, unknown>>
  readonly routes?: readonly NestedRoute[]
  readonly [key: string]: unknown
}

export default function renderRoutes(
  routes: readonly NestedRoute[] | undefined,
  extraProps: Readonly<Record<string, unknown>> = {},
): ReactElement | null {
  return routes ? <Matching routes={routes} extraProps={extraProps} /> : null
}

interface MatchingProps {
  readonly routes: readonly NestedRoute[]
  readonly extraProps: Readonly<Record<string, unknown>>
}

function Matching({ routes, extraProps }: MatchingProps) {
  const history = useHistory()
  const { location } = history
  const { pathname } = location
  for (const route of routes) {
    const match = matchPath(pathname, route)
    const Shown = route.component
    if (match && Shown)
      return (
        <RouteMatch value={match}>
          <Shown {...{ history, location }} {...extraProps} route={route} match={match} />
        </RouteMatch>
      )
  }
  return null
}
