// Loads data, sidebar and module of the next pages, each URL once. A failed request is repeated by the next
// try. Loaded after hydration.
import type { RoutePayload, SidebarData } from '../../build/shared/routeData.ts'
import { showsUrl } from '../../build/shared/showsUrl.ts'
import type { SiteData } from '../../build/shared/siteData.ts'
import type { Shown } from '../context/route.tsx'
import { loadView } from '../views/index.tsx'
import { createHead } from './applyHead.ts'
import { fetchJson, loadPageCode, PolicyError, StaleError } from './pageCode.ts'
import { loadStyles } from './pageStyles.ts'
import { dataHref, pageKey } from './pageUrls.ts'

export interface Loader {
  readonly page: (pathname: string) => Promise<Shown>
  /** Requests a page again, because it may have changed. */
  readonly fresh: (pathname: string) => Promise<Shown>
  /** Loads ahead of a click; never fails. */
  readonly preload: (pathname: string) => void
  /** Gives the document the head of a page that is shown now. */
  readonly applyHead: (shown: Shown) => void
}

const keptPages = 50

export function createLoader(
  { runtime, policy, route: first }: RoutePayload,
  shown: { readonly sidebarHref: string | null; readonly sidebar: SidebarData | null },
  site: Pick<SiteData, 'deepRoutes' | 'openRoutes' | 'metadata'>,
): Loader {
  const pages = new Map<string, Promise<Shown>>()
  const sidebars = new Map<string, Promise<SidebarData>>()
  const { deepRoutes, openRoutes = [] } = site
  if (shown.sidebarHref !== null && shown.sidebar)
    sidebars.set(shown.sidebarHref, Promise.resolve(shown.sidebar))

  function page(pathname: string): Promise<Shown> {
    const href = dataHref(pathname, deepRoutes)
    const known = pages.get(href)
    if (known) return known
    const loading = load(href).catch((error: unknown) => {
      const other = openRoutes.find((one) => showsUrl(one, pathname))
      if (other === undefined || pageKey(other) === pageKey(pathname)) throw error
      return page(other)
    })
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
    const { route, generated, styles } = payload
    const [sidebar, component] = await Promise.all([
      'sidebar' in route && route.sidebar ? sidebarAt(route.sidebar.href) : null,
      loadPageCode(route),
      loadView(route),
      loadStyles(styles),
      'code' in route && loadStyles(route.code?.styles),
    ])
    return { route, sidebar, page: component, generated }
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

  return {
    page,
    fresh,
    preload: (pathname) => void page(pathname).catch(() => {}),
    applyHead: createHead(first, site),
  }
}
