// Loads data, sidebar and module of the next pages, each URL once. A failed request is repeated by the next
// try. Loaded after hydration.
import type { RoutePayload, SidebarData } from '../../build/shared/routeData.ts'
import type { Shown } from '../context/route.tsx'
import { loadView } from '../views/index.tsx'
import { applyHead } from './applyHead.ts'
import { fetchJson, loadPageCode, PolicyError, StaleError } from './pageCode.ts'
import { dataHref } from './pageUrls.ts'

export interface Loader {
  readonly page: (pathname: string) => Promise<Shown>
  /** Requests a page again, because it may have changed. */
  readonly fresh: (pathname: string) => Promise<Shown>
  /** Loads ahead of a click; never fails. */
  readonly preload: (pathname: string) => void
  readonly applyHead: typeof applyHead
}

const keptPages = 50

export function createLoader(
  { runtime, policy }: Pick<RoutePayload, 'runtime' | 'policy'>,
  first: { readonly sidebarHref: string | null; readonly sidebar: SidebarData | null },
  deepRoutes: readonly string[] = [],
): Loader {
  const pages = new Map<string, Promise<Shown>>()
  const sidebars = new Map<string, Promise<SidebarData>>()
  if (first.sidebarHref !== null && first.sidebar)
    sidebars.set(first.sidebarHref, Promise.resolve(first.sidebar))

  function page(pathname: string): Promise<Shown> {
    const href = dataHref(pathname, deepRoutes)
    const known = pages.get(href)
    if (known) return known
    const loading = load(href)
    pages.set(href, loading)
    loading.catch(() => pages.delete(href))
    if (pages.size > keptPages) pages.delete(pages.keys().next().value as string)
    return loading
  }

  async function load(href: string): Promise<Shown> {
    const payload = (await fetchJson(href)) as RoutePayload
    if (payload.runtime !== runtime) throw new StaleError(`${href} belongs to another deploy.`)
    // The policy of a document is that of the page it began with.
    if (payload.policy !== undefined && payload.policy !== policy)
      throw new PolicyError(`${href} needs its own security policy.`)
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

  return { page, fresh, preload: (pathname) => void page(pathname).catch(() => {}), applyHead }
}
