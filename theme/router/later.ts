// Code for navigation and the color mode in one file, loaded after hydration.
import type { PageMenuData, SiteData } from '../../build/shared/siteData.ts'
import { isField } from '../search/opensSearch.ts'
import type { BrowserState } from '../state/browser.tsx'
import { followColorMode } from '../state/colorMode.ts'
import { openStorage } from '../state/storage.ts'
import type { jumpEvent } from './jump.ts'
import type { Loader } from './load.ts'
import { isPageUrl, type Place } from './pageUrls.ts'
import { type Prefetch, startPrefetch } from './prefetch.ts'

export { findMeant } from './findMeant.ts'
export { createLoader } from './load.ts'

export function startLater(loader: Loader, place: Place, state: BrowserState, site: SiteData): Prefetch {
  followColorMode(state, site)
  // As in Docusaurus, code of the site can load a page before the reader asks for it.
  const preload = async (href: string) => loader.preload(new URL(href, document.baseURI).pathname)
  Object.assign(window, { docusaurus: { prefetch: preload, preload } })
  if (site.pageMenu) listenToMenus(site.pageMenu)
  if (site.linkPreviews) listenToLinks(place, site)
  if (site.keyboardShortcuts) listenToKeys()
  listenToCategories(site)
  const prefetch = startPrefetch(loader, place)
  let first = true
  const watch = () => {
    if (first) announceFirstJump()
    first = false
    prefetch.watch()
    const { feedback } = site
    if (feedback && document.querySelector('.feedback'))
      void import('../widgets/feedback.ts').then(({ ask }) => ask(feedback, site.locale.name))
    if (document.querySelector('[data-comments]'))
      void import('../widgets/comments.ts').then(({ watchComments }) => watchComments())
  }
  return { watch }
}

function listenToMenus(data: PageMenuData): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element | null)?.closest?.<HTMLElement>('.page-menu > button')
    if (button) void import('../widgets/pageMenu.ts').then(({ pressed }) => pressed(button, data))
  })
}

/** What the reader opened or closed in a sidebar stays so after a reload. */
function listenToCategories({ storageSuffix, docsSidebar }: SiteData): void {
  const storage = openStorage(storageSuffix, () => window.sessionStorage)
  const load = () => import('../widgets/keptCategories.ts')
  const listen = ({ target }: Event) => {
    const toggler = '.menu__category > div > :is(.menu__caret, [role="button"])'
    if (!(target as Element | null)?.closest?.(toggler)) return
    document.removeEventListener('click', listen)
    void load().then(({ keepCategories }) => keepCategories(storage))
  }
  if (storage.get('sidebar-categories') === null) document.addEventListener('click', listen)
  else void load().then(({ startCategories }) => startCategories(storage, docsSidebar.autoCollapse))
}

/** Links in texts to other pages. Links with classes, such as cards, say enough. A touch follows its link. */
function listenToLinks(place: Place, site: SiteData): void {
  const listen = (event: Event) => {
    const { target, type, pointerType } = event as PointerEvent
    const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('.markdown a[href]:not([class])')
    if (!link || link.pathname === window.location.pathname || !isPageUrl(new URL(link.href), place)) return
    if (type === 'focusin' ? link.matches(':focus-visible') : pointerType !== 'touch')
      void import('../widgets/linkPreview.ts').then(({ offer }) => offer(link, site))
  }
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, listen, { passive: true })
}

/** `[` and `]` open the previous and the next page, `?` lists the keys. AltGr is reported as Ctrl and Alt. */
function listenToKeys(): void {
  const targets: Readonly<Record<string, string>> = { '[': 'prev', ']': 'next' }
  document.addEventListener('keydown', ({ key, target, metaKey, ctrlKey, altKey }) => {
    const rel = targets[key]
    if (!(rel || key === '?') || metaKey || (ctrlKey && !altKey) || isField(target)) return
    if (document.querySelector('dialog[open], .DocSearch--active')) return
    if (!rel) void import('../widgets/shortcuts.ts').then(({ showShortcuts }) => showShortcuts())
    else document.querySelector<HTMLElement>(`.pagination-nav__link[rel="${rel}"]`)?.click()
  })
}

/** The browser has followed the hash before. An import of `announceJump` would enlarge the frame. */
function announceFirstJump(): void {
  if (window.location.hash === '') return
  document.dispatchEvent(new CustomEvent('troodon-jump' satisfies typeof jumpEvent, { detail: true }))
  document.dispatchEvent(new Event('scroll'))
}
