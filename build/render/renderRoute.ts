// Route data and a filled body → the page's HTML file and its JSON file.
import type { ComponentLinks } from '../model/componentLinks.ts'
import type { MagicComment } from '../model/project.ts'
import type { ThemeContext } from '../model/themePage.ts'
import type { Audience } from '../shared/audience.ts'
import type { ComputedCode } from '../shared/code/computedCode.ts'
import { type PolicyNeeds, securityPolicy } from '../shared/contentSecurity.ts'
import type { OutputPath } from '../shared/paths.ts'
import type { HeadElement, PageCode, RouteData, SidebarData } from '../shared/routeData.ts'
import type { SiteData } from '../shared/siteData.ts'
import type { Widget } from '../shared/widgets.ts'
import { type BodyParts, type DocumentAssets, documentOf } from './document.ts'
import { generatedHead } from './generatedHead.ts'
import { payloadsOf } from './payloads.ts'
import { type Digest, policyExceptions } from './policyExceptions.ts'
import { type DeclaredHead, renderedData } from './renderedData.ts'
import { safeTags } from './safeTags.ts'
import { contentOf, mainOf, markdownTwin, twinSite } from './twin/markdownTwin.ts'

type Attributes = Readonly<Record<string, string>>

/** Data that all routes of a build share. */
export interface RenderContext {
  /** File of the theme's server bundle. */
  readonly serverBundle: string
  /** Whether pages without code can be made from templates. */
  readonly isStock: boolean
  readonly locales: Readonly<Record<string, LocaleContext>>
  /** By `SidebarRef.key`. */
  readonly sidebars: Readonly<Record<string, SidebarData>>
  /** Comments that mark lines, for code that components compute. */
  readonly magicComments: readonly MagicComment[]
  /** Hash of the grammars that color such code, where the site has its own. */
  readonly grammars: string
  /** The theme of a site for Docusaurus, in the place of ours. */
  readonly theme?: ThemeContext
  /** Null: pages have no security policy. */
  readonly security: SecurityContext | null
}

/** What the pages of a language share. */
interface LocaleContext {
  readonly site: SiteData
  readonly assets: DocumentAssets
  readonly headLinks: readonly Attributes[]
  readonly metadata: readonly Attributes[]
  /** Elements that the configuration adds to every head. */
  readonly headTags: readonly HeadElement[]
  /** HTML that plugins add to every page. */
  readonly body: BodyParts
  /** Full URL of the list of all pages for language models, or null. */
  readonly llms: string | null
}

/** Sources that the security policy of every page allows. */
export type SecurityContext = Pick<
  PolicyNeeds,
  'scripts' | 'styles' | 'scriptOrigins' | 'styleOrigins' | 'connects' | 'added'
>

/** The page inside the document, and what its components declare for the head. */
interface RenderedApp {
  /** In parts: a part that many pages share is one string for all of them. */
  readonly html: readonly string[]
  /** The same without the parts that need nothing from a security policy. */
  readonly own: string
  readonly head: DeclaredHead
  readonly computedCode: ComputedCode
}

/** The theme's server code. Its types are declared here because this layer does not import the theme. */
export interface Renderer {
  readonly renderApp: (input: {
    route: RouteData
    site: SiteData
    sidebar: SidebarData | null
    page: unknown
    isPlainBody: boolean
  }) => RenderedApp | Promise<RenderedApp>
  /** A component on a Markdown page as plain HTML. */
  readonly renderWidget: (input: Widget & { route: RouteData; site: SiteData }) => string
  /** A page with code without the navigation around it. */
  readonly renderContent: (input: {
    route: RouteData
    site: SiteData
    sidebar: SidebarData | null
    page: unknown
  }) => Promise<{ readonly html: string; readonly head: DeclaredHead }>
  /** The content of a page with code, or its excerpt, as plain HTML. */
  readonly renderText: (input: {
    route: RouteData
    site: SiteData
    page: unknown
    code: PageCode
    excerpt: boolean
    audience: Audience
  }) => Promise<string>
}

/** The server module of a React page or of a Markdown page with code. */
export interface PageModuleExports {
  readonly default?: unknown
}

interface RouteInput {
  readonly route: RouteData
  readonly body: string | null
  /** Whether the body is known to need nothing from the security policy. */
  readonly isPlainBody?: boolean
  /** Markdown for agents alone. */
  readonly agents?: string | undefined
  /** The content of the Markdown copy, where it is not that of the page. */
  readonly forAgents?: string | null
  readonly page: PageModuleExports | null
  readonly locale: string
  /** Path of the page as Markdown; null or missing when it has none. */
  readonly markdown?: OutputPath | null | undefined
}

export interface RenderedRoute {
  /** In parts, to be written one after the other. */
  readonly html: readonly string[]
  readonly json: readonly string[]
  /** The page as Markdown; null when it has none. */
  readonly markdown: string | null
  /** Where another theme than ours has rendered the page. */
  readonly found?: ComponentLinks
  /** JSON of the given data without a body; null where the page declares other data. */
  readonly data: string | null
}

