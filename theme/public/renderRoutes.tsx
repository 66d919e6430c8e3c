// `@docusaurus/renderRoutes`: the first of some routes that matches the location, for pages with nested
// routes.
import type { ComponentType, ReactElement } from 'react'
import { matchPath, type PathPattern, useLocation } from './router.tsx'

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
  const { pathname } = useLocation()
  for (const route of routes) {
    const match = matchPath(pathname, route)
    const Shown = route.component
    if (match && Shown) return <Shown {...extraProps} route={route} match={match} />
  }
  return null
}
