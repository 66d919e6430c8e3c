// The content of a page with code, rendered to find its links, ids and text before linking. A component of
// the content can need a context that the site's own `DocItem` or `Layout` gives: the content then fails by
// itself, and the whole page is rendered in place of it.
import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { CodeHtml } from '../build/shared/code/computedCode.ts'
import type { RouteData, SidebarData } from '../build/shared/routeData.ts'
import type { SiteData } from '../build/shared/siteData.ts'
import { App, Contexts } from './App.tsx'
import { CodeContext } from './context/code.ts'
import { type Collected, CollectingContext } from './context/collecting.ts'
import { type CollectedHead, emptyHead } from './context/head.ts'
import { type PageProps, ShownContext } from './context/route.tsx'
import { CodeText } from './layout/Body.tsx'
import Root from './public/Root.tsx'
import { printed } from './serverPrint.ts'
import type { BrowserState } from './state/browser.tsx'
import { View } from './views/index.tsx'

export interface ContentToRender {
  readonly route: RouteData
  readonly site: SiteData
  readonly sidebar: SidebarData | null
  readonly page: ComponentType<PageProps>
  readonly codeHtml: CodeHtml
}

export interface RenderedContent {
  readonly html: string
  readonly head: CollectedHead
}

/** Rejects with the first error of the page. */
export async function contentOf(input: ContentToRender, state: BrowserState): Promise<RenderedContent> {
  const code = 'code' in input.route ? input.route.code : null
  if (input.route.view === 'componentPage' || !code)
    return collected(input, (head) => within(input, { state, head }, <View route={input.route} />))
  try {
    const text = <CodeText text={input.page} code={code} />
    return await collected(input, (head) => within(input, { state, head }, text))
  } catch {
    return inWholePage(input, state)
  }
}

interface Place {
  readonly state: BrowserState
  readonly head: CollectedHead
}

const within = ({ route, site, sidebar, page }: ContentToRender, place: Place, children: ReactNode) => (
  <Contexts site={site} {...place}>
    <ShownContext value={{ route, sidebar, page }}>
      <Root>{children}</Root>
    </ShownContext>
  </Contexts>
)

/** The content is between the marks. All other links of the page belong to the navigation. */
async function inWholePage(input: ContentToRender, state: BrowserState): Promise<RenderedContent> {
  const { route, site, sidebar, page: Text } = input
  const page = (props: PageProps) => (
    <>
      <template data-content="start" />
      <Text {...props} />
      <template data-content="end" />
    </>
  )
  const shown = { route, sidebar, page }
  const app = (head: CollectedHead) => (
    <App site={site} shown={shown} state={state} head={head} loading={false} navigated={false} />
  )
  return collected(
    input,
    app,
    (html) => /<template data-content="start">(.*)<template/s.exec(html)?.[1] ?? '',
  )
}

async function collected(
  { codeHtml }: ContentToRender,
  app: (head: CollectedHead) => ReactNode,
  cut = (html: string): string => html,
): Promise<RenderedContent> {
  const head = emptyHead()
  const found: Collected = { links: new Set(), anchors: new Set() }
  const html = await printed(
    <CodeContext value={codeHtml}>
      <CollectingContext value={found}>{app(head)}</CollectingContext>
    </CodeContext>,
  )
  return { html: cut(html) + reported(found), head }
}

/** Links that components reported, as tags: the HTML is only read for its links, ids and text. */
const reported = ({ links, anchors }: Collected): string =>
  renderToStaticMarkup([
    // biome-ignore lint/a11y/useAnchorContent: nobody sees it; the build reads where it leads.
    ...[...links].map((link) => <a key={`link ${link}`} href={link} data-checked-link="" />),
    ...[...anchors].map((anchor) => <i key={`id ${anchor}`} id={anchor} />),
  ])
