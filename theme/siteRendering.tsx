// Data that the pages of a site share while they are rendered: templates, and the HTML of the sidebars.
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { isPlain } from '../build/shared/policyFacts.ts'
import type { SiteData } from '../build/shared/siteData.ts'
import { App, Contexts } from './App.tsx'
import { CodeContext } from './context/code.ts'
import { emptyHead, isEmptyHead } from './context/head.ts'
import { ShownContext } from './context/route.tsx'
import { ItemsMarkupContext } from './layout/SidebarItems.tsx'
import { createItemsMarkup, type ItemsMarkup } from './layout/sidebarMarkup.tsx'
import { type BrowserState, serverState } from './state/browser.tsx'
import type { Storage_ } from './state/storage.ts'
import { createLinkTemplate } from './template/linkTemplate.tsx'
import { createTemplates, htmlOf, type PlainPage, type Templates } from './template/templates.tsx'

export interface SiteRendering {
  readonly site: SiteData
  readonly state: BrowserState
  readonly markup: ItemsMarkup
}

const renderings = new WeakMap<SiteData, SiteRendering>()
const templatedRenderings = new WeakMap<SiteData, SiteRendering & { readonly templates: Templates }>()

export const renderingOf = (site: SiteData): SiteRendering =>
  kept(renderings, site, () => {
    const state = { ...serverState(site), storage: noStorage }
    return { site, state, markup: markupOf(site, state, null) }
  })

/** For sites whose components are all the theme's. */
export const templatedRenderingOf = (site: SiteData) =>
  kept(templatedRenderings, site, () => {
    const { state } = renderingOf(site)
    const part = (children: ReactNode) => renderToString(<InSite {...{ site, state, children }} />)
    const markup = markupOf(site, state, createLinkTemplate(part))
    const page = (shown: PlainPage, wrap: (children: ReactNode) => ReactNode) => {
      const head = emptyHead()
      const props = { site, state, head, shown: { ...shown, page: null } }
      const html = renderToString(wrap(<App {...props} loading={false} navigated={false} />))
      return isEmptyHead(head) ? html : null
    }
    const alone = (shown: PlainPage, element: ReactNode) => {
      const head = emptyHead()
      const html = renderToString(
        <Contexts site={site} state={state} head={head}>
          <ShownContext value={{ ...shown, page: null }}>
            <CodeContext value={refuseCode}>{element}</CodeContext>
          </ShownContext>
        </Contexts>,
      )
      return isEmptyHead(head) && !dependsOnPlace.test(html) ? html : null
    }
    return { site, state, markup, templates: createTemplates({ markup, part, page, alone }) }
  })

/**
 * HTML that React prints in another way inside a page: ids by `useId`, texts beside other texts, and parts
 * that load later.
 */
const dependsOnPlace = /_R_|<!--\$|^[^<]|[^>]$/

/** The data of a page contains the code that its components compute: they are rendered with the page. */
function refuseCode(): never {
  throw new Error('Code is computed outside of the page.')
}

function markupOf(
  site: SiteData,
  state: BrowserState,
  link: ReturnType<typeof createLinkTemplate> | null,
): ItemsMarkup {
  const wrap = (children: ReactNode) => (
    <ItemsMarkupContext value={(items, trails) => htmlOf(markup(items, trails))}>
      <InSite {...{ site, state, children }} />
    </ItemsMarkupContext>
  )
  const markup: ItemsMarkup = createItemsMarkup({ wrap, isPlain, link })
  return markup
}

const InSite = (props: Pick<SiteRendering, 'site' | 'state'> & { readonly children: ReactNode }) => (
  <Contexts {...props} head={null} />
)

function kept<Value>(all: WeakMap<SiteData, Value>, site: SiteData, make: () => Value): Value {
  const known = all.get(site)
  if (known !== undefined) return known
  const made = make()
  all.set(site, made)
  return made
}

/**
 * All readers get the same HTML, so it cannot depend on a reader's choices. A component that reads one here
 * would not match it on hydration.
 */
const noStorage: Storage_ = { get: refuse, set: refuse, remove: refuse, keyOf: (key) => key }

function refuse(key: string): never {
  throw new Error(
    `The storage of the browser is used on the server, with the key "${key}". Use it in an effect or in the handler of an event.`,
  )
}
