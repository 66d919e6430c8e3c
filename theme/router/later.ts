// Code for navigation and the color mode in one file, loaded after hydration.
import type { SiteData } from '../../build/shared/siteData.ts'
import type { BrowserState } from '../state/browser.tsx'
import { followColorMode } from '../state/colorMode.ts'
import type { Loader } from './load.ts'
import type { Place } from './pageUrls.ts'
import { type Prefetch, startPrefetch } from './prefetch.ts'

export { findMeant } from './findMeant.ts'
export { createLoader } from './load.ts'

export function startLater(loader: Loader, place: Place, state: BrowserState, site: SiteData): Prefetch {
  followColorMode(state, site)
  // As in Docusaurus, code of the site can load a page before the reader asks for it.
  const preload = async (href: string) => loader.preload(new URL(href, document.baseURI).pathname)
  Object.assign(window, { docusaurus: { prefetch: preload, preload } })
  return startPrefetch(loader, place)
}
