// `react-router-dom`, `react-router` and `react-router-config`, as far as sites import them:
// `@docusaurus/router` with links, patterns and lists of routes.
import {
  Children,
  type ComponentType,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
} from 'react'
import Link from '../public/Link.tsx'
import type { NestedRoute } from '../public/renderRoutes.tsx'
import {
  type Match,
  matchPath,
  type PageHistory,
  type PageLocation,
  type PathPattern,
  useHistory,
  useLocation,
  useRouteMatch,
} from '../public/router.tsx'
import { type Blocker, blockHistory } from './blockHistory.ts'
import { RouteMatch } from './routeContext.ts'

export { default as renderRoutes } from '../public/renderRoutes.tsx'
export * from '../public/router.tsx'

interface RouteComponentProps {
  readonly match: Match | null
  readonly location: PageLocation
  readonly history: PageHistory
}

export interface RouteProps extends PathPattern {
  readonly component?: ComponentType<RouteComponentProps>
  readonly render?: (props: RouteComponentProps) => ReactNode
  /** A function is called for any URL. */
  readonly children?: ReactNode | ((props: RouteComponentProps) => ReactNode)
}

/** Shows its content where the pattern matches the location. */
export function Route({ component: Shown, render, children, ...pattern }: RouteProps) {
  const history = useHistory()
  const match = useRouteMatch(pattern.path === undefined ? undefined : pattern)
  const props = { history, location: history.location, match }
  const always = typeof children === 'function' ? children(props) : null
  if (!match) return always
  return (
    <RouteMatch value={match}>
      {Shown ? <Shown {...props} /> : (render?.(props) ?? always ?? (children as ReactNode))}
    </RouteMatch>
  )
}

/** The first of its routes that matches the location. */
export function Switch({ children }: { readonly children?: ReactNode }) {
  const { pathname } = useLocation()
  const matches = (child: unknown): child is ReactElement => {
    if (!isValidElement<PathPattern & { readonly from?: string }>(child)) return false
    const { from, path = from, ...pattern } = child.props
    return matchPath(pathname, path === undefined ? {} : { ...pattern, path }) !== null
  }
  return Children.toArray(children).find(matches) ?? null
}

interface PromptProps {
  readonly message: Blocker
  readonly when?: boolean
}

/** Asks before the reader leaves the page. */
export function Prompt({ message, when = true }: PromptProps): null {
  const latest = useRef(message)
  useEffect(() => {
    latest.current = message
  }, [message])
  useEffect(() => {
    if (!when) return
    return blockHistory((location, action) => {
      const asked = latest.current
      return typeof asked === 'function' ? asked(location, action) : asked
    })
  }, [when])
  return null
}

/** A path with values for the names in a pattern: `/users/:id` → `/users/7`. */
export const generatePath = (path: string, params: Readonly<Record<string, unknown>> = {}): string =>
  path.replace(/\/:(\w+)(?:\([^)]*\))?(\?)?/g, (_, name: string, optional: string | undefined) => {
    const value = params[name]
    if (value === undefined && !optional) throw new TypeError(`Expected "${name}" to be defined`)
    return value === undefined ? '' : `/${encodeURIComponent(String(value))}`
  })

interface MatchedRoute {
  readonly route: NestedRoute
  readonly match: Match
}

/** Of `react-router-config`: the first route that matches the path, and the routes in it that do. */
export function matchRoutes(routes: readonly NestedRoute[], pathname: string): MatchedRoute[] {
  for (const route of routes) {
    const match = matchPath(pathname, route)
    if (match) return [{ route, match }, ...matchRoutes(route.routes ?? [], pathname)]
  }
  return []
}

export const NavLink = Link
export { Link }

/** Gives a component `location`, `history` and `match`. */
export const withRouter = <Props extends object>(Shown: ComponentType<Props>): ComponentType<Props> =>
  function WithRouter(props: Props) {
    return <Shown {...props} location={useLocation()} history={useHistory()} match={useRouteMatch()} />
  }
