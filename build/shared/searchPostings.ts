// The places of a word in the search index as text: pages of blocks, with the weights of the word in the
// sections of each page. `|#1b2` is the second page of the first block, with weight 1 in the first section
// and weight 2 in the fourth. Short and alike, because it is most of the index.

/** A gap of 0 to 24 pages before the next one with the word. `~` adds 25. */
const gaps = "!#$%&'()*+,-./<=>?@[]^`{}"
/** Skips 1 to 52 sections without the word. */
const skips = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Sections of a page beyond this one count as the last. */
export const maxSections = 255

/** `section` → weight, 1 to 9; 0 for a section without the word. */
export type Weights = ArrayLike<number>

/**
 * A page of a block, with the weights of the first `size` sections. `last` is the page before it with the
 * same word, -1 if there is none.
 */
export function packPage(page: number, last: number, weights: Weights, size = weights.length): string {
  const gap = page - last - 1
  let text = '~'.repeat(Math.floor(gap / gaps.length)) + gaps[gap % gaps.length]
  let skipped = 0
  for (let section = 0; section < size; section++) {
    const weight = weights[section] as number
    if (weight === 0) skipped++
    else {
      text += skip(skipped) + weight
      skipped = 0
    }
  }
  return text
}

function skip(sections: number): string {
  if (sections === 0) return ''
  return sections <= skips.length
    ? (skips[sections - 1] as string)
    : (skips.at(-1) as string) + skip(sections - skips.length)
}

/** The pages of a block, after those of block `last`; -1 for the first block. */
export const packBlock = (block: number, last: number, pages: string): string =>
  `|${block === last + 1 ? '' : (block - last - 1).toString(36)}${pages}`

/** Calls `visit` for each page in order. `weights` is the part of the text that `readWeights` reads. */
export function readPages(text: string, visit: (block: number, page: number, weights: string) => void): void {
  let block = -1
  let page = -1
  for (let at = 0; at < text.length; ) {
    if (text.charCodeAt(at) === divider) {
      const end = endOfWord(text, at + 1)
      block += 1 + (end === at + 1 ? 0 : Number.parseInt(text.slice(at + 1, end), 36))
      page = -1
      at = end
    }
    for (; text.charCodeAt(at) === far; at++) page += gaps.length
    page += gaps.indexOf(text[at] as string) + 1
    const end = endOfWord(text, at + 1)
    visit(block, page, text.slice(at + 1, end))
    at = end
  }
}

const divider = '|'.charCodeAt(0)
const far = '~'.charCodeAt(0)

/** Pages in one text, and their weights in another: like this, they compress better. One weight a page. */
export type Columns = readonly [pages: string, weights: string]

export const toColumns = (text: string): Columns => {
  const weights: string[] = []
  const pages = text.replace(/([^|~\w])([a-zA-Z]*\d)/g, (_, gap: string, weight: string) => {
    weights.push(weight)
    return gap
  })
  return [pages, weights.join('')]
}

export function fromColumns([pages, weights]: Columns): string {
  const each = weights.match(/[a-zA-Z]*\d/g) ?? []
  let index = 0
  return pages.replace(/[^|~\w]/g, (gap) => gap + each[index++])
}

/** The end of the digits and letters. All other characters of the text are gaps. */
function endOfWord(text: string, from: number): number {
  let at = from
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const letter = code | 32
    if ((code < 48 || code > 57) && (letter < 97 || letter > 122)) break
  }
  return at
}

/** The sections with the word, in order. */
export function readWeights(text: string, visit: (section: number, weight: number) => void): void {
  let section = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code < 58) visit(section++, code - 48)
    else section += skips.indexOf(text[at] as string) + 1
  }
}

/** The score of each weight. Titles and short headings score the highest. */
const worth = [0, 1, 1.7, 2.4, 3, 6, 7, 9, 11, 14]

/** Only titles and headings score higher than this. */
export const mostOfText = 3

/** The score of a page for a word: that of its best section, and a little for each of the others. */
export interface PageScore {
  best: number
  sum: number
  /** The first of its best sections. */
  section: number
}

export const totalOf = ({ best, sum }: Pick<PageScore, 'best' | 'sum'>): number => best * 0.95 + sum * 0.05

export function scoreOf(weights: string): PageScore {
  const score = { best: 0, sum: 0, section: 0 }
  readWeights(weights, (section, weight) => {
    const own = worth[weight] ?? 0
    score.sum += own
    if (own <= score.best) return
    score.best = own
    score.section = section
  })
  return score
}

/** The weights without those of other sections than the best one. */
export function bestWeight(weights: string): string {
  const { best, section } = scoreOf(weights)
  return skip(section) + worth.indexOf(best)
}
