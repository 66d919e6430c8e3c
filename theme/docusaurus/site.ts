// The data of the site in one language, under the names that the client of Docusaurus imports
// (`@generated/*`). A script of its own sets it before the theme's code runs: the code of the theme does not
// depend on the content.
import type { ClientRoute, Loads } from '../../build/shared/themeSite.ts'
import { site } from './given.ts'

export const { config, i18n, globalData, codeTranslations, siteMetadata, siteStorage } = site

/**
 * What each route loads: `{ __comp: '@theme/DocItem', content: '…' }`. Filled while the routes are created.
 */
export const chunkNames: Record<string, Readonly<Record<string, Loads>>> = {}

/** `ComponentCreator` of Docusaurus, which reads `chunkNames`. */
type Create = (path: string, hash?: string) => unknown

let count = 0

/** The routes as react-router reads them, and the page for all other URLs. */
export function routesOf(routes: readonly ClientRoute[], create: Create): readonly object[] {
  const routeOf = ({ loads, routes: inner, ...route }: ClientRoute): object => {
    const hash = (count++).toString(36)
    chunkNames[`${route.path}-${hash}`] = loads
    return { ...route, component: create(route.path, hash), ...(inner && { routes: inner.map(routeOf) }) }
  }
  return [...routes.map(routeOf), { path: '*', component: create('*') }]
}

export const allRoutes = (create: Create): readonly object[] => routesOf(site.routes, create)

/** The routes of the page that the server renders. */
export const shownRoutes: object[] = []

/**
 * Sets them. The server does not look through all routes for each page, and forgets what a page has loaded.
 */
export function showRoutes(routes: readonly ClientRoute[], create: Create): void {
  count = 0
  for (const name of Object.keys(chunkNames)) delete chunkNames[name]
  shownRoutes.splice(0, shownRoutes.length, ...routesOf(routes, create))
}
