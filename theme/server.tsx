// Renders one page to HTML in Node. A build calls it for every route.
import type { ComponentType } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { Audience } from '../build/shared/audience.ts'
import { type CodeHtml, type ComputedCode, collectCode } from '../build/shared/code/computedCode.ts'
import { escapeHtml } from '../build/shared/escape.ts'
import type { PageCode, RouteData, SidebarData } from '../build/shared/routeData.ts'
import type { SiteData } from '../build/shared/siteData.ts'
import type { Widget } from '../build/shared/widgets.ts'
import { App, Contexts } from './App.tsx'
import { AudienceContext } from './context/audience.ts'
import { CodeContext } from './context/code.ts'
import { type CollectedHead, emptyHead } from './context/head.ts'
import { type PageProps, type Shown, ShownContext } from './context/route.tsx'
import { CodeText } from './layout/Body.tsx'
import { ItemsMarkupContext } from './layout/SidebarItems.tsx'
import type { ItemMarkup } from './layout/sidebarMarkup.tsx'
import Backlinks from './public/Backlinks.tsx'
import DocCardList from './public/DocCardList.tsx'
import TOCInline from './public/TOCInline.tsx'
import { type ContentToRender, contentOf, type RenderedContent } from './serverContent.tsx'
import { printed } from './serverPrint.ts'
import { renderingOf, type SiteRendering, templatedRenderingOf } from './siteRendering.tsx'
import { checkSame } from './template/check.ts'
import { fillTexts } from './text/lateTexts.ts'
import './views/all.ts'

export interface RenderInput {
  readonly route: RouteData
  readonly site: SiteData
  readonly sidebar: SidebarData | null
  /** The page's component. */
  readonly page: ComponentType<PageProps> | null
  /** Highlights the code that components compute. */
  readonly codeHtml: CodeHtml
}

export interface RenderedApp {
  /** The inner HTML of the page's root in pieces. Pages share the strings of their common pieces. */
  readonly html: readonly string[]
  /** The HTML without pieces that contain only plain elements. The security policy depends on it. */
  readonly own: string
  readonly head: CollectedHead
  /** Code for the page's data. */
  readonly computedCode: ComputedCode
}

const widgets: Readonly<Record<Widget['widget'], ComponentType>> = { Backlinks, DocCardList, TOCInline }

/** Renders a component in a Markdown page to static HTML. */
export function renderWidget({
  widget,
  props,
  route,
  site,
}: Widget & Pick<RenderInput, 'route' | 'site'>): string {
  const Shown = widgets[widget]
  const html = renderToStaticMarkup(
    <Contexts site={site} state={renderingOf(site).state} head={null}>
      <ShownContext value={{ route, sidebar: null, page: null }}>
        <Shown {...props} />
      </ShownContext>
    </Contexts>,
  )
  return translated(html, site)
}

/** Renders a page with code, or its excerpt, without the layout: for lists and feeds. */
export async function renderText(
  input: Pick<RenderInput, 'route' | 'site' | 'codeHtml'> & TextToRender,
): Promise<string> {
  const { route, site, page: Text, code, excerpt, audience, codeHtml } = input
  const html = await printed(
    <Contexts site={site} state={renderingOf(site).state} head={null}>
      <ShownContext value={{ route, sidebar: null, page: Text }}>
        <CodeContext value={codeHtml}>
          <AudienceContext value={audience}>
            <CodeText text={Text} code={code} excerpt={excerpt} />
          </AudienceContext>
        </CodeContext>
      </ShownContext>
    </Contexts>,
  )
  // This HTML is never hydrated.
  return translated(html.replaceAll('<!-- -->', ''), site)
}

/** Renders the content of a page with code, without the navigation, and collects its head data. */
export async function renderContent(input: ContentToRender): Promise<RenderedContent> {
  const { html, head } = await contentOf(input, renderingOf(input.site).state)
  return { html: translated(html, input.site), head: translatedHead(head, input.site) }
}