export async function renderRoute(
  { route: data, body, agents, forAgents, isPlainBody = false, page: module, locale, markdown }: RouteInput,
  context: RenderContext,
  theme: Renderer,
  digest: Digest,
): Promise<RenderedRoute> {
  const { site, assets, headLinks, metadata, headTags, llms } = localeContext(locale, context)
  const whole = (body === null ? data : { ...data, body }) as RouteData
  const sidebar = sidebarOf(whole, context)
  const page = componentOf(whole, module)
  const rendered = await theme.renderApp({ route: whole, site, sidebar, page, isPlainBody })
  const app = { ...rendered, head: { ...rendered.head, tags: safeTags(rendered.head.tags) } }
  const route = renderedData(whole, app, site)
  const { security } = context
  const tags = [...safeTags(route.head.tags), ...app.head.tags]
  const exceptions = policyExceptions(app.own, tags, security && digest)
  const name = [security && exceptions.name, exceptions.runs ? `runs ${route.path}` : '']
    .filter(Boolean)
    .join(' ')
  const generated = generatedHead(route, site, markdown ?? null)
  const shared = { runtime: assets.runtime, ...(name === '' ? {} : { policy: name }) }
  const code = codeOf(route)
  // The module of a page with code has its style sheets.
  const blocks = exceptions.blocks && code === null ? [assets.blocks] : []
  const payload = payloadsOf(route, shared, { generated, styles: blocks })
  const html = documentOf(
    {
      head: route.head,
      htmlClass: route.htmlClass,
      tags,
      styles: code?.styles ?? blocks,
      preload: preloaded(route),
      modules: code ? [code.href] : [],
      app: app.html,
      payload: payload.inDocument,
      view: route.view,
      version: 'version' in route && route.version ? route.version.name : null,
      site,
      body: localeContext(locale, context).body,
      ...{ metadata, headTags, headLinks },
      generated,
      policy: security && policyOf(security, exceptions),
    },
    assets,
  )
  return {
    html,
    json: payload.whole,
    data: route === whole && data !== whole && 'body' in data && data.body === null ? payload.data : null,
    markdown: markdown
      ? markdownTwin({
          route,
          content: forAgents ?? contentIn(whole, app),
          agents,
          site: twinSite(site, llms),
        })
      : null,
  }
}

const policies = new WeakMap<SecurityContext, string>()

/** The policy of pages without exceptions is made once. */
function policyOf(
  security: SecurityContext,
  { name, ...exceptions }: ReturnType<typeof policyExceptions>,
): string {
  const known = name === '' ? policies.get(security) : undefined
  const policy = known ?? securityPolicy({ ...security, ...exceptions })
  if (name === '') policies.set(security, policy)
  return policy
}

/** The HTML of the page's own text. That of a page with code is inside the app, as is a list of pages. */
function contentIn(route: RouteData, { own, html }: RenderedApp): string {
  if (!('body' in route)) return mainOf(html.join(''))
  return typeof route.body === 'string' && !codeOf(route) ? route.body : contentOf(own)
}

/** The content of a page with code, for lists and feeds. */
export function renderText(
  {
    route,
    page,
    locale,
    excerpt,
    audience,
  }: RouteInput & {
    readonly excerpt: boolean
    readonly audience: Audience
  },
  context: RenderContext,
  theme: Renderer,
) {
  const code = codeOf(route)
  if (!code) throw new Error(`The text of ${route.path} has no code.`)
  return theme.renderText({
    route,
    site: localeContext(locale, context).site,
    page: componentOf(route, page),
    code,
    excerpt,
    audience,
  })
}

/** A component on a Markdown page as HTML; it may depend on the data of the page. */
export const renderWidget = (
  widget: Widget,
  { route, locale }: Pick<RouteInput, 'route' | 'locale'>,
  context: RenderContext,
  theme: Renderer,
): string => theme.renderWidget({ ...widget, route, site: localeContext(locale, context).site })

/**
 * The HTML of a page with code without the navigation around it, and what its components declare for the
 * head.
 */
export async function renderContent(
  { route, page, locale }: RouteInput,
  context: RenderContext,
  theme: Renderer,
) {
  const { site } = localeContext(locale, context)
  const { html, head } = await theme.renderContent({
    route,
    site,
    sidebar: sidebarOf(route, context),
    page: componentOf(route, page),
  })
  return {
    html,
    tags: head.tags ?? [],
    title: head.title ?? null,
    description: head.description ?? null,
  }
}

/** Data that all pages of a language share. */
function localeContext(locale: string, { locales }: RenderContext): RenderContext['locales'][string] {
  const prepared = locales[locale]
  if (!prepared) throw new Error(`The language "${locale}" was not prepared for rendering.`)
  return prepared
}

const sidebarOf = (route: RouteData, { sidebars }: RenderContext): SidebarData | null =>
  'sidebar' in route && route.sidebar ? (sidebars[route.sidebar.key] ?? null) : null

const codeOf = (route: RouteData) => ('code' in route ? route.code : null)

function componentOf(route: RouteData, module: PageModuleExports | null): unknown {
  const code = codeOf(route)
  if (!code) return null
  const component = module?.default
  if (component == null) throw new Error(missingDefaultExport(code.module, route.path))
  if (isComponent(component)) return component
  const kind = typeof component === 'object' ? 'an object' : `a ${typeof component}`
  throw new Error(`The default export of ${code.module} must be a component, not ${kind}.`)
}

/** A function, a class, or what `memo`, `forwardRef` and `lazy` return. */
const isComponent = (value: unknown): boolean =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && '$$typeof' in value && !('props' in value))

/** The wording of the specification's error catalogue. */
export const missingDefaultExport = (module: string, path: string): string =>
  `The page component at ${path} (${module}) has no default export. Add "export default function Page() { … }".`

/** Data that the page needs at once. */
const preloaded = (route: RouteData): readonly string[] => [
  ...('sidebar' in route && route.sidebar ? [route.sidebar.href] : []),
  ...(route.allDocs?.isRead ? [route.allDocs.href] : []),
]
