// The pages of a site, whichever theme shows them.
import type { Route } from '../../model/route.ts'
import type { LinkedSite } from '../linkedSite.ts'
import type { PageOutput } from '../output.ts'
import { filesOfPage, pages } from './pages.ts'
import { filesOfThemePage, themePageOutputs, themePagesOf } from './themePages.ts'

export const pageOutputs = (site: LinkedSite, routes: readonly Route[]): Iterable<PageOutput> =>
  site.theme ? themePageOutputs(site, routes) : pages({ ...site, site: { ...site.site, routes } })

export function filesOfRoutes(
  site: LinkedSite,
): (route: Route) => Pick<PageOutput, 'html' | 'json' | 'markdown'> {
  const pageOf = site.theme && themePagesOf(site)
  return (route) => {
    const page = pageOf?.(route)
    return page ? filesOfThemePage(route, page, site.site) : filesOfPage(route, site.site)
  }
}
