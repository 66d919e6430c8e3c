// The files of the local search index. What a block of pages adds is remembered by its content.
import type { Output } from './emitSite.ts'
import { checksum, hashOf } from './io/hash.ts'
import { searchTag } from './kinds/searchTag.ts'
import type { SectionText } from './model/page.ts'
import { type LocaleSite, pageOf, type Route, type Site } from './model/site.ts'
import { type IndexedBlock, indexBlock, joinBlocks, type SearchPage } from './outputs/searchIndex.ts'
import type { Session } from './session.ts'
import { hrefOf, outputPath, searchFolder, searchManifestPath } from './shared/paths.ts'
import type { SearchManifest } from './shared/searchTerms.ts'

/** About this many pages are indexed together. */
const pagesPerBlock = 96

export function* searchOutputs(site: Site, session: Session): Generator<Output> {
  if (site.config.search?.provider !== 'local') return
  const written = new Set<string>()
  for (const locale of site.locales)
    for (const [tag, pages] of partitionsOf(locale, site)) {
      const { manifest, files } = indexOf(pages, session)
      for (const [name, text] of files)
        if (!written.has(name)) {
          written.add(name)
          yield { type: 'text', path: outputPath(`${searchFolder}/${name}`), key: name, text }
        }
      const text = JSON.stringify(manifest)
      yield { type: 'text', path: searchManifestPath(locale.locale, tag), key: hashOf(text), text }
    }
}

/** Pages by the part of the site that they belong to; every part that the site's data names is there. */
function partitionsOf({ locale, instances }: LocaleSite, site: Site): Map<string, SearchPage[]> {
  const partitions = new Map<string, SearchPage[]>([['default', []]])
  for (const { config, versions } of instances)
    for (const version of versions) if (!version.noIndex) partitions.set(`docs-${config.id}-${version.name}`, [])
  const language = site.config.i18n.localeConfigs[locale]?.htmlLang ?? locale
  for (const route of site.routes) {
    if (route.locale !== locale) continue
    const page = searchPage(route, language, site)
    if (page) partitions.get(searchTag(route))?.push(page)
  }
  return partitions
}

/** Null for pages that a search must not or need not find. */
function searchPage(route: Route, language: string, { config }: Site): SearchPage | null {
  if (config.noIndex) return null
  const base = { path: route.path, href: hrefOf(route.path, config.baseUrl), language }
  if (route.kind === 'generatedIndex') {
    const { title, description } = route.index
    return route.version.noIndex ? null : { ...base, title, description, headings: [], key: null }
  }
  const page = pageOf(route)
  if (!page || page.facts.frontMatter.unlisted === true || (route.kind === 'doc' && route.version.noIndex)) return null
  const { frontMatter, contentTitle, excerpt, headings, bodyKey } = page.facts
  const title =
    route.kind === 'doc' ? route.doc.title : route.kind === 'blogPost' ? route.post.title : (frontMatter.title ?? contentTitle ?? route.path)
  return {
    ...base,
    title,
    description: frontMatter.description ?? excerpt,
    headings: headings.map(({ html, id }) => ({ text: plainText(html), id })),
    key: bodyKey,
  }
}

const signs: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }

const plainText = (html: string): string => html.replace(/<[^>]*>/g, '').replace(/&(?:amp|lt|gt|quot|#39);/g, (sign) => signs[sign] ?? sign)

function indexOf(pages: readonly SearchPage[], session: Session): { manifest: SearchManifest; files: ReadonlyMap<string, string> } {
  const files = new Map<string, string>()
  const named = (text: string): string => {
    const name = `${hashOf(text).slice(0, 10)}.json`
    files.set(name, text)
    return name
  }
  const blocks = blocksOf(pages)
  const indexed = blocks.map((block) => indexedBlock(block, session))
  const shards = Object.fromEntries(joinBlocks(indexed).map(({ prefix, text }) => [prefix, named(text)]))
  const manifest = { blocks: blocks.map(({ length }) => length), shards, records: indexed.map(({ records }) => records.map(named)) }
  return { manifest, files }
}

/** A page's block follows from its address, so that a new page moves none of the others. */
function blocksOf(pages: readonly SearchPage[]): readonly (readonly SearchPage[])[] {
  const count = 2 ** Math.max(0, Math.ceil(Math.log2(pages.length / pagesPerBlock)))
  const blocks = Array.from({ length: count }, (): SearchPage[] => [])
  for (const page of pages) blocks[checksum(page.path) % count]?.push(page)
  return blocks
}

function indexedBlock(pages: readonly SearchPage[], { store, engine }: Session): IndexedBlock {
  const key = `q:${hashOf(engine, JSON.stringify(pages))}`
  const known = store.get(key)
  if (known !== undefined) return JSON.parse(known) as IndexedBlock
  const sectionsOf = (page: string): readonly SectionText[] => JSON.parse(store.get(`s:${page}`) ?? '[]') as SectionText[]
  const block = indexBlock(pages, sectionsOf)
  store.put(key, JSON.stringify(block))
  return block
}
