// The pages with the words of a query, best first.
import { totalOf } from '../../build/shared/searchPostings.ts'
import type { SearchManifest } from '../../build/shared/searchTerms.ts'
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

export const factorOf = (tag: string): number => (tag.startsWith('docs-') ? documentFactor : 1)

/** Pages that contain all words, best first. If there are none, those that contain the most of them. */
export function ranked(
  parts: readonly Part[],
  perTerm: readonly (readonly WordScores[])[],
  rarities: readonly number[],
): readonly Found[] {
  const found = parts.flatMap(({ tag }, at) => {
    const scores = perTerm.map((perPart) => perPart[at]?.scores ?? new Map())
    return joined(scores, rarities).map((one) => ({ ...one, score: one.score * factorOf(tag), tag }))
  })
  const most = found.reduce((more, { words }) => Math.max(more, words), 0)
  return found
    .filter(({ words }) => words === most)
    .sort((a, b) => b.score - a.score || (a.tag < b.tag ? -1 : a.tag > b.tag ? 1 : a.key - b.key))
}

/** Combines the scores of all words, for each page that contains one of them. Rare words count more. */
function joined(
  perTerm: readonly ReadonlyMap<number, Score>[],
  rarities: readonly number[],
): Omit<Found, 'tag'>[] {
  const pages = new Map<number, { score: number; words: number; best: number; section: number }>()
  for (const [index, scores] of perTerm.entries())
    for (const [key, score] of scores) {
      const rarity = rarities[index] ?? 1
      const best = score.best * rarity
      const known = pages.get(key) ?? { score: 0, words: 0, best: 0, section: 0 }
      pages.set(key, {
        score: known.score + totalOf(score) * rarity,
        words: known.words + 1,
        best: Math.max(known.best, best),
        section: best > known.best ? score.section : known.section,
      })
    }
  return [...pages].map(([key, { score, words, section }]) => ({ key, score, words, section }))
}
