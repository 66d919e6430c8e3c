// The files of the local search index. What a block of pages adds is remembered by its content.
import type { Output } from './emitSite.ts'
import { textOf } from './includePages.ts'
import type { InspectedPages } from './inspectPages.ts'
import { checksum, hashOf } from './io/hash.ts'
import { searchTag } from './kinds/searchTag.ts'
import { type LocaleSite, pageOf, type Route, type Site, sourceOf } from './model/site.ts'
import { type IndexedBlock, joinBlocks, joinTails, recordFiles, type SearchPage } from './outputs/searchIndex.ts'
import type { Session } from './session.ts'
import { hrefOf, type OutputPath, outputPath, searchFolder, searchManifestPath } from './shared/paths.ts'
import type { SearchManifest } from './shared/searchTerms.ts'
import type { IndexJob } from './work.ts'

/** What pages with code show, from their HTML. */
export type RenderedTexts = Pick<InspectedPages, 'texts' | 'noIndex'>

/** About this many pages are indexed together. */
const pagesPerBlock = 96

/** Begins to index; resolves with the files when all blocks are there. Threads index between pages. */
export async function searchOutputs(site: Site, rendered: RenderedTexts, session: Session): Promise<readonly Output[]> {
  if (site.config.search?.provider !== 'local') return []
  const partitions = site.locales.flatMap((locale) =>
    [...partitionsOf(locale, site, rendered)].map(([tag, pages]) => ({ locale: locale.locale, tag, blocks: blocksOf(pages) })),
  )
  const jobs = partitions.flatMap(({ blocks }) => blocks.map((pages) => jobOf(pages, session)))
  const indexed = await session.crew.index(jobs)
  const outputs = new Map<string, Output>()
  const add = (path: OutputPath, key: string, text: string): void => void outputs.set(path, { type: 'text', path, key, text })
  let first = 0
  for (const { locale, tag, blocks } of partitions) {
    const { manifest, files } = indexOf(blocks, indexed.slice(first, first + blocks.length))
    first += blocks.length
    for (const [name, text] of files) add(outputPath(`${searchFolder}/${name}`), name, text)
    const text = JSON.stringify(manifest)
    add(searchManifestPath(locale, tag), hashOf(text), text)
  }
  return [...outputs.values()]
}

const jobOf = (pages: readonly SearchPage[], { engine }: Session): IndexJob => {
  const texts = pages.map((page) => page.texts)
  return { key: `q:${hashOf(engine, JSON.stringify(texts))}`, pages: texts }
}

/** Pages by the part of the site that they belong to; every part that the site's data names is there. */
function partitionsOf({ locale, instances }: LocaleSite, site: Site, rendered: RenderedTexts): Map<string, SearchPage[]> {
  const partitions = new Map<string, SearchPage[]>([['default', []]])
  for (const { config, versions } of instances)
    for (const version of versions) if (!version.noIndex) partitions.set(`docs-${config.id}-${version.name}`, [])
  const language = site.config.i18n.localeConfigs[locale]?.htmlLang ?? locale
  for (const route of site.routes) {
    if (route.locale !== locale) continue
    const page = searchPage(route, language, site, rendered)
    if (page) partitions.get(searchTag(route))?.push(page)
  }
  return partitions
}

/** Null for pages that a search must not or need not find. */
function searchPage(route: Route, language: string, { config }: Site, { texts: known, noIndex }: RenderedTexts): SearchPage | null {
  if (config.noIndex) return null
  const href = hrefOf(route.path, config.baseUrl)
  if (route.kind === 'generatedIndex') {
    const { title, description } = route.index
    const texts = { title, description, headings: [], text: null, language }
    return route.version.noIndex ? null : { href, name: route.index.slug, texts }
  }
  const source = sourceOf(route)
  if (source !== null && noIndex.has(source)) return null
  const rendered = known.get(route)
  if (route.kind === 'componentPage') {
    if (!rendered) return null
    const { title, description, headings, sections } = rendered
    return { href, name: route.path, texts: { title: title ?? route.path, description, headings, text: sections, language } }
  }
  const page = pageOf(route)
  if (!page || page.facts.frontMatter.unlisted === true || (route.kind === 'doc' && route.version.noIndex)) return null
  const { frontMatter, contentTitle, excerpt, headings } = page.facts
  const title =
    route.kind === 'doc' ? route.doc.title : route.kind === 'blogPost' ? route.post.title : (frontMatter.title ?? contentTitle ?? route.path)
  const texts = {
    title,
    description: frontMatter.description ?? excerpt,
    headings: rendered?.headings ?? headings.map(({ html, id }) => ({ text: plainText(html), id })),
    text: rendered?.sections ?? textOf(page.facts),
    language,
  }
  return { href, name: route.kind === 'doc' ? route.doc.id : route.path, texts }
}

const signs: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }

const plainText = (html: string): string => html.replace(/<[^>]*>/g, '').replace(/&(?:amp|lt|gt|quot|#39);/g, (sign) => signs[sign] ?? sign)

type Block = readonly SearchPage[]

function indexOf(blocks: readonly Block[], indexed: readonly IndexedBlock[]): { manifest: SearchManifest; files: ReadonlyMap<string, string> } {
  const files = new Map<string, string>()
  const named = (text: string): string => {
    const name = `${hashOf(text).slice(0, 10)}.json`
    files.set(name, text)
    return name
  }
  const shards = Object.fromEntries(joinBlocks(indexed).map(({ prefix, text }) => [prefix, named(text)]))
  const tails = Object.fromEntries(joinTails(indexed).map(({ prefix, text }) => [prefix, named(text)]))
  const records = indexed.map((block, index) => recordFiles(block, blocks[index] ?? []).map(named))
  return { manifest: { blocks: blocks.map(({ length }) => length), shards, tails, records }, files }
}

/** A page's block follows from its name, so that a new page moves none of the others. */
function blocksOf(pages: readonly SearchPage[]): readonly Block[] {
  const count = 2 ** Math.max(0, Math.ceil(Math.log2(pages.length / pagesPerBlock)))
  const blocks = Array.from({ length: count }, (): SearchPage[] => [])
  for (const page of pages) blocks[checksum(page.name) % count]?.push(page)
  return blocks
}
