// Records what a later process needs to render single pages again, when nothing but their words changed.

import { kindOf } from '../../kinds/index.ts'
import { searchParts } from '../../kinds/searchPart.ts'
import { pageFile } from '../../model/pageFile.ts'
import type { Route } from '../../model/route.ts'
import type { OwnPage, OwnPages } from '../../render/siteRecord.ts'
import { siteIdsKey, sitePagesKey, siteRecordKey, siteSidebarKey, siteTextsKey } from '../../reuse/keys.ts'
import { inBuckets, siteRecordKeys } from '../../reuse/siteRecords.ts'
import type { Store } from '../../reuse/store.ts'
import {
  includedPath,
  markdownOutput,
  type OutputPath,
  type SourcePath,
  searchManifestPath,
  sourcePath,
} from '../../shared/paths.ts'
import type { LinkedSite } from '../linkedSite.ts'
import { textsOf } from '../llms/llmsFull.ts'
import { searchEntryOf } from '../search/searchPages.ts'
import { headKey } from './renderContext.ts'

type Input = Pick<LinkedSite, 'site' | 'files' | 'pages' | 'bundle' | 'inspected' | 'context' | 'shared'>

/** `structure` is the structure key of the site: the record depends on nothing else. */
export function recordSite(
  site: Input,
  linkedIds: () => string | null,
  structure: string,
  store: Store,
): void {
  const { serverBundle: _, sidebars, ...context } = site.context
  const ofSidebars = Object.keys(sidebars).map((sidebar) => siteSidebarKey({ structure, sidebar }))
  const texts = textsOf(site)
  const ofTexts = texts.map(({ path }) => siteTextsKey({ structure, file: path }))
  if ([...siteRecordKeys(structure), ...ofSidebars, ...ofTexts].every(store.has)) return
  for (const [sidebar, data] of Object.entries(sidebars))
    store.put(siteSidebarKey({ structure, sidebar }), data)
  const listed = new Map<OutputPath, OutputPath>()
  for (const list of texts) {
    store.put(siteTextsKey({ structure, file: list.path }), list)
    for (const [page] of list.pages) listed.set(page, list.path)
  }
  for (const [bucket, pages] of inBuckets(ownPages(site, listed)).entries())
    store.put(sitePagesKey({ structure, bucket }), pages)
  store.put(siteIdsKey(structure), { ids: linkedIds() })
  const siteKeys = [...site.shared.sites].map(([locale, { file }]) => [locale, file.hash] as const)
  store.put(siteRecordKey(structure), {
    context,
    siteKeys: Object.fromEntries(siteKeys),
    headKey: headKey(site.context),
    behind: [...site.shared.context.behind],
  })
}

/** Pages that are made from one file, whose words are in no code and on no other page. */
function ownPages(input: Input, listed: ReadonlyMap<OutputPath, OutputPath>): OwnPages {
  const { site, pages } = input
  const shown = shownElsewhere(input)
  const shared = { listed, partOf: searchParts(site.config) }
  const own = new Map<SourcePath, OwnPage[]>()
  for (const route of site.routes) {
    const { page } = route
    if (!page || shown.has(page.source) || !dependsOnItself(route, pages)) continue
    const list = own.get(page.source) ?? []
    list.push(ownPage(route, input, shared))
    own.set(page.source, list)
  }
  return [...own]
}

const dependsOnItself = ({ page }: Route, pages: Input['pages']): boolean =>
  page !== null &&
  (!page.facts.code || page.facts.values !== undefined) &&
  !page.facts.includes &&
  !pages.get(page.source)?.includes

/** Files whose words are on other pages, in lists, in feeds or in scripts. */
function shownElsewhere({ site, pages, bundle }: Input): ReadonlySet<SourcePath> {
  const shown = new Set(Object.values(bundle.pages).flatMap(({ markdown }) => markdown))
  for (const [source, { includes = [] }] of pages)
    for (const { specifier } of includes) shown.add(sourcePath(includedPath(specifier, source)))
  for (const route of site.routes) {
    const kind = kindOf(route, site)
    if (kind.sharesWords && route.page) shown.add(route.page.source)
    for (const { source } of kind.excerpts(route)) if (source) shown.add(source)
  }
  return shown
}

function ownPage(
  route: Route,
  { site, inspected }: Input,
  { listed, partOf }: { listed: ReadonlyMap<OutputPath, OutputPath>; partOf: ReturnType<typeof searchParts> },
): OwnPage {
  const { path, hasUrl, locale } = route
  const isSearched = site.config.search?.provider === 'local'
  const entry = isSearched ? searchEntryOf(route, site, inspected) : null
  return {
    path,
    html: pageFile(route),
    hasUrl,
    locale,
    fullText: listed.get(markdownOutput(path)) ?? null,
    search: entry && { manifest: searchManifestPath(locale, partOf(route)), name: entry.name },
  }
}
