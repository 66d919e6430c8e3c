// The best pages for a beginning of very many words, such as two letters: a list in place of all postings of
// these words.
import { type PageScore, readPages, scoreOf, totalOf } from '../../shared/searchPostings.ts'
import type { BestPages } from '../../shared/searchTerms.ts'
import { beginningLikeness } from '../../shared/wordLikeness.ts'

/** Scores of pages of one block. Arrays of numbers, because each posting is added to some of them. */
interface BlockScores {
  readonly best: Float64Array
  readonly sum: Float64Array
  readonly section: Uint8Array
}

/** Collects the pages of words that begin with `prefix`. */
export interface Collector {
  readonly prefix: string
  readonly blocks: (BlockScores | undefined)[]
}

export const collector = (prefix: string): Collector => ({ prefix, blocks: [] })

/** Scores of weights. There are few different ones, in all words of an index. */
export type KnownScores = Map<string, PageScore>

/** Adds the pages of a word to all collectors. Runs for each posting of the index, so it is one loop. */
export function addWord(
  collectors: readonly Collector[],
  word: string,
  postings: readonly string[],
  known: KnownScores,
): void {
  const factors = collectors.map(({ prefix }) => beginningLikeness(word, prefix, true))
  const visit = (block: number, page: number, weights: string) => {
    let score = known.get(weights)
    if (score === undefined) {
      score = scoreOf(weights)
      known.set(weights, score)
    }
    for (let at = 0; at < factors.length; at++) {
      const factor = factors[at] as number
      const { blocks } = collectors[at] as Collector
      let scores = blocks[block]
      if (scores === undefined || page >= scores.best.length) {
        scores = fitting(scores, page)
        blocks[block] = scores
      }
      const { best, sum, section } = scores
      sum[page] = (sum[page] as number) + score.sum * factor
      if (score.best * factor <= (best[page] as number)) continue
      best[page] = score.best * factor
      section[page] = score.section
    }
  }
  for (const text of postings) readPages(text, visit)
}

/** Arrays that contain the page. */
function fitting(known: BlockScores | undefined, page: number): BlockScores {
  const size = 2 ** Math.ceil(Math.log2(Math.max(page + 1, 128)))
  const larger = {
    best: new Float64Array(size),
    sum: new Float64Array(size),
    section: new Uint8Array(size),
  }
  if (known) for (const name of ['best', 'sum', 'section'] as const) larger[name].set(known[name])
  return larger
}

interface Listed {
  readonly total: number
  readonly numbers: readonly number[]
}

/** `most` of them. */
export function bestPages({ blocks }: Collector, most: number): BestPages {
  let pages = 0
  let least = 0
  let listed: Listed[] = []
  for (const [block, scores] of blocks.entries()) {
    const size = scores?.best.length ?? 0
    for (let page = 0; page < size; page++) {
      const best = scores?.best[page] as number
      const sum = scores?.sum[page] as number
      if (best === 0) continue
      pages++
      const total = Math.fround(totalOf({ best, sum }))
      if (total <= least) continue
      listed.push({ total, numbers: [block, page, scores?.section[page] as number, best, sum] })
      if (listed.length < 4 * most) continue
      listed = sorted(listed, most)
      least = listed.at(-1)?.total ?? 0
    }
  }
  return [pages, ...sorted(listed, most).flatMap(({ numbers }) => numbers)]
}

/** Of pages with the same score, the first come first, as in the results. */
const sorted = (listed: readonly Listed[], most: number): Listed[] =>
  listed.toSorted((a, b) => b.total - a.total).slice(0, most)
