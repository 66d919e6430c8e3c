// The pages with a word of the query and their scores. Of a common word, only the best pages are known at
// first, and how good the others can be at most.
import { mostOfText, readPages, scoreOf, totalOf } from '../../build/shared/searchPostings.ts'
import {
  type BestPages,
  type LongPostings,
  numbersPerPage,
  type SearchManifest,
} from '../../build/shared/searchTerms.ts'
import { beginningLikeness, likeness, mayBeMistaken } from '../../build/shared/wordLikeness.ts'
import type { IndexReader } from './indexReader.ts'

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
  /** The number of pages with the word, as far as it is known. */
  readonly pages: number
  /** Beginning of very many words: `scores` are those of its best pages. */
  readonly isList?: true
}

/** Postings of a word of the index that were not loaded. */
interface Rest {
  /** The number of all pages with the word. */
  readonly pages: number
  /** No page in the rest has more, with the factor. */
  readonly most: number
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
  /** Whether the query has no other word. */
  readonly isAlone: boolean
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
  word: Word,
  unloaded: Unloaded,
): Promise<readonly WordScores[]> {
  const { term, isLast } = word
  const inShards = async (names: Promise<readonly string[]>, like: (candidate: string) => number) =>
    scoresIn(reader, await names, like, unloaded)
  const near = (manifest: SearchManifest) =>
    isLast || term.length > 2 ? reader.shardNames(manifest, term) : reader.shardName(manifest, term)
  const like = (candidate: string) => likeness(candidate, term, isLast)
  const sure = await Promise.all(
    manifests.map(
      async (manifest) =>
        (await listedScores(reader, manifest, word, unloaded)) ??
        inShards(near(manifest), (candidate) => beginningLikeness(candidate, term, isLast)),
    ),
  )
  if (!mayBeMistaken(term) || sure.some(hasHeading)) return sure
  const alike = await Promise.all(manifests.map((manifest) => inShards(near(manifest), like)))
  if (alike.some(({ scores }) => scores.size > 0)) return alike
  return Promise.all(manifests.map((manifest) => inShards(reader.otherShards(manifest, term, isLast), like)))
}

/**
 * Of a beginning of very many words, only the best pages are read until a reader asks for more of them.
 * Beside other words, it counts as the word itself. If there is no such word, it only adds to the scores of
 * its best pages. Null for other words.
 */
async function listedScores(
  reader: IndexReader,
  manifest: SearchManifest,
  { term, isAlone }: Word,
  unloaded: Unloaded,
): Promise<WordScores | null> {
  const list = await reader.listOf(manifest, term)
  if (!list) return null
  const isShort = [...term].length < 3
  if (isAlone) return unloaded === 'none' && !isShort ? null : readList(list, !isShort)
  const own = await scoresIn(
    reader,
    await reader.shardName(manifest, term),
    (candidate) => (candidate === term ? 1 : 0),
    unloaded,
  )
  return own.scores.size > 0 ? own : readList(list, false)
}

/** `isOpen`: whether the other pages can be loaded. */
function readList([pages, ...numbers]: BestPages, isOpen: boolean): WordScores {
  const scores = new Map<number, Score>()
  let most = 0
  for (let at = 0; at < numbers.length; at += numbersPerPage) {
    const [block, page, section, best, sum] = numbers.slice(at) as [number, number, number, number, number]
    scores.set(pageKey(block, page), { best, sum, section })
    most = totalOf({ best, sum })
  }
  const isWhole = !isOpen || scores.size === pages
  return {
    scores,
    pages,
    isList: true,
    rests: isWhole ? [] : [{ pages, most, known: new Set(scores.keys()) }],
  }
}

/** Whether a title or a heading contains the word. */
const hasHeading = ({ scores, rests, isList }: WordScores): boolean =>
  isList ||
  [...scores.values()].some(({ best }) => best > mostOfText) ||
  rests.some(({ most }) => most > mostOfText)

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
    const [, , pages, most] = postings
    rests.push({ pages, most: most * factor, known })
  }
  return { scores, rests, pages: scores.size }
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
    total = Math.max(total + 0.05 * rest.most, rest.most + 0.05 * sum)
    sum += rest.most
  }
  return total
}

/** Whether no posting of the page is missing. */
export const isComplete = ({ rests }: WordScores, key: number): boolean =>
  rests.every(({ known }) => known.has(key))
