// The files of the local search index. What a block of pages adds is remembered by its content.

import { checksum, hashOf } from '../../io/hash.ts'
import type { PlannedSite } from '../../kinds/contentKind.ts'
import { kindOf } from '../../kinds/index.ts'
import { bodyOf } from '../../model/bodyRef.ts'
import { defaultSearchTag, type Route } from '../../model/route.ts'
import type { BlockTerms } from '../../model/searchBlocks.ts'
import type { LocaleSite } from '../../model/site.ts'
import { searchFilesKey } from '../../reuse/keys.ts'
import type { Store } from '../../reuse/store.ts'
import { hrefOf, type OutputPath, outputPath, searchFolder, searchManifestPath } from '../../shared/paths.ts'
import type { SearchManifest } from '../../shared/searchTerms.ts'
import type { Session } from '../../workers/session.ts'
import type { Output } from '../output.ts'
import type { InspectedPages } from '../pages/inspectPages.ts'
import { type IndexJob, type StoredBlock, storedBlock } from './searchBlocks.ts'
import { joinBlocks, joinTails, recordFiles, type SearchPage, type ShardFile } from './searchIndex.ts'

/** What pages with code show, from their HTML. */
export type RenderedTexts = Pick<InspectedPages, 'texts' | 'noIndex'>

/** About this many pages are indexed together. */
const pagesPerBlock = 96

/** Begins to index; resolves with the files when all blocks are there. Threads index between pages. */
export async function searchOutputs(
  site: PlannedSite,
  rendered: RenderedTexts,
  session: Session,
): Promise<Iterable<Output>> {
  if (site.config.search?.provider !== 'local') return []
  const partitions = site.locales.flatMap((locale) =>
    [...partitionsOf(locale, site, rendered)].map(([tag, pages]) => ({
      manifest: searchManifestPath(locale.locale, tag),
      blocks: blocksOf(pages),
    })),
  )
  const jobs = partitions.flatMap(({ blocks }) => blocks.map((pages) => jobOf(pages, session)))
  const summaries = await session.workers.index(jobs)
  return outputsOf(
    partitions,
    summaries.map((summary, index) => storedBlock(jobs[index] as IndexJob, summary, session.store)),
    session,
  )
}

const jobOf = (pages: readonly SearchPage[], { engine }: Session): IndexJob => {
  const texts = pages.map((page) => page.texts)
  return { key: hashOf(engine, JSON.stringify(texts)), pages: texts }
}

interface Partition {
  readonly manifest: OutputPath
  readonly blocks: readonly Block[]
}

/** Lazily: the files of one bucket or block are in memory at a time. */
function* outputsOf(
  partitions: readonly Partition[],
  indexed: readonly StoredBlock[],
  session: Session,
): Generator<Output> {
  const { store, engine } = session
  let first = 0
  for (const { manifest: path, blocks } of partitions) {
    const own = indexed.slice(first, first + blocks.length)
    first += blocks.length
    const shards = yield* joinedFiles(own, 'terms', joinBlocks, session)
    const tails = yield* joinedFiles(own, 'tails', joinTails, session)
    const records: string[][] = []
    for (const [index, block] of own.entries()) {
      const pages = blocks[index] ?? []
      const key = hashOf(engine, block.key, ...pages.map(({ href }) => href))
      const files = namedFiles(
        key,
        () => recordFiles(block.records(), pages).map((text, file) => [String(file), text] as const),
        store,
      )
      records.push(files.map(({ name }) => name))
      for (const { output } of files) yield output
    }
    const manifest: SearchManifest = { blocks: blocks.map(({ length }) => length), shards, tails, records }
    const text = JSON.stringify(manifest)
    yield { type: 'text', path, key: hashOf(text), text }
  }
}

