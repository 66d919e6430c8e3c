// The content of a page whose code cannot be bundled or rendered: a notice in place of its content. The rest
// of the page, and of the site, works.
import { escapeHtml } from '../../shared/escape.ts'
import type { RouteData } from '../../shared/routeData.ts'

/** The data of the page without its code. `title` is the heading that its content would have. */
export function withNotice(route: RouteData, message: string, title: string | null): RouteData {
  const body = notice(message)
  if (route.view === 'componentPage')
    return {
      ...route,
      view: 'markdownPage',
      title: null,
      body,
      code: null,
      toc: null,
      wrapperClass: '',
      editHref: null,
      lastUpdate: null,
      draft: false,
    }
  if (!('code' in route)) return route
  const shown = { ...route, code: null, body, toc: null }
  return (route.view === 'blogPost' ? shown : { ...shown, title: route.title ?? title }) as RouteData
}

const notice = (message: string): string =>
  `<div class="theme-admonition theme-admonition-danger admonition admonition--danger alert alert--danger" role="alert" data-page-failed="true"><p class="admonition__title">This page cannot be shown</p><div class="admonition__content"><p>${escapeHtml(message)}</p></div></div>`
