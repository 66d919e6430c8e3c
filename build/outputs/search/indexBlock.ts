// One block of the local search index: its words with the places where they are, and what its pages show as
// results. Blocks are indexed separately, so that an edit changes one of them.
import type { BodyRef, SectionText } from '../../model/page.ts'
import type { BlockTerms, PageResult, PageTexts } from '../../model/searchBlocks.ts'
import { maxSections, packPage } from '../../shared/searchPostings.ts'
import {
  furtherTerms,
  isStopWord,
  pagesPerRecordFile,
  type SearchRecord,
  searchTerms,
  shardPrefix,
  tailOf,
} from '../../shared/searchTerms.ts'

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
  const postings: Postings = new Map()
  const records = pages.map((texts, page) => {
    const { text } = texts
    const sections = text === null ? [] : 'key' in text ? sectionsOf(text) : text
    addPage(texts, page, postings)
    for (const [section, [, terms]] of sections.entries()) addTerms(terms, { page, section }, postings)
    return recordOf(texts, sections)
  })
  const terms = [...postings.keys()].sort()
  return { terms: shardsOf(terms, postings), tails: tailsOf(terms), records }
}

type Postings = Map<string, Places>

interface Place {
  readonly page: number
  readonly section: number
}

/** Words of the title, the description and the headings. */
function addPage({ title, description, headings, language }: PageTexts, page: number, to: Postings): void {
  addName({ text: title, language }, { page, section: 0 }, inTitle, to)
  for (const term of searchTerms(description ?? '', language))
    if (!isStopWord(term)) add(term, { page, section: 0 }, inDescription, to)
  for (const [index, { text }] of headings.entries()) {
    addName({ text, language }, { page, section: index + 1 }, inHeading, to)
  }
}

/** A title or heading: also its parts of names, and each two of its words as one (`front matter`). */
function addName(name: Named, place: Place, weightOf: (words: number) => number, to: Postings): void {
  const terms = searchTerms(name.text, name.language)
  const weight = weightOf(terms.length)
  for (const term of terms) add(term, place, weight, to)
  for (const term of furtherTerms(name.text)) add(term, place, term.startsWith('--') ? weight : asText, to)
  for (const [index, term] of terms.entries()) {
    const next = terms[index + 1]
    if (next && isWord.test(term) && isWord.test(next)) add(term + next, place, weight, to)
  }
}

/** `map` in `createSitemapItems` is not what a title is about. */
const asText = 4

interface Named {
  readonly text: string
  readonly language: string
}

/** A word of letters. Shorter ones are seldom written as part of another. */
const isWord = /^[a-z]{3,16}$/

/** `terms` is `term`, or `term*3` for three times, with spaces between. */
function addTerms(terms: string, place: Place, to: Postings): void {
  let star = terms.indexOf('*')
  for (let at = 0; at < terms.length; ) {
    const space = terms.indexOf(' ', at)
    const end = space === -1 ? terms.length : space
    if (star === -1 || star > end) add(terms.slice(at, end), place, 1, to)
    else {
      add(terms.slice(at, star), place, contentWeight(Number(terms.slice(star + 1, end))), to)
      star = terms.indexOf('*', end)
    }
    at = end + 1
  }
}

function add(term: string, { page, section }: Place, weight: number, to: Postings): void {
  const known = to.get(term)
  const place = Math.min(section, maxSections - 1)
  if (known) addPlace(known, page, place, weight)
  else to.set(term, newPlaces(page, place, weight))
}

function recordOf(
  { title, description, headings }: PageTexts,
  sections: readonly SectionText[],
): IndexedBlock['records'][number] {
  const begin = (section: number) => sections[section]?.[0] ?? ''
  return {
    title,
    sections: [
      ['', '', begin(0) || (description ?? '')],
      ...headings.map(({ text, id }, index) => [text, id, begin(index + 1)] as const),
    ],
  }
}

/** Terms in order: those with the same beginning follow each other. */
function shardsOf(terms: readonly string[], postings: Postings): Buckets {
  const shards = new Map<string, string>()
  let prefix = ''
  let entries = ''
  for (const term of terms) {
    const own = shardPrefix(term)
    if (own !== prefix && entries !== '') {
      shards.set(prefix, entries)
      entries = ''
    }
    prefix = own
    entries += `${entries === '' ? '' : ';'}${term}:${packed(postings.get(term) as Places)}`
  }
  if (entries !== '') shards.set(prefix, entries)
  return bucketsOf(shards)
}

function tailsOf(terms: readonly string[]): Buckets {
  const tails = new Map<string, string>()
  for (const term of terms) {
    const tail = tailOf(term)
    if (tail === '') continue
    const known = tails.get(tail)
    tails.set(tail, known === undefined ? term : `${known} ${term}`)
  }
  return bucketsOf(tails)
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
function bucketsOf(entries: ReadonlyMap<string, string>): Buckets {
  const buckets = new Map<string, Record<string, string>>()
  for (const [prefix, entry] of entries) {
    const name = prefix.charCodeAt(0) < 128 ? prefix.slice(0, 1) : '*'
    const bucket = buckets.get(name) ?? {}
    buckets.set(name, bucket)
    bucket[prefix] = entry
  }
  return buckets
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
