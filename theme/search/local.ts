// Searches the index that the build wrote: fetches the files that the words of a query need, each once, and
// ranks the results.
import type { SearchManifest, SearchRecord, SearchShard } from '../../build/shared/searchTerms.ts'
import {
  fileOf,
  isStopWord,
  pagesPerRecordFile,
  searchTerms,
  tailsNear,
  unpackPosting,
} from '../../build/shared/searchTerms.ts'
import type { SearchData } from '../../build/shared/siteData.ts'
import { beginningLikeness, likeness, mayBeMistaken } from './likeness.ts'
import type { SearchHit, SearchProvider } from './searchProvider.ts'

export type LocalData = Extract<SearchData, { readonly provider: 'local' }>

/** A short prefix can occur in many files. At most this many are read. */
const maxShards = 6
/** The score of each weight in the index. Titles and short headings score the highest. */
const worth = [0, 1, 1.7, 2.4, 3, 6, 7, 9, 11, 14]
/** Only titles and headings score higher than this. */
const mostOfText = 3
/** Documents rank above posts and pages with the same score. */
const documentFactor = 1.25
/** At most this many files are read for words whose first letters contain the typo. */
const maxOtherShards = 4

interface Found {
  readonly tag: string
  readonly block: number
  readonly page: number
  readonly section: number
  readonly score: number
  /** The number of words of the query that the page contains. */
  readonly words: number
}

export function localProvider(data: Pick<LocalData, 'indexes' | 'files'>, language: string): SearchProvider {
  const files = new Map<string, Promise<unknown>>()
  const fetched = <T>(url: string): Promise<T> => {
    const known = files.get(url) ?? load(url)
    files.set(url, known)
    known.catch(() => files.delete(url))
    return known as Promise<T>
  }
  const manifestOf = (tag: string) => fetched<SearchManifest>(data.indexes[tag] as string)
  const pieces = new Map<string, Promise<ReadonlyMap<string, string>[]>>()
  /** A file of terms, parsed once: block → term → postings. */
  const shardOf = (name: string): Promise<ReadonlyMap<string, string>[]> => {
    const known = pieces.get(name) ?? fetched<SearchShard>(data.files + name).then(readShard)
    pieces.set(name, known)
    known.catch(() => pieces.delete(name))
    return known
  }

  /** The pages of the given parts that match the words. */
  async function find(tags: readonly string[], terms: readonly string[]): Promise<readonly Found[]> {
    const manifests = await Promise.all(tags.map(manifestOf))
    const perTerm = await Promise.all(
      terms.map((term, index) => scoresOf(manifests, term, index === terms.length - 1)),
    )
    const total = manifests.reduce(
      (sum, { blocks }) => sum + blocks.reduce((more, count) => more + count, 0),
      0,
    )
    const rarities = perTerm.map((perTag) =>
      Math.log(1 + total / (1 + perTag.reduce((sum, { size }) => sum + size, 0))),
    )
    const found = tags.flatMap((tag, at) => {
      const scores = perTerm.map((perTag) => perTag[at] ?? new Map())
      const factor = tag.startsWith('docs-') ? documentFactor : 1
      return joined(scores, rarities).map((one) => ({ ...one, score: one.score * factor, tag }))
    })
    // Pages that contain all words. If there are none, those that contain the most of them.
    const most = found.reduce((more, { words }) => Math.max(more, words), 0)
    return found.filter(({ words }) => words === most)
  }

  /**
   * Part → page → its score for one word. Typos are allowed if no title or heading contains the word, and in
   * the first letters if nothing else matches.
   */
  async function scoresOf(
    manifests: readonly SearchManifest[],
    term: string,
    isLast: boolean,
  ): Promise<readonly ReadonlyMap<string, Score>[]> {
    const near = (manifest: SearchManifest) => shardNames(manifest, term, isLast)
    const like = (candidate: string) => likeness(candidate, term, isLast)
    const sure = await Promise.all(
      manifests.map((manifest) =>
        scoresIn(near(manifest), (candidate) => beginningLikeness(candidate, term, isLast)),
      ),
    )
    if (
      !mayBeMistaken(term) ||
      sure.some((scores) => [...scores.values()].some(({ best }) => best > mostOfText))
    )
      return sure
    const alike = await Promise.all(manifests.map((manifest) => scoresIn(near(manifest), like)))
    if (alike.some(({ size }) => size > 0)) return alike
    return Promise.all(
      manifests.map(async (manifest) => scoresIn(await otherShards(manifest, term, isLast), like)),
    )
  }

  /** The files that contain words with a typo in their first letters. */
  async function otherShards(
    manifest: SearchManifest,
    term: string,
    isLast: boolean,
  ): Promise<readonly string[]> {
    const names = new Set(tailsNear(term).flatMap((tail) => fileOf(manifest.tails, tail) ?? []))
    const lists = await Promise.all([...names].map((name) => fetched<string>(data.files + name)))
    const words = lists.flatMap((list) => list.split(' ')).filter((word) => likeness(word, term, isLast) > 0)
    // A complete word ranks above a longer one with the same prefix.
    words.sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
    return [...new Set(words.flatMap((word) => fileOf(manifest.shards, word) ?? []))].slice(0, maxOtherShards)
  }

  /** Page → its best section for one word. */
  async function scoresIn(
    names: readonly string[],
    like: (candidate: string) => number,
  ): Promise<ReadonlyMap<string, Score>> {
    const shards = await Promise.all(names.map((name) => shardOf(name)))
    const scores = new Map<string, Score>()
    for (const blocks of shards)
      for (const [block, own] of blocks.entries())
        for (const [candidate, postings] of own ?? []) {
          const factor = like(candidate)
          if (factor === 0) continue
          for (const packed of postings.split(',')) {
            const { page, section, weight } = unpackPosting(packed)
            const score = factor * (worth[weight] ?? 0)
            const key = `${block}.${page}`
            const known = scores.get(key) ?? { total: 0, best: 0, section: 0 }
            scores.set(key, {
              total: Math.max(known.total, score) + Math.min(known.total, score) * 0.05,
              best: Math.max(known.best, score),
              section: score > known.best ? section : known.section,
            })
          }
        }
    return scores
  }

  async function hitOf({ tag, block, page, section }: Found): Promise<SearchHit> {
    const manifest = await manifestOf(tag)
    const name = manifest.records[block]?.[Math.floor(page / pagesPerRecordFile)] ?? ''
    const record = (await fetched<readonly SearchRecord[]>(data.files + name))[page % pagesPerRecordFile]
    const [heading = '', id = '', text = ''] = record?.sections[section] ?? []
    return {
      href: (record?.href ?? '') + (id === '' ? '' : `#${id}`),
      title: record?.title ?? '',
      heading,
      text,
      tag,
    }
  }

  return {
    async search(query, { tags, offset, limit }) {
      const all = searchTerms(query, language)
      const useful = all.filter((term, index) => index === all.length - 1 || !isStopWord(term))
      if (useful.length === 0) return { hits: [], total: 0 }
      const found = [
        ...(await find(
          tags.filter((tag) => tag in data.indexes),
          useful,
        )),
      ]
      found.sort(
        (a, b) => b.score - a.score || (a.tag < b.tag ? -1 : 1) || a.block - b.block || a.page - b.page,
      )
      return { hits: await Promise.all(found.slice(offset, offset + limit).map(hitOf)), total: found.length }
    },
  }
}

