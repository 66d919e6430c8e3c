// Loads what a page needs: its data, its sidebar, its module. Each address once; failures are forgotten, so that a
// later try asks again.
import type { ComponentType } from 'react'
import type { RouteData, RoutePayload, SidebarData } from '../../build/shared/routeData.ts'
import type { PageProps, Shown } from '../context/route.tsx'
import { loadView } from '../views/index.tsx'
import { dataAddress } from './addresses.ts'

/** The data belongs to another deploy, or is not there: only a full navigation can show the page. */
export class StaleError extends Error {}

/** The page may do what the open document may not: it is loaded as a whole, which is nothing to warn of. */
export class PolicyError extends StaleError {}

export interface Loader {
  readonly page: (pathname: string) => Promise<Shown>
  /** Asks again for a page that may have changed. */
  readonly fresh: (pathname: string) => Promise<Shown>
  /** Loads ahead of a click; never fails. */
  readonly preload: (pathname: string) => void
}

const keptPages = 50

export function createLoader(
  { runtime, policy }: Pick<RoutePayload, 'runtime' | 'policy'>,
  first: { readonly sidebarHref: string | null; readonly sidebar: SidebarData | null },
  deepRoutes: readonly string[] = [],
): Loader {
  const pages = new Map<string, Promise<Shown>>()
  const sidebars = new Map<string, Promise<SidebarData>>()
  if (first.sidebarHref !== null && first.sidebar) sidebars.set(first.sidebarHref, Promise.resolve(first.sidebar))

  function page(pathname: string): Promise<Shown> {
    const address = dataAddress(pathname, deepRoutes)
    const known = pages.get(address)
    if (known) return known
    const loading = load(address)
    pages.set(address, loading)
    loading.catch(() => pages.delete(address))
    if (pages.size > keptPages) pages.delete(pages.keys().next().value as string)
    return loading
  }

  async function load(address: string): Promise<Shown> {
    const payload = (await fetchJson(address)) as RoutePayload
    if (payload.runtime !== runtime) throw new StaleError(`${address} belongs to another deploy.`)
    // The policy of a document is that of the page it began with.
    if (payload.policy !== undefined && payload.policy !== policy) throw new PolicyError(`${address} needs a policy of its own.`)
    const { route } = payload
    const [sidebar, component] = await Promise.all([
      'sidebar' in route && route.sidebar ? sidebarAt(route.sidebar.href) : null,
      loadPageCode(route),
      loadView(route),
    ])
    return { route, sidebar, page: component }
  }

  function sidebarAt(href: string): Promise<SidebarData> {
    const known = sidebars.get(href) ?? (fetchJson(href) as Promise<SidebarData>)
    sidebars.set(href, known)
    known.catch(() => sidebars.delete(href))
    return known
  }

  const fresh = (pathname: string): Promise<Shown> => {
    pages.clear()
    return page(pathname)
  }

  return { page, fresh, preload: (pathname) => void page(pathname).catch(() => {}) }
}

export async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, { credentials: 'same-origin' })
  if (!response.ok) throw new StaleError(`${address} answered ${response.status}.`)
  return response.json()
}

/** The component of a page with code; null for every other page. */
export const loadPageCode = (route: RouteData): Promise<ComponentType<PageProps>> | null =>
  'code' in route && route.code ? loadModule(route.path, route.code.href, route.code.styles) : null

/** Imports a page's module and waits for its style sheets, so that nothing is shown unstyled. */
async function loadModule(path: string, href: string, styles: readonly string[]): Promise<ComponentType<PageProps>> {
  const [module] = await Promise.all([import(href) as Promise<{ default: ComponentType<PageProps> }>, ...styles.map(loadStyle)])
  if (typeof module.default !== 'function') throw new Error(`The page component at ${path} has no default export. Add "export default" to it.`)
  return module.default
}

function loadStyle(href: string): Promise<void> {
  if (
    document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`) ||
    [...document.styleSheets].some((sheet) => sheet.href?.endsWith(href))
  )
    return Promise.resolve()
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.onload = () => resolve()
    link.onerror = () => reject(new Error(`${href} cannot be loaded.`))
    document.head.append(link)
  })
}