/** Beginning → name of the file with its words. */
function* joinedFiles(
  blocks: readonly StoredBlock[],
  kind: 'terms' | 'tails',
  join: (blocks: readonly BlockTerms[]) => readonly ShardFile[],
  { store, engine }: Session,
): Generator<Output, Record<string, string>> {
  const names: Record<string, string> = {}
  for (const bucket of [...new Set(blocks.flatMap((block) => Object.keys(block[kind])))].sort()) {
    const hashes = blocks.map((block) => block[kind][bucket])
    const make = () =>
      join(blocks.map((block) => block.read(kind, bucket))).map(({ prefix, text }) => [prefix, text] as const)
    for (const { label, name, output } of namedFiles(
      hashOf(engine, kind, ...hashes.map((hash) => hash ?? '')),
      make,
      store,
    )) {
      names[label] = name
      yield output
    }
  }
  return names
}

interface NamedFile {
  readonly label: string
  /** From the content. */
  readonly name: string
  readonly output: Output
}

/** Files of equal identity have equal names, which are remembered: files that stand in `dist/` need not be made to know them. */
function namedFiles(
  key: string,
  make: () => readonly (readonly [label: string, text: string])[],
  store: Store,
): readonly NamedFile[] {
  let texts: ReadonlyMap<string, string> | null = null
  const made = () => (texts ??= new Map(make()))
  const known = store.get(searchFilesKey(key))
  const names = known ?? [...made()].map(([label, text]) => [label, nameOf(text)] as const)
  if (!known) store.put(searchFilesKey(key), names)
  return names.map(([label, name]) => ({
    label,
    name,
    output: {
      type: 'made',
      path: outputPath(`${searchFolder}/${name}`),
      key: name,
      make: async () => made().get(label) ?? '',
    },
  }))
}

const nameOf = (text: string): string => `${hashOf(text).slice(0, 10)}.json`

/** Pages by the part of the site that they belong to; every part that the site's data names is there. */
function partitionsOf(
  { locale, searchTags }: LocaleSite,
  site: PlannedSite,
  rendered: RenderedTexts,
): Map<string, SearchPage[]> {
  const partitions = new Map<string, SearchPage[]>([defaultSearchTag, ...searchTags].map((tag) => [tag, []]))
  const language = site.config.i18n.localeConfigs[locale]?.htmlLang ?? locale
  for (const route of site.routes) {
    if (route.locale !== locale) continue
    const page = searchPage(route, language, site, rendered)
    if (page) partitions.get(route.searchTag)?.push(page)
  }
  return partitions
}

/** Null for pages that a search must not or need not find. */
function searchPage(
  route: Route,
  language: string,
  site: PlannedSite,
  { texts, noIndex }: RenderedTexts,
): SearchPage | null {
  const { config } = site
  if (config.noIndex || (route.source !== null && noIndex.has(route.source))) return null
  const rendered = texts.get(route)
  const entry = kindOf(route, site).searchEntry(route, rendered ?? null)
  if (!entry) return null
  const facts = route.page?.facts
  const headings = facts?.headings.map(({ html, id }) => ({ text: plainText(html), id })) ?? []
  return {
    href: hrefOf(route.path, config.baseUrl),
    name: entry.name,
    texts: {
      title: entry.title,
      description: entry.description,
      headings: rendered?.headings ?? headings,
      text: rendered?.sections ?? (facts ? bodyOf(facts) : null),
      language,
    },
  }
}

const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

const plainText = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&(?:amp|lt|gt|quot|#39);/g, (sign) => signs[sign] ?? sign)

type Block = readonly SearchPage[]

/** A page's block follows from its name, so that a new page moves none of the others. */
function blocksOf(pages: readonly SearchPage[]): readonly Block[] {
  const count = 2 ** Math.max(0, Math.ceil(Math.log2(pages.length / pagesPerBlock)))
  const blocks = Array.from({ length: count }, (): SearchPage[] => [])
  for (const page of pages) blocks[checksum(page.name) % count]?.push(page)
  return blocks
}
