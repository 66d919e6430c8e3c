// The local search index, in pieces: blocks of pages are indexed apart, so that an edit touches one of them; terms lie in
// files by their beginning, so that a query loads few.
import type { BodyRef, SectionText } from '../../model/page.ts'
import type { BlockTerms, PageRecord } from '../../model/searchBlocks.ts'
import {
  isStopWord,
  packPosting,
  pagesPerRecordFile,
  type SearchRecord,
  searchTerms,
  shardPrefix,
  tailOf,
} from '../../shared/searchTerms.ts'

/** A page as it is indexed: nothing of its address, so that equal pages of two versions are indexed once. */
export interface PageTexts {
  readonly title: string
  readonly description: string | null
  /** Text and id, in order. */
  readonly headings: readonly { readonly text: string; readonly id: string }[]
  /** The page's sections, or where the store has them; null for a page without a text. */
  readonly text: readonly SectionText[] | BodyRef | null
  readonly language: string
}

export interface SearchPage {
  readonly href: string
  /** Decides about the page's block: equal for one document in all versions. */
  readonly name: string
  readonly texts: PageTexts
}

/** How much a title of so many words says of its page; in a text a term's weight grows with its number, up to 4. */
const inTitle = (words: number): number => (words === 1 ? 9 : words <= 3 ? 8 : 7)
const inHeading = (words: number): number => (words <= 3 ? 6 : 5)
const inDescription = 3

/** By the first character of the beginnings: they are joined one by one, and no beginning is in two of them. */
export type Buckets = ReadonlyMap<string, BlockTerms>

/** What one block adds. */
export interface IndexedBlock {
  readonly terms: Buckets
  /** Words by their tail, divided by spaces. */
  readonly tails: Buckets
  readonly records: readonly PageRecord[]
}

export function indexBlock(
  pages: readonly PageTexts[],
  sectionsOf: (text: BodyRef) => readonly SectionText[],
): IndexedBlock {
  const postings = new Map<string, Map<number, number>>()
  const records: PageRecord[] = []
  for (const [page, { title, description, headings, text: body, language }] of pages.entries()) {
    const sections = body === null ? [] : 'key' in body ? sectionsOf(body) : body
    const add = (term: string, section: number, weight: number): void => {
      const places = postings.get(term) ?? new Map<number, number>()
      postings.set(term, places)
      const place = page * 1000 + Math.min(section, 999)
      places.set(place, Math.max(places.get(place) ?? 0, weight))
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
        const [term = '', count = '1'] = entry.split('*')
        add(term, section, Math.min(4, 1 + Math.floor(Math.log2(Number(count)))))
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
  for (const [term, places] of [...postings].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const packed = [...places].map(([place, weight]) =>
      packPosting({ page: Math.floor(place / 1000), section: place % 1000, weight }),
    )
    addTo(terms, shardPrefix(term), `${term}:${packed.join(',')}`, ';')
    const tail = tailOf(term)
    if (tail !== '') addTo(tails, tail, term, ' ')
  }
  return { terms, tails, records }
}

/** One bucket for each first character of ASCII, one for all others together. */
function addTo(
  buckets: Map<string, Record<string, string>>,
  prefix: string,
  entry: string,
  divider: string,
): void {
  const name = /^[\p{ASCII}]/u.test(prefix) ? prefix.slice(0, 1) : '*'
  const bucket = buckets.get(name) ?? {}
  buckets.set(name, bucket)
  bucket[prefix] = bucket[prefix] === undefined ? entry : `${bucket[prefix]}${divider}${entry}`
}

/** The files with a block's results, a few pages to each. */
export function recordFiles(records: readonly PageRecord[], pages: readonly SearchPage[]): readonly string[] {
  const whole = records.map(
    ({ title, sections }, index): SearchRecord => ({ title, href: pages[index]?.href ?? '', sections }),
  )
  return Array.from({ length: Math.ceil(whole.length / pagesPerRecordFile) }, (_, file) =>
    JSON.stringify(whole.slice(file * pagesPerRecordFile, (file + 1) * pagesPerRecordFile)),
  )
}

/** Beginnings of fewer characters are joined while the file stays below this size. */
const joinedSize = 24_000

export interface ShardFile {
  readonly prefix: string
  readonly text: string
}

/** Joins what the blocks have in a bucket; three characters to a file, fewer where all of them together are small. */
export function joinBlocks(blocks: readonly BlockTerms[], limit = joinedSize): readonly ShardFile[] {
  const sizes = new Map<string, number>()
  for (const terms of blocks)
    for (const [prefix, text] of Object.entries(terms))
      sizes.set(prefix, (sizes.get(prefix) ?? 0) + text.length)
  const groups = joinedPrefixes(sizes, limit)
  return [...groups].map(([prefix, members]) => {
    const parts = blocks.flatMap((terms, block) => {
      const text = members.flatMap((member) => terms[member] ?? []).join(';')
      return text === '' ? [] : [[block, text] as const]
    })
    return { prefix, text: JSON.stringify(parts) }
  })
}

/** The lists of all words of a bucket by their tail, one letter to a file where the words are few. */
export function joinTails(blocks: readonly BlockTerms[], limit = joinedSize): readonly ShardFile[] {
  const words = new Map<string, Set<string>>()
  for (const tails of blocks)
    for (const [tail, text] of Object.entries(tails)) {
      const known = words.get(tail) ?? new Set()
      words.set(tail, known)
      for (const word of text.split(' ')) known.add(word)
    }
  const texts = new Map([...words].map(([tail, all]) => [tail, [...all].sort().join(' ')]))
  const groups = joinedPrefixes(new Map([...texts].map(([tail, text]) => [tail, text.length])), limit)
  return [...groups].map(([prefix, members]) => ({
    prefix,
    text: JSON.stringify(members.map((member) => texts.get(member)).join(' ')),
  }))
}

/** Shorter beginning → the beginnings that its file has. */
function joinedPrefixes(
  sizes: ReadonlyMap<string, number>,
  limit: number,
): ReadonlyMap<string, readonly string[]> {
  let groups = new Map([...sizes].map(([prefix, size]) => [prefix, { members: [prefix], size }]))
  for (const length of [2, 1]) {
    const shorter = new Map<string, { members: string[]; size: number; keys: string[] }>()
    for (const [prefix, { members, size }] of groups) {
      const short = [...prefix].slice(0, length).join('')
      const group = shorter.get(short) ?? { members: [], size: 0, keys: [] }
      group.members.push(...members)
      group.size += size
      group.keys.push(prefix)
      shorter.set(short, group)
    }
    const next: typeof groups = new Map()
    for (const [short, { members, size, keys }] of shorter) {
      if (size <= limit) next.set(short, { members, size })
      else for (const key of keys) next.set(key, groups.get(key) as { members: string[]; size: number })
    }
    groups = next
  }
  return new Map([...groups].map(([prefix, { members }]) => [prefix, members.sort()]))
}
