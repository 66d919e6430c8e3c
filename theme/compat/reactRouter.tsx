// `react-router-dom`, as far as sites import it: `@docusaurus/router` with links and patterns.
import type { ComponentType, ReactNode } from 'react'
import Link from '../public/Link.tsx'
import { type Match, type PathPattern, useHistory, useLocation, useRouteMatch } from '../public/router.tsx'

export * from '../public/router.tsx'

export interface RouteProps extends PathPattern {
  readonly component?: ComponentType<{ readonly match: Match }>
  readonly render?: (props: { readonly match: Match }) => ReactNode
  readonly children?: ReactNode
}

/** Shows its content where the pattern matches the location. */
export function Route({ component: Shown, render, children, ...pattern }: RouteProps) {
  const match = useRouteMatch(pattern)
  if (!match) return null
  return <>{Shown ? <Shown match={match} /> : (render?.({ match }) ?? children)}</>
}

export const NavLink = Link
export { Link }

/** Gives a component `location`, `history` and `match`. */
export const withRouter = <Props extends object>(Shown: ComponentType<Props>): ComponentType<Props> =>
  function WithRouter(props: Props) {
    return <Shown {...props} location={useLocation()} history={useHistory()} match={useRouteMatch()} />
  }
