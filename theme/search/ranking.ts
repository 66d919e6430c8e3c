// The pages with the words of a query, best first.
import { totalOf } from '../../build/shared/searchPostings.ts'
import { type SearchManifest, weightOf } from '../../build/shared/searchTerms.ts'
import type { IndexReader } from './indexReader.ts'
import type { Score, WordScores } from './wordScores.ts'

/** A part of the site that is searched. */
export interface Part {
  readonly tag: string
  readonly manifest: SearchManifest
}

/** The parts that one query searches. */
export interface Index {
  readonly reader: IndexReader
  readonly parts: readonly Part[]
}

export interface Found {
  readonly tag: string
  readonly key: number
  readonly section: number
  readonly score: number
  /** The number of words of the query that the page contains. */
  readonly words: number
}

/** All or the first pages that were found, best first, and the number of all. */
export interface Answer {
  readonly found: readonly Found[]
  readonly total: number
}

/** Documents rank above posts and pages with the same score. */
const documentFactor = 1.25

/** `search.weights` is in the name of the part. */
export const factorOf = (tag: string): number =>
  (tag.startsWith('docs-') ? documentFactor : 1) * weightOf(tag).weight

/** Fewer results than that may lack the page that a reader looks for: it can have another form of a word. */
const fewResults = 3

/**
 * Pages that contain all words, best first. If there are none, those that contain the most of them. After
 * only a few, those with one word less follow, if that leaves at least two.
 */
export function ranked(
  parts: readonly Part[],
  perTerm: readonly (readonly WordScores[])[],
  rarities: readonly number[],
): readonly Found[] {
  const found = parts.flatMap(({ tag }, at) => {
    const words = perTerm.map((perPart) => perPart[at] as WordScores)
    // Sums of the same numbers in another order are the same after rounding.
    return joined(words, rarities).map((one) => ({
      ...one,
      score: Math.fround(one.score * factorOf(tag)),
      tag,
    }))
  })
  const most = found.reduce((more, { words }) => Math.max(more, words), 0)
  const complete = found.filter(({ words }) => words === most)
  const least = most > 2 && complete.length < fewResults ? most - 1 : most
  return (least === most ? complete : found.filter(({ words }) => words >= least)).sort(
    (a, b) =>
      b.words - a.words || b.score - a.score || (a.tag < b.tag ? -1 : a.tag > b.tag ? 1 : a.key - b.key),
  )
}

interface Joined {
  readonly score: number
  readonly words: number
  readonly best: number
  readonly section: number
}

/**
 * Combines the scores of all words, for each page that contains one of them. Rare words count more. A page
 * need not be in a list of best pages, unless the query has nothing else.
 */
function joined(perTerm: readonly WordScores[], rarities: readonly number[]): Omit<Found, 'tag'>[] {
  const pages = new Map<number, Joined>()
  const terms = perTerm.map(({ scores, isList }, index) => ({ scores, isList, rarity: rarities[index] ?? 1 }))
  const all = terms.every(({ isList }) => isList)
  const needed = terms.filter(({ isList }) => all || !isList)
  const others = terms.filter(({ isList }) => !all && isList)
  for (const { scores, rarity } of needed)
    for (const [key, score] of scores) {
      const known = pages.get(key) ?? { score: 0, words: others.length, best: 0, section: 0 }
      pages.set(key, { ...added(known, score, rarity), words: known.words + 1 })
    }
  for (const { scores, rarity } of others)
    for (const [key, score] of scores) {
      const known = pages.get(key)
      if (known) pages.set(key, added(known, score, rarity))
    }
  return [...pages].map(([key, { score, words, section }]) => ({ key, score, words, section }))
}

function added(known: Joined, score: Score, rarity: number): Joined {
  const best = score.best * rarity
  return {
    score: known.score + totalOf(score) * rarity,
    words: known.words,
    best: Math.max(known.best, best),
    section: best > known.best ? score.section : known.section,
  }
}
