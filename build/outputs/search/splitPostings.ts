// The postings of a common word in two parts: the browser loads those of the best pages first, and the others
// only if they can matter. Of the others, only the best section is kept: all sections of pages with a common
// word would be two thirds of what a query of several such words loads, and change the order of equal pages.
import {
  bestWeight,
  packBlock,
  packPage,
  readPages,
  readWeights,
  scoreOf,
  totalOf,
} from '../../shared/searchPostings.ts'

interface SplitPostings {
  readonly best: string
  readonly rest: string
  /** The number of all pages. */
  readonly pages: number
  /** The greatest score of all pages in the rest. */
  readonly most: number
}

/** In characters. A shorter list is not worth another request. */
const longestWhole = 6_000
/** Sections with the word, in the first part. */
const bestPostings = 1_500

/** Null for a short list. */
export const splitPostings = (postings: string): SplitPostings | null =>
  split(postings, longestWhole, bestPostings)

/** `first` is the number of postings in the first part, at least. */
export function split(postings: string, longest: number, first: number): SplitPostings | null {
  if (postings.length <= longest) return null
  const scores = new Map<string, Score>()
  const scoreFor = (weights: string): Score => {
    const known = scores.get(weights) ?? scoreFrom(weights)
    known.pages++
    scores.set(weights, known)
    return known
  }
  let pages = 0
  readPages(postings, (_block, _page, weights) => {
    scoreFor(weights)
    pages++
  })
  const cut = cutAt([...scores.values()], first)
  if (!cut) return null
  const [best, rest] = [createPacker(), createPacker()]
  let most = 0
  // Of equal pages, the first are in the first part: the results are in the same order.
  let { left } = cut
  readPages(postings, (block, page, weights) => {
    const { total, best: section, count } = scores.get(weights) as Score
    const isBest = total > cut.total || (total === cut.total && left > 0)
    if (isBest && total === cut.total) left -= count
    if (isBest) return best.add(block, page, weights)
    rest.add(block, page, bestWeight(weights))
    most = Math.max(most, section)
  })
  if (most === 0) return null
  return { best: best.text(), rest: rest.text(), pages, most }
}

/** Values that depend only on the weight. There are few different weights. */
interface Score {
  readonly total: number
  readonly best: number
  /** The number of sections. */
  readonly count: number
  pages: number
}

function scoreFrom(weights: string): Score {
  let count = 0
  readWeights(weights, () => count++)
  const { best, sum } = scoreOf(weights)
  return { total: totalOf({ best, sum }), best, count, pages: 0 }
}

/** The least total in the first part, and how many postings with it belong there. Null: all do. */
function cutAt(scores: readonly Score[], first: number): { total: number; left: number } | null {
  const counts = new Map<number, number>()
  for (const { total, count, pages } of scores) counts.set(total, (counts.get(total) ?? 0) + count * pages)
  let left = first
  for (const [total, count] of [...counts].sort(([a], [b]) => b - a)) {
    if (count >= left) return { total, left }
    left -= count
  }
  return null
}

function createPacker() {
  let text = ''
  let block = -1
  let last = -1
  return {
    add(own: number, page: number, weights: string): void {
      const isNew = own !== block
      const packed = packPage(page, isNew ? -1 : last, []) + weights
      text += isNew ? packBlock(own, block, packed) : packed
      block = own
      last = page
    },
    text: () => text,
  }
}
