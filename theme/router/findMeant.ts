// Pages that a host does not find, although the site has them: below a deep route, where the host has no
// rewrites, those of a pattern (`/users/7`), and in another case, such as `/DOCS/Installation/`. The 404 page
// shows them; the URL stays.
import { showsUrl } from '../../build/shared/showsUrl.ts'
import type { SiteData } from '../../build/shared/siteData.ts'
import type { Loader } from './load.ts'
import type { Navigation } from './navigation.ts'
import { pageKey } from './pageUrls.ts'

/** Does nothing where no page has this path in any case. */
export async function findMeant(
  navigation: Navigation,
  loading: Promise<Loader>,
  { deepRoutes = [], openRoutes = [] }: Pick<SiteData, 'deepRoutes' | 'openRoutes'>,
): Promise<void> {
  const { pathname } = window.location
  if ([...deepRoutes, ...openRoutes].some((href) => showsUrl(href, pathname))) return navigation.refresh()
  const { shown } = navigation
  const missing = shown.get()
  if (missing.route.view !== 'notFound') return
  const asked = pageKey(window.location.pathname)
  const wanted = caseless(asked)
  const meant = missing.route.mixedCase?.find((href) => caseless(pageKey(href)) === wanted)
  if (meant === undefined && asked === asked.toLowerCase()) return
  const loader = await loading
  const page = await loader.page(meant ?? asked.toLowerCase()).catch(() => null)
  if (page === null || shown.get() !== missing) return
  shown.set(page)
  loader.applyHead(page)
}

function caseless(path: string): string {
  try {
    return decodeURIComponent(path).normalize('NFC').toLowerCase()
  } catch {
    return path.toLowerCase()
  }
}
