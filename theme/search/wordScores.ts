// The pages with a word of the query and their scores. Of a common word, only the best pages are known at
// first, and how good the others can be at most.
import { mostOfText, readPages, scoreOf, totalOf } from '../../build/shared/searchPostings.ts'
import type { LongPostings, SearchManifest } from '../../build/shared/searchTerms.ts'
import type { IndexReader } from './indexReader.ts'
import { beginningLikeness, likeness, mayBeMistaken } from './likeness.ts'

/** The score of a page for one word of the query, which several words of the index can match. */
export interface Score {
  best: number
  sum: number
  section: number
}

export interface WordScores {
  /** By `pageKey`. */
  readonly scores: ReadonlyMap<number, Score>
  readonly rests: readonly Rest[]
}

/** Postings of a word of the index that were not loaded. */
interface Rest {
  /** The number of all pages with the word. */
  readonly pages: number
  /** No page in the rest has more, with the factor. */
  readonly total: number
  readonly sum: number
  readonly section: number
  /** The pages that were loaded: they are not in the rest. */
  readonly known: ReadonlySet<number>
}

/** In one part of the site. The key is unique there. */
const pageKey = (block: number, page: number): number => block * 65_536 + page

export const placeOf = (key: number): { readonly block: number; readonly page: number } => ({
  block: Math.floor(key / 65_536),
  page: key % 65_536,
})

export interface Word {
  readonly term: string
  /** The last word can be the beginning of one that is still being typed. */
  readonly isLast: boolean
}

/** Postings that stay unloaded: all second parts, that of the most common word, or none. */
export type Unloaded = 'rests' | 'longest' | 'none'

/**
 * The scores for one word in each part of the site. Typos are allowed if no title or heading contains the
 * word, and in the first letters if nothing else matches.
 */
export async function scoresOf(
  reader: IndexReader,
  manifests: readonly SearchManifest[],
  { term, isLast }: Word,
  unloaded: Unloaded,
): Promise<readonly WordScores[]> {
  const inShards = async (names: Promise<readonly string[]>, like: (candidate: string) => number) =>
    scoresIn(reader, await names, like, unloaded)
  const near = (manifest: SearchManifest) => reader.shardNames(manifest, term, isLast)
  const like = (candidate: string) => likeness(candidate, term, isLast)
  const sure = await Promise.all(
    manifests.map((manifest) =>
      inShards(near(manifest), (candidate) => beginningLikeness(candidate, term, isLast)),
    ),
  )
  if (!mayBeMistaken(term) || sure.some(hasHeading)) return sure
  const alike = await Promise.all(manifests.map((manifest) => inShards(near(manifest), like)))
  if (alike.some(({ scores }) => scores.size > 0)) return alike
  return Promise.all(manifests.map((manifest) => inShards(reader.otherShards(manifest, term, isLast), like)))
}

/** Whether a title or a heading contains the word. */
const hasHeading = ({ scores, rests }: WordScores): boolean =>
  [...scores.values()].some(({ best }) => best > mostOfText) ||
  rests.some(({ section }) => section > mostOfText)

async function scoresIn(
  reader: IndexReader,
  names: readonly string[],
  like: (candidate: string) => number,
  unloaded: Unloaded,
): Promise<WordScores> {
  const shards = await Promise.all(names.map((name) => reader.shardOf(name)))
  const words = shards.flat().flatMap(([candidate, postings]) => {
    const factor = like(candidate)
    return factor === 0 ? [] : [{ factor, postings }]
  })
  const longest = Math.max(...words.map(({ postings }) => pagesIn(postings)))
  const isOpen = (postings: string | LongPostings): postings is LongPostings =>
    typeof postings !== 'string' &&
    (unloaded === 'rests' || (unloaded === 'longest' && pagesIn(postings) === longest))
  const texts = await Promise.all(
    words.map(async ({ postings }) => {
      if (typeof postings === 'string') return [postings]
      return isOpen(postings) ? [postings[0]] : [postings[0], await reader.restOf(postings[1])]
    }),
  )
  const scores = new Map<number, Score>()
  const rests: Rest[] = []
  for (const [index, { factor, postings }] of words.entries()) {
    const known = new Set<number>()
    for (const text of texts[index] ?? []) addScores(scores, text, factor, known)
    if (!isOpen(postings)) continue
    const [, , pages, total, sum, section] = postings
    rests.push({ pages, total: total * factor, sum: sum * factor, section: section * factor, known })
  }
  return { scores, rests }
}

const pagesIn = (postings: string | LongPostings): number => (typeof postings === 'string' ? 0 : postings[2])

/** Adds the pages to `pages` as well. */
function addScores(scores: Map<number, Score>, text: string, factor: number, pages: Set<number>): void {
  readPages(text, (block, page, weights) => {
    const own = scoreOf(weights)
    const best = own.best * factor
    const key = pageKey(block, page)
    pages.add(key)
    const known = scores.get(key)
    if (!known) return void scores.set(key, { best, sum: own.sum * factor, section: own.section })
    known.sum += own.sum * factor
    if (best <= known.best) return
    known.best = best
    known.section = own.section
  })
}

/** The total that a page can have at most; null for what a page that is not known at all can have. */
export function mostOf({ scores, rests }: WordScores, key: number | null): number {
  const known = key === null ? undefined : scores.get(key)
  let total = known ? totalOf(known) : 0
  let sum = known?.sum ?? 0
  for (const rest of rests) {
    if (key !== null && rest.known.has(key)) continue
    total = Math.max(total + 0.05 * rest.sum, rest.total + 0.05 * sum)
    sum += rest.sum
  }
  return total
}

/** Whether no posting of the page is missing. */
export const isComplete = ({ rests }: WordScores, key: number): boolean =>
  rests.every(({ known }) => known.has(key))
