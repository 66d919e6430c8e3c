// Searches the index of the build: fetches the pieces that the words of a query need, each once, and ranks what they have.
import type { SearchManifest, SearchRecord, SearchShard } from '../../build/shared/searchTerms.ts'
import { isStopWord, pagesPerRecordFile, searchTerms, unpackPosting } from '../../build/shared/searchTerms.ts'
import type { SearchData } from '../../build/shared/siteData.ts'
import type { SearchHit, SearchProvider } from './provider.ts'

type LocalData = Extract<SearchData, { readonly provider: 'local' }>

/** How much a term counts that is not the word itself. */
const prefixFactor = 0.6
const typoFactor = 0.35
/** Words shorter than this are taken as they are. */
const typoFrom = 4
/** A short beginning can stand in many files; so many are looked at. */
const maxShards = 6

interface Found {
  readonly tag: string
  readonly block: number
  readonly page: number
  readonly section: number
  readonly score: number
}

export function localProvider(data: LocalData, language: string): SearchProvider {
  const files = new Map<string, Promise<unknown>>()
  const fetched = <T>(address: string): Promise<T> => {
    const known = files.get(address) ?? load(address)
    files.set(address, known)
    known.catch(() => files.delete(address))
    return known as Promise<T>
  }
  const manifestOf = (tag: string) => fetched<SearchManifest>(data.indexes[tag] as string)
  const pieces = new Map<string, Promise<ReadonlyMap<string, string>[]>>()
  /** A file of terms, read once: block → term → postings. */
  const shardOf = (name: string): Promise<ReadonlyMap<string, string>[]> => {
    const known = pieces.get(name) ?? fetched<SearchShard>(data.files + name).then(readShard)
    pieces.set(name, known)
    known.catch(() => pieces.delete(name))
    return known
  }

  async function find(tag: string, terms: readonly string[]): Promise<readonly Found[]> {
    const manifest = await manifestOf(tag)
    const total = manifest.blocks.reduce((sum, count) => sum + count, 0)
    const perTerm = await Promise.all(terms.map((term, index) => matchTerm(manifest, term, index === terms.length - 1, total)))
    return joined(perTerm, terms.length).map((found) => ({ ...found, tag }))
  }

  /** Page → its best section for one word. */
  async function matchTerm(manifest: SearchManifest, term: string, isLast: boolean, total: number): Promise<ReadonlyMap<string, Score>> {
    const shards = await Promise.all(shardNames(manifest, term, isLast).map((name) => shardOf(name)))
    const scores = new Map<string, Score>()
    for (const blocks of shards)
      for (const [block, own] of blocks.entries())
        for (const [candidate, postings] of own ?? []) {
          const factor = likeness(candidate, term, isLast)
          if (factor === 0) continue
          const places = postings.split(',')
          const rarity = Math.log(1 + total / (places.length + 1))
          for (const packed of places) {
            const { page, section, weight } = unpackPosting(packed)
            const score = factor * rarity * weight
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
    return { href: (record?.href ?? '') + (id === '' ? '' : `#${id}`), title: record?.title ?? '', heading, text, tag }
  }

  return {
    async search(query, { tags, offset, limit }) {
      const all = searchTerms(query, language)
      const useful = all.filter((term, index) => index === all.length - 1 || !isStopWord(term))
      if (useful.length === 0) return { hits: [], total: 0 }
      const found = (await Promise.all(tags.filter((tag) => tag in data.indexes).map((tag) => find(tag, useful)))).flat()
      found.sort((a, b) => b.score - a.score || (a.tag < b.tag ? -1 : 1) || a.block - b.block || a.page - b.page)
      return { hits: await Promise.all(found.slice(offset, offset + limit).map(hitOf)), total: found.length }
    },
  }
}

interface Score {
  readonly total: number
  readonly best: number
  readonly section: number
}

/** Pages that have all the words; when there is none, those that have most of them. */
function joined(perTerm: readonly ReadonlyMap<string, Score>[], count: number): Omit<Found, 'tag'>[] {
  const pages = new Map<string, { score: number; words: number; best: number; section: number }>()
  for (const scores of perTerm)
    for (const [key, { total, best, section }] of scores) {
      const known = pages.get(key) ?? { score: 0, words: 0, best: 0, section: 0 }
      pages.set(key, {
        score: known.score + total,
        words: known.words + 1,
        best: Math.max(known.best, best),
        section: best > known.best ? section : known.section,
      })
    }
  const most = Math.max(0, ...[...pages.values()].map(({ words }) => words))
  const wanted = Math.min(count, most)
  return [...pages].flatMap(([key, { score, words, section }]) => {
    if (words < wanted) return []
    const [block = 0, page = 0] = key.split('.').map(Number)
    return [{ block, page, section, score }]
  })
}

async function load(address: string): Promise<unknown> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return response.json()
}

function readShard(shard: SearchShard): ReadonlyMap<string, string>[] {
  const blocks: Map<string, string>[] = []
  for (const [block, text] of shard) blocks[block] = new Map(text.split(';').map((entry) => entry.split(':') as [string, string]))
  return blocks
}

/** The file with the word; for the beginning of a word all files that can have it. */
function shardNames({ shards }: SearchManifest, term: string, isLast: boolean): readonly string[] {
  const names = new Set<string>()
  for (let length = Math.min(3, [...term].length); length > 0; length--) {
    const name = shards[[...term].slice(0, length).join('')]
    if (name === undefined) continue
    names.add(name)
    break
  }
  if (isLast && [...term].length < 3)
    for (const [prefix, name] of Object.entries(shards)) if (prefix.startsWith(term) && names.size < maxShards) names.add(name)
  return [...names]
}

/** 1 for the word itself, less for longer words and for typing mistakes, 0 for other words. */
export function likeness(candidate: string, term: string, isLast: boolean): number {
  if (candidate === term) return 1
  if (candidate.startsWith(term)) return (isLast ? 1 : 0.7) * prefixFactor * (0.5 + (0.5 * term.length) / candidate.length)
  if (term.length < typoFrom) return 0
  const beginning = isLast ? candidate.slice(0, term.length + 1) : candidate
  return isOneAway(beginning, term) || (isLast && isOneAway(candidate.slice(0, term.length), term)) ? typoFactor : 0
}

/** Whether one letter is wrong, missing, too much, or changed places with its neighbour. */
export function isOneAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return a === b
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let ends = 0
  while (ends < Math.min(a.length, b.length) - start && a[a.length - 1 - ends] === b[b.length - 1 - ends]) ends++
  const [left, right] = [a.length - start - ends, b.length - start - ends]
  if (left <= 1 && right <= 1) return true
  return left === 2 && right === 2 && a[start] === b[start + 1] && a[start + 1] === b[start]
}
