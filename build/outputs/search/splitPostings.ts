// The postings of a common word in two parts: the browser loads those of the best pages first, and the others
// only if they can matter.
import { packBlock, packPage, readPages, readWeights, scoreOf, totalOf } from '../../shared/searchPostings.ts'

interface SplitPostings {
  readonly best: string
  readonly rest: string
  /** The number of all pages. */
  readonly pages: number
  /** The greatest of all pages in the rest: total, sum and best section. */
  readonly total: number
  readonly sum: number
  readonly section: number
}

/** In characters. A shorter list is not worth another request. */
const longestWhole = 6_000
/** Sections with the word, in the first part. */
const bestPostings = 1_500

interface Page {
  readonly block: number
  readonly page: number
  readonly weights: string
  readonly total: number
  readonly sum: number
  readonly best: number
}

/** Null for a short list. */
export const splitPostings = (postings: string): SplitPostings | null =>
  split(postings, longestWhole, bestPostings)

/** `first` is the number of postings in the first part, at least. */
export function split(postings: string, longest: number, first: number): SplitPostings | null {
  if (postings.length <= longest) return null
  const pages: Page[] = []
  readPages(postings, (block, page, weights) => {
    const { best, sum } = scoreOf(weights)
    pages.push({ block, page, weights, total: totalOf({ best, sum }), sum, best })
  })
  // Equal pages are in the order of the results.
  const sorted = [...pages].sort((a, b) => b.total - a.total || a.block - b.block || a.page - b.page)
  let count = 0
  let end = 0
  for (; end < sorted.length && count < first; end++)
    readWeights((sorted[end] as Page).weights, () => count++)
  if (end === sorted.length) return null
  const best = new Set(sorted.slice(0, end))
  const rest = pages.filter((page) => !best.has(page))
  const most = (of: (page: Page) => number) => rest.reduce((more, page) => Math.max(more, of(page)), 0)
  return {
    best: packed(pages.filter((page) => best.has(page))),
    rest: packed(rest),
    pages: pages.length,
    total: most(({ total }) => total),
    sum: most(({ sum }) => sum),
    section: most(({ best }) => best),
  }
}

function packed(pages: readonly Page[]): string {
  let text = ''
  let block = -1
  let last = -1
  for (const { block: own, page, weights } of pages) {
    const isNew = own !== block
    const packedPage = packPage(page, isNew ? -1 : last, []) + weights
    text += isNew ? packBlock(own, block, packedPage) : packedPage
    block = own
    last = page
  }
  return text
}
