// Every file of `dist/`, as a list of sources in the order in which their work begins. A new output is a file
// beside these and one row here.
import type { Diagnostic } from '../model/diagnostics.ts'
import type { OutputPath } from '../shared/paths.ts'
import { assets } from './assets.ts'
import { blockStyles } from './blockStyles.ts'
import { browserCode } from './browserCode.ts'
import { cards } from './cards/cards.ts'
import { type Owner, openClaims } from './claims.ts'
import { feeds } from './feeds/feeds.ts'
import { headers } from './headers.ts'
import type { LinkedSite, OutputSource } from './linkedSite.ts'
import { llms } from './llms/llms.ts'
import { llmsFull } from './llms/llmsFull.ts'
import { mermaid } from './mermaid.ts'
import { noJekyll } from './noJekyll.ts'
import { openSearch } from './openSearch.ts'
import type { FileOutput, LastOutput, LaterOutput, MakeTools, Output, PageOutput } from './output.ts'
import { pages } from './pages/pages.ts'
import { themePages } from './pages/themePages.ts'
import { plugins } from './plugins.ts'
import { pwa } from './pwa/pwa.ts'
import { serviceWorker } from './pwa/serviceWorker.ts'
import { redirects } from './redirects.ts'
import { robots } from './robots.ts'
import { search } from './search/search.ts'
import { siteData } from './siteData.ts'
import { sitemap } from './sitemap.ts'
import { staticFiles, staticFilesOfLanguages } from './staticFiles.ts'

export const outputSources: readonly OutputSource[] = [
  // Workers index between pages, so the search begins first.
  search,
  // Workers render pages while the main thread writes what follows.
  pages,
  browserCode,
  blockStyles,
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

/** Those of a site that runs its own theme. */
export const withTheme = (sources: readonly OutputSource[]): readonly OutputSource[] =>
  sources.flatMap((one) => inTheme.get(one) ?? [one])

const inTheme: ReadonlyMap<OutputSource, readonly OutputSource[]> = new Map<
  OutputSource,
  readonly OutputSource[]
>([
  [pages, [themePages]],
  [siteData, []],
  [staticFiles, [staticFiles, staticFilesOfLanguages]],
])

/** What messages call the files of a source, with the option that changes or stops it. */
const names: ReadonlyMap<OutputSource, string> = new Map<OutputSource, string>([
  [search, 'the search index (option search)'],
  [browserCode, 'the code of the theme'],
  [blockStyles, 'the style sheet of components'],
  [mermaid, 'the code for diagrams'],
  [siteData, 'the data of the site'],
  [feeds, 'a feed (option feedOptions of the blog)'],
  [redirects, 'a redirect (option redirects)'],
  [robots, 'robots.txt'],
  [sitemap, 'the sitemap (option sitemap)'],
  [llms, 'llms.txt (option llms)'],
  [openSearch, 'the OpenSearch description (option search)'],
  [noJekyll, '.nojekyll'],
  [headers, 'the rules for HTTP headers (option headers)'],
  [pwa, 'the web app (option pwa)'],
  [cards, 'a social card (option socialCards)'],
  [plugins, 'a plugin (option plugins)'],
  [llmsFull, 'llms-full.txt (option llms)'],
  [serviceWorker, 'the service worker (option pwa)'],
])

/** All outputs of a site, each made when it is asked for. */
export function* outputsOf(site: LinkedSite, sources: readonly OutputSource[]): Generator<Output> {
  for (const source of sources) {
    const by = names.get(source)
    if (by === undefined) yield* source(site)
    else for (const output of source(site)) yield { by, ...output }
  }
}

/** Outputs that cannot be written beside each other, without writing them. */
export async function outputCollisions(
  outputs: Iterable<Output>,
  tools: MakeTools,
): Promise<readonly Diagnostic[]> {
  const claims = openClaims()
  const problems: Diagnostic[] = []
  const claim = (path: OutputPath, owner: Owner) => {
    const { problem } = claims(path, owner)
    if (problem) problems.push(problem)
  }
  // In the order in which a build writes them.
  const others: (LaterOutput | LastOutput)[] = []
  for (const output of outputs)
    if (output.type === 'later' || output.type === 'last') others.push(output)
    else for (const path of pathsOf(output)) claim(path, output as Owner)
  for (const { by, ...output } of others)
    if (output.paths || output.type === 'last')
      for (const path of output.paths ?? []) claim(path, { key: path, by })
    else for (const file of await output.begin(tools)) claim(file.path, { by, ...file })
  return problems
}

const pathsOf = (output: PageOutput | FileOutput): readonly OutputPath[] =>
  output.type === 'page'
    ? [output.html, output.json, output.markdown].filter((path) => path !== null)
    : [output.path]
