// The pages that the search lists, by the part of the site that they belong to and in blocks that are indexed
// together.
import picomatch from 'picomatch'
import type { PlannedSite, SearchEntry } from '../../kinds/contentKind.ts'
import { kindOf } from '../../kinds/index.ts'
import { searchParts } from '../../kinds/searchPart.ts'
import { bodyIdentity, bodyOf } from '../../model/bodyRef.ts'
import { marksOf } from '../../model/page.ts'
import { defaultSearchTag, type Route } from '../../model/route.ts'
import type { PageTexts } from '../../model/searchBlocks.ts'
import type { LocaleSite } from '../../model/site.ts'
import { hrefOf } from '../../shared/paths.ts'
import type { LinkedSite } from '../linkedSite.ts'
import { blockOf } from './blockOf.ts'
import { headingTexts } from './headingTexts.ts'

export interface SearchPage {
  readonly href: string
  /** Decides which block has the page; the same for one document in all versions. */
  readonly name: string
  /** Pages with the same identity have the same texts. */
  readonly identity: () => string
  readonly texts: () => PageTexts
}

/** Texts of pages with code, from their HTML. */
type RenderedTexts = Pick<LinkedSite['inspected'], 'texts' | 'noIndex'>

/** Pages by the part of the site that they belong to; every part that the site's data names is there. */
export function partitionsOf(
  { locale, searchTags }: LocaleSite,
  site: PlannedSite,
  rendered: RenderedTexts,
): Map<string, SearchPage[]> {
  const partitions = new Map<string, SearchPage[]>([defaultSearchTag, ...searchTags].map((tag) => [tag, []]))
  const partOf = searchParts(site.config)
  const language = site.config.i18n.localeConfigs[locale]?.htmlLang ?? locale
  for (const route of site.routes) {
    if (route.locale !== locale) continue
    const page = searchPage(route, language, site, rendered)
    if (page) partitions.get(partOf(route))?.push(page)
  }
  return partitions
}

/** The search result of a page. Null for pages that the search leaves out. */
export function searchEntryOf(
  route: Route,
  site: PlannedSite,
  { texts, noIndex }: RenderedTexts,
): SearchEntry | null {
  const { unsearched } = site.config
  if (site.config.noIndex || (route.source !== null && noIndex.has(route.source))) return null
  if (unsearched.length > 0 && isMatch(route.path, unsearched)) return null
  if (route.page && marksOf(route.page.facts).hide_from_search === true) return null
  return kindOf(route, site).searchEntry(route, texts.get(route) ?? null)
}

/** `/docs/a` names the page at `/docs/a/`, too. */
const isMatch = (path: string, patterns: readonly string[]): boolean =>
  [path, path.replace(/(?<=.)\/$/, '')].some((one) => picomatch.isMatch(one, [...patterns]))

function searchPage(
  route: Route,
  language: string,
  site: PlannedSite,
  inspected: RenderedTexts,
): SearchPage | null {
  const { config } = site
  const rendered = inspected.texts.get(route)
  const entry = searchEntryOf(route, site, inspected)
  if (!entry) return null
  const facts = route.page?.facts
  const texts = (): PageTexts => ({
    title: entry.title,
    description: entry.description(),
    headings: rendered?.headings ?? (facts ? headingTexts(facts) : []),
    text: rendered?.sections ?? (facts ? bodyOf(facts) : null),
    language,
  })
  return {
    href: hrefOf(route.path, config.baseUrl),
    name: entry.name,
    // The body's key covers headings, excerpt and front matter, which need not be read then.
    identity: () =>
      JSON.stringify(
        facts && !rendered
          ? [entry.title, facts.changed && entry.description(), bodyIdentity(bodyOf(facts)), language]
          : texts(),
      ),
    texts,
  }
}

export type Block = readonly SearchPage[]

/** About this many pages are indexed together. */
const pagesPerBlock = 96

/** A page's block follows from its name, so that a new page moves none of the others. */
export function blocksOf(pages: readonly SearchPage[]): readonly Block[] {
  const count = blockCount(pages.length)
  const blocks = Array.from({ length: count }, (): SearchPage[] => [])
  for (const page of pages) blocks[blockOf(page.name, count)]?.push(page)
  return blocks
}

const blockCount = (pages: number): number => 2 ** Math.max(0, Math.ceil(Math.log2(pages / pagesPerBlock)))

/**
 * The block of each route that the search lists, as far as it is known before pages with code are rendered.
 * Empty without a local search.
 */
export function blocksOfRoutes(site: PlannedSite): ReadonlyMap<Route, string> {
  const partitions = new Map<string, (readonly [Route, string])[]>()
  const partOf = searchParts(site.config)
  if (site.config.search?.provider !== 'local') return new Map()
  for (const route of site.routes) {
    const entry = searchEntryOf(route, site, { texts: new Map(), noIndex: new Set() })
    const key = `${route.locale} ${partOf(route)}`
    const known = partitions.get(key) ?? []
    partitions.set(key, known)
    if (entry) known.push([route, entry.name])
  }
  return new Map(
    [...partitions].flatMap(([key, routes]) => {
      const count = blockCount(routes.length)
      return routes.map(([route, name]) => [route, `${key} ${blockOf(name, count)}`] as const)
    }),
  )
}