interface Score {
  readonly total: number
  readonly best: number
  readonly section: number
}

/** Combines the scores of all words, for each page that contains one of them. Rare words count more. */
function joined(
  perTerm: readonly ReadonlyMap<string, Score>[],
  rarities: readonly number[],
): Omit<Found, 'tag'>[] {
  const pages = new Map<string, { score: number; words: number; best: number; section: number }>()
  for (const [index, scores] of perTerm.entries())
    for (const [key, { total, best: most, section }] of scores) {
      const rarity = rarities[index] ?? 1
      const best = most * rarity
      const known = pages.get(key) ?? { score: 0, words: 0, best: 0, section: 0 }
      pages.set(key, {
        score: known.score + total * rarity,
        words: known.words + 1,
        best: Math.max(known.best, best),
        section: best > known.best ? section : known.section,
      })
    }
  return [...pages].map(([key, { score, words, section }]) => {
    const [block = 0, page = 0] = key.split('.').map(Number)
    return { block, page, section, score, words }
  })
}

async function load(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  return response.json()
}

function readShard(shard: SearchShard): ReadonlyMap<string, string>[] {
  const blocks: Map<string, string>[] = []
  for (const [block, text] of shard)
    blocks[block] = new Map(text.split(';').map((entry) => entry.split(':') as [string, string]))
  return blocks
}

/** The file that contains the word. For a short prefix, all files that can contain such words. */
function shardNames({ shards }: SearchManifest, term: string, isLast: boolean): readonly string[] {
  const own = fileOf(shards, term)
  const names = new Set(own === undefined ? [] : [own])
  if (isLast && [...term].length < 3)
    for (const [prefix, name] of Object.entries(shards))
      if (prefix.startsWith(term) && names.size < maxShards) names.add(name)
  return [...names]
}
