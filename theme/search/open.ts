// Opens the search dialog for the button. Creates it once, and returns the focus to the button when it
// closes.
import type { RouteData } from '../../build/shared/routeData.ts'
import type { SearchData, SiteData } from '../../build/shared/siteData.ts'
import { jumpEvent } from '../router/jump.ts'
import type { BrowserState } from '../state/browser.tsx'
import type { Values } from '../text/translate.tsx'
import type { AlgoliaData } from './algoliaQuery.ts'
import { type SearchScope, scopeOf } from './scope.ts'
import type { DialogOptions, DocsearchOptions, SearchDialog } from './searchDialog.ts'

export interface OpenSearch {
  readonly site: SiteData
  readonly route: RouteData
  readonly state: BrowserState
  readonly t: (id: string, message: string, values?: Values) => string
  readonly button: () => HTMLElement | null
  /** Properties that the site gives to DocSearch. */
  readonly own: DocsearchOptions
}

let opening: Promise<SearchDialog> | null = null
/** The reader chose a result: the focus goes to its heading, or to the start of its page. */
let isLeaving = false

/** `query` is the initial text. Null prepares the dialog without opening it. */
export async function openSearch(latest: () => OpenSearch, query: string | null): Promise<void> {
  const { site } = latest()
  const { search, locale } = site
  if (!search) return
  const scope = (): SearchScope => {
    const now = latest()
    return scopeOf(now.site, now.route, now.state.preferredVersions.get())
  }
  opening ??= openDialog({
    data: search,
    site,
    language: locale.name,
    storage: latest().state.storage,
    tags: () => scope().tags,
    labelOf: (tag) => scope().labelOf(tag),
    go: (href) => {
      isLeaving = true
      if (href.includes('#')) document.addEventListener(jumpEvent, focusHeading, { once: true })
      document.dispatchEvent(new CustomEvent('troodon-go', { detail: href }))
    },
    t: (id, message, values) => latest().t(id, message, values),
    closed: () => {
      if (!isLeaving) latest().button()?.focus()
      isLeaving = false
    },
    own: latest().own,
  })
  opening.catch(() => {
    opening = null
  })
  const dialog = await opening
  document.documentElement.dataset['search'] = 'ready'
  if (query !== null) dialog.open(query)
}

/** Runs when the page of a result scrolls to its heading. The next Tab goes on from there. */
function focusHeading(): void {
  const heading = document.getElementById(decodeURIComponent(window.location.hash.slice(1)))
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** The bundle of a site contains one of the two, and the server's neither. */
async function openDialog(options: DialogOptions<SearchData>): Promise<SearchDialog> {
  if (process.env['TROODON_SSR'] !== '1')
    return process.env['TROODON_SEARCH'] === 'local'
      ? (await import('./ownDialog.tsx')).openOwnDialog(options)
      : (await import('./docsearchDialog.ts')).openDocsearch(options as DialogOptions<AlgoliaData>)
  throw new Error('The search opens in browsers.')
}
