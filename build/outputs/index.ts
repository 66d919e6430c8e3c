// Every file of `dist/`, as a list of sources in the order in which their work begins. A new output is a file
// beside these and one row here.
import { assets } from './assets.ts'
import { browserCode } from './browserCode.ts'
import { cards } from './cards/cards.ts'
import { feeds } from './feeds/feeds.ts'
import { headers } from './headers.ts'
import type { LinkedSite, OutputSource } from './linkedSite.ts'
import { llms } from './llms.ts'
import { llmsFull } from './llmsFull.ts'
import { mermaid } from './mermaid.ts'
import { noJekyll } from './noJekyll.ts'
import { openSearch } from './openSearch.ts'
import type { Output } from './output.ts'
import { pages } from './pages/pages.ts'
import { plugins } from './plugins.ts'
import { pwa } from './pwa/pwa.ts'
import { serviceWorker } from './pwa/serviceWorker.ts'
import { redirects } from './redirects.ts'
import { robots } from './robots.ts'
import { search } from './search/search.ts'
import { siteData } from './siteData.ts'
import { sitemap } from './sitemap.ts'
import { staticFiles } from './staticFiles.ts'

export const outputSources: readonly OutputSource[] = [
  // Workers index between pages, so the search begins first.
  search,
  // Workers render pages while the main thread writes what follows.
  pages,
  browserCode,
  mermaid,
  siteData,
  assets,
  staticFiles,
  feeds,
  redirects,
  robots,
  sitemap,
  llms,
  openSearch,
  noJekyll,
  headers,
  pwa,
  cards,
  plugins,
  // Made from the hashes of all other files.
  llmsFull,
  serviceWorker,
]

/** All outputs of a site, each made when it is asked for. */
export function* outputsOf(site: LinkedSite, sources: readonly OutputSource[]): Generator<Output> {
  for (const source of sources) yield* source(site)
}
