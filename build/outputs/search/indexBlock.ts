// One block of the local search index: its words with the places where they are, and what its pages show as
// results. Blocks are indexed separately, so that an edit changes one of them.
import type { BodyRef, SectionText } from '../../model/page.ts'
import type { BlockTerms, PageResult, PageTexts } from '../../model/searchBlocks.ts'
import { maxSections, packPage } from '../../shared/searchPostings.ts'
import {
  isStopWord,
  pagesPerRecordFile,
  type SearchRecord,
  searchTerms,
  shardPrefix,
  tailOf,
} from '../../shared/searchTerms.ts'

export interface SearchPage {
  readonly href: string
  /** Decides which block has the page; the same for one document in all versions. */
  readonly name: string
  readonly texts: PageTexts
}

/**
 * Weight of a term by the number of words in the title. In content, it grows with the number of occurrences,
 * up to 4.
 */
const inTitle = (words: number): number => (words === 1 ? 9 : words <= 3 ? 8 : 7)
const inHeading = (words: number): number => (words <= 3 ? 6 : 5)
const inDescription = 3

/**
 * By the first character of the beginnings. Buckets are joined one at a time; no beginning is in two of them.
 */
export type Buckets = ReadonlyMap<string, BlockTerms>

/** The part of the index from one block. */
export interface IndexedBlock {
  readonly terms: Buckets
  /** Words by their tail, separated by spaces. */
  readonly tails: Buckets
  readonly records: readonly PageResult[]
}

export function indexBlock(
  pages: readonly PageTexts[],
  sectionsOf: (text: BodyRef) => readonly SectionText[],
): IndexedBlock {
  const postings = new Map<string, Places>()
  const records: PageResult[] = []
  for (const [page, { title, description, headings, text: body, language }] of pages.entries()) {
    const sections = body === null ? [] : 'key' in body ? sectionsOf(body) : body
    const add = (term: string, section: number, weight: number): void => {
      const known = postings.get(term)
      const place = Math.min(section, maxSections - 1)
      if (known) addPlace(known, page, place, weight)
      else postings.set(term, newPlaces(page, place, weight))
    }
    const ofTitle = searchTerms(title, language)
    for (const term of ofTitle) add(term, 0, inTitle(ofTitle.length))
    for (const term of searchTerms(description ?? '', language))
      if (!isStopWord(term)) add(term, 0, inDescription)
    for (const [index, { text }] of headings.entries()) {
      const terms = searchTerms(text, language)
      for (const term of terms) add(term, index + 1, inHeading(terms.length))
    }
    for (const [section, [, terms]] of sections.entries())
      for (const entry of terms === '' ? [] : terms.split(' ')) {
        const star = entry.indexOf('*')
        if (star === -1) add(entry, section, 1)
        else add(entry.slice(0, star), section, contentWeight(Number(entry.slice(star + 1))))
      }
    const begin = (section: number) => sections[section]?.[0] ?? ''
    records.push({
      title,
      sections: [
        ['', '', begin(0) || (description ?? '')],
        ...headings.map(({ text, id }, index) => [text, id, begin(index + 1)] as const),
      ],
    })
  }
  const terms = new Map<string, Record<string, string>>()
  const tails = new Map<string, Record<string, string>>()
  for (const term of [...postings.keys()].sort()) {
    addTo(terms, shardPrefix(term), `${term}:${packed(postings.get(term) as Places)}`, ';')
    const tail = tailOf(term)
    if (tail !== '') addTo(tails, tail, term, ' ')
  }
  return { terms, tails, records }
}

const contentWeight = (count: number): number => Math.min(4, 1 + Math.floor(Math.log2(count)))

/** Where a term is, in the order in which it was found: a place per number. Maps here were slow. */
interface Places {
  readonly pages: number[]
  readonly sections: number[]
  readonly weights: number[]
  /** The last page, and where its places begin. */
  page: number
  from: number
}

const newPlaces = (page: number, section: number, weight: number): Places => ({
  pages: [page],
  sections: [section],
  weights: [weight],
  page,
  from: 0,
})

/** A section that has the term already keeps its greatest weight. */
function addPlace(places: Places, page: number, section: number, weight: number): void {
  const { pages, sections, weights } = places
  if (places.page !== page) {
    places.page = page
    places.from = pages.length
  }
  for (let at = places.from; at < pages.length; at++)
    if (sections[at] === section) {
      if (weight > (weights[at] as number)) weights[at] = weight
      return
    }
  pages.push(page)
  sections.push(section)
  weights.push(weight)
}

function packed({ pages, sections, weights }: Places): string {
  let text = ''
  let last = -1
  for (let at = 0; at < pages.length; ) {
    const page = pages[at] as number
    let size = 0
    for (; pages[at] === page; at++) {
      const section = sections[at] as number
      while (size <= section) row[size++] = 0
      row[section] = weights[at] as number
    }
    text += packPage(page, last, row, size)
    last = page
  }
  return text
}

/** The weights of one page. One array for all pages. */
const row = new Uint8Array(maxSections)

/** One bucket for each first character in ASCII, and one for all others. */
function addTo(
  buckets: Map<string, Record<string, string>>,
  prefix: string,
  entry: string,
  divider: string,
): void {
  const name = prefix.charCodeAt(0) < 128 ? prefix.slice(0, 1) : '*'
  const bucket = buckets.get(name) ?? {}
  buckets.set(name, bucket)
  bucket[prefix] = bucket[prefix] === undefined ? entry : `${bucket[prefix]}${divider}${entry}`
}

/** The files with a block's results, a few pages in each. */
export function recordFiles(
  records: readonly PageResult[],
  pages: readonly { readonly href: string }[],
): readonly string[] {
  const whole = records.map(
    ({ title, sections }, index): SearchRecord => ({ title, href: pages[index]?.href ?? '', sections }),
  )
  return Array.from({ length: Math.ceil(whole.length / pagesPerRecordFile) }, (_, file) =>
    JSON.stringify(whole.slice(file * pagesPerRecordFile, (file + 1) * pagesPerRecordFile)),
  )
}
