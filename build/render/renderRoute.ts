// Route data and a filled body → the page's HTML file and its JSON file.
import type { RouteData, RoutePayload, SidebarData } from '../shared/routeData.ts'
import type { SiteData } from '../shared/siteData.ts'
import { type DocumentAssets, documentOf, type HeadTag } from './document.ts'

/** What all routes of a build share. */
export interface RenderContext {
  /** File of the theme's server bundle. */
  readonly serverBundle: string
  readonly locales: Readonly<Record<string, { readonly site: SiteData; readonly assets: DocumentAssets }>>
  /** By `SidebarRef.key`. */
  readonly sidebars: Readonly<Record<string, SidebarData>>
  readonly metadata: readonly Readonly<Record<string, string>>[]
}

/** The part of the theme that renders; its types live in theme/, which this layer does not import. */
export interface Renderer {
  readonly renderApp: (input: { route: RouteData; site: SiteData; sidebar: SidebarData | null; page: unknown }) => {
    readonly html: string
    readonly head: {
      readonly title?: string | null
      readonly description?: string | null
      readonly htmlClass?: string | null
      readonly tags?: readonly HeadTag[]
    }
  }
  readonly pages: Readonly<Record<string, { readonly default?: unknown }>>
}

export interface RenderedRoute {
  readonly html: string
  readonly json: string
}

export function renderRoute(data: RouteData, body: string | null, locale: string, context: RenderContext, theme: Renderer): RenderedRoute {
  const place = context.locales[locale]
  if (!place) throw new Error(`The language "${locale}" was not prepared for rendering.`)
  const { site, assets } = place
  const whole = (body === null ? data : { ...data, body }) as RouteData
  const sidebar = 'sidebar' in whole && whole.sidebar ? (context.sidebars[whole.sidebar.key] ?? null) : null
  const page = whole.view === 'componentPage' ? componentOf(whole.module, whole.path, theme) : null
  const app = theme.renderApp({ route: whole, site, sidebar, page })
  const route = withDeclared(whole, app.head, site)
  const payload = (shown: RouteData): RoutePayload => ({ runtime: assets.runtime, route: shown })
  const html = documentOf(
    {
      head: route.head,
      htmlClass: route.htmlClass,
      tags: app.head.tags ?? [],
      styles: route.view === 'componentPage' ? route.styles : [],
      preload: 'sidebar' in route && route.sidebar ? [route.sidebar.href] : [],
      modules: route.view === 'componentPage' ? [route.moduleHref] : [],
      app: app.html,
      payload: payload('body' in route ? { ...route, body: null } : route),
      site,
      metadata: context.metadata,
    },
    assets,
  )
  return { html, json: JSON.stringify(payload(route)) }
}

/** A component page's own HTML: what lies between the marks that the shell sets around every view. */
export function renderContent(route: RouteData, locale: string, context: RenderContext, theme: Renderer): string {
  const place = context.locales[locale]
  if (!place || route.view !== 'componentPage') return ''
  const { html } = theme.renderApp({ route, site: place.site, sidebar: null, page: componentOf(route.module, route.path, theme) })
  const start = html.indexOf('id="troodon-content"')
  const end = html.indexOf('<footer')
  return html.slice(Math.max(0, start), end === -1 ? undefined : Math.max(end, html.lastIndexOf('<footer')))
}

function componentOf(module: string, path: string, theme: Renderer): unknown {
  const component = theme.pages[module]?.default
  if (typeof component !== 'function') throw new Error(missingDefaultExport(module, path))
  return component
}

/** The wording of the specification's error catalogue. */
export const missingDefaultExport = (module: string, path: string): string =>
  `The page component at ${path} (${module}) has no default export. Add "export default function Page() { … }".`

/** A component page names its own title and description while it renders. */
function withDeclared(
  route: RouteData,
  head: { title?: string | null; description?: string | null; htmlClass?: string | null },
  site: SiteData,
): RouteData {
  if (!head.title && !head.description && !head.htmlClass) return route
  const title = head.title ? (head.title === site.title ? site.title : `${head.title} ${site.titleDelimiter} ${site.title}`) : route.head.title
  return {
    ...route,
    htmlClass: [route.htmlClass, head.htmlClass].filter(Boolean).join(' '),
    head: { ...route.head, title, description: head.description ?? route.head.description },
  }
}