const translated = (html: string, { messages }: SiteData): string => fillTexts(html, messages, escapeHtml)

function translatedHead(head: CollectedHead, { messages }: SiteData): CollectedHead {
  const filled = (text: string | null) => text && fillTexts(text, messages)
  return { ...head, title: filled(head.title), description: filled(head.description) }
}

interface TextToRender {
  readonly page: ComponentType<PageProps>
  readonly code: PageCode
  readonly excerpt: boolean
  readonly audience: Audience
}

/**
 * Whether pages are made from templates: only where all components are those of the theme. `checked` renders
 * each page in both ways, and throws when they differ.
 */
export type TemplateUse = 'none' | 'used' | 'checked'

interface AppInput extends RenderInput {
  readonly templates: TemplateUse
  /** Whether the body is known to need nothing from the security policy. */
  readonly isPlainBody: boolean
}

/**
 * Pages with code are rendered asynchronously, because they can load parts of themselves. With `templates`,
 * other pages are made from those of pages of the same shape.
 */
export function renderApp({
  site,
  codeHtml,
  templates,
  isPlainBody,
  route,
  sidebar,
  page,
}: AppInput): RenderedApp | Promise<RenderedApp> {
  const shown: Shown = { route, sidebar, page }
  if (templates === 'none') return renderWhole(renderingOf(site), codeHtml, shown)
  const rendering = templatedRenderingOf(site)
  const made = shown.page ? null : rendering.templates.render(shown, isPlainBody)
  if (!made) return renderWhole(rendering, codeHtml, shown)
  if (templates === 'checked') {
    const whole = renderWhole(renderingOf(site), codeHtml, shown)
    if ('html' in whole) checkSame({ html: made.pieces, own: made.own }, whole, shown.route.path)
  }
  return { html: made.pieces, own: made.own, head: emptyHead(), computedCode: {} }
}

function renderWhole(
  { site, state, markup }: SiteRendering,
  codeHtml: CodeHtml,
  shown: Shown,
): RenderedApp | Promise<RenderedApp> {
  const head = emptyHead()
  const code = collectCode(codeHtml)
  const lists: (readonly ItemMarkup[])[] = []
  const app = (
    <CodeContext value={code.html}>
      <ItemsMarkupContext value={(items, trails) => listPlaceholder(lists.push(markup(items, trails)) - 1)}>
        <App site={site} shown={shown} state={state} head={head} loading={false} navigated={false} />
      </ItemsMarkupContext>
    </CodeContext>
  )
  const whole = (html: string): RenderedApp => ({
    ...filled(withWrapperClass(translated(html, site), head), lists),
    head: translatedHead(head, site),
    computedCode: code.blocks,
  })
  return shown.page ? printed(app).then(whole) : whole(renderToString(app))
}

/** `Layout` is inside the element that gets its classes; in the browser, it adds them there. */
const withWrapperClass = (html: string, { wrapperClass }: CollectedHead): string =>
  wrapperClass === null
    ? html
    : html.replace('class="main-wrapper', (start) => `${start} ${escapeHtml(wrapperClass)}`)

/**
 * A placeholder for a list of sidebar items. No text can look like it: React escapes `<`, and Markdown
 * contains no NUL.
 */
const listPlaceholder = (index: number): string => `<\0${index}\0>`

function filled(html: string, lists: readonly (readonly ItemMarkup[])[]): Pick<RenderedApp, 'html' | 'own'> {
  const parts = lists.length === 0 ? [html] : html.split(/<\0(\d+)\0>/)
  const items = (part: string) => lists[Number(part)] as readonly ItemMarkup[]
  return {
    html: parts.flatMap((part, index) =>
      index % 2 === 0 ? [part] : items(part).map(({ html: item }) => item),
    ),
    own: parts.map((part, index) => (index % 2 === 0 ? part : unkept(items(part)))).join(''),
  }
}

const unkept = (items: readonly ItemMarkup[]): string =>
  items.map(({ html, isKept }) => (isKept ? '' : html)).join('')
