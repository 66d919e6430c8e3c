// The local search index, in pieces: blocks of pages are indexed apart, so that an edit touches one of them; terms lie in
// files by their beginning, so that a query loads few.
import type { SectionText } from '../model/page.ts'
import { isStopWord, packPosting, pagesPerRecordFile, type SearchRecord, searchTerms, shardPrefix } from '../shared/searchTerms.ts'

export interface SearchPage {
  readonly path: string
  readonly href: string
  readonly title: string
  readonly description: string | null
  /** Text and id, in order. */
  readonly headings: readonly { readonly text: string; readonly id: string }[]
  /** Under which the store has the page's sections; null for a page without a text. */
  readonly key: string | null
  readonly language: string
}

/** Weights of a term by where it stands; in a text it grows with its number, up to 4. */
const inTitle = 9
const inHeading = 6
const inDescription = 3

/** What one block adds: terms by beginning, and the files with its pages. */
export interface IndexedBlock {
  readonly terms: Readonly<Record<string, string>>
  readonly records: readonly string[]
}

export function indexBlock(pages: readonly SearchPage[], sectionsOf: (key: string) => readonly SectionText[]): IndexedBlock {
  const postings = new Map<string, Map<number, number>>()
  const records: SearchRecord[] = []
  for (const [page, { title, description, href, headings, key, language }] of pages.entries()) {
    const sections = key === null ? [] : sectionsOf(key)
    const add = (term: string, section: number, weight: number): void => {
      const places = postings.get(term) ?? new Map<number, number>()
      postings.set(term, places)
      const place = page * 1000 + section
      places.set(place, Math.max(places.get(place) ?? 0, weight))
    }
    for (const term of searchTerms(title, language)) add(term, 0, inTitle)
    for (const term of searchTerms(description ?? '', language)) if (!isStopWord(term)) add(term, 0, inDescription)
    for (const [index, { text }] of headings.entries()) for (const term of searchTerms(text, language)) add(term, index + 1, inHeading)
    for (const [section, [, terms]] of sections.entries())
      for (const entry of terms === '' ? [] : terms.split(' ')) {
        const [term = '', count = '1'] = entry.split('*')
        add(term, section, Math.min(4, 1 + Math.floor(Math.log2(Number(count)))))
      }
    const begin = (section: number) => sections[section]?.[0] ?? ''
    records.push({
      title,
      href,
      sections: [['', '', begin(0) || (description ?? '')], ...headings.map(({ text, id }, index) => [text, id, begin(index + 1)] as const)],
    })
  }
  const terms: Record<string, string> = {}
  for (const [term, places] of [...postings].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const packed = [...places].map(([place, weight]) => packPosting({ page: Math.floor(place / 1000), section: place % 1000, weight }))
    const prefix = shardPrefix(term)
    const entry = `${term}:${packed.join(',')}`
    terms[prefix] = terms[prefix] === undefined ? entry : `${terms[prefix]};${entry}`
  }
  const files: string[] = []
  for (let at = 0; at < records.length; at += pagesPerRecordFile) files.push(JSON.stringify(records.slice(at, at + pagesPerRecordFile)))
  return { terms, records: files }
}

/** Beginnings of fewer characters are joined while the file stays below this size. */
const joinedSize = 24_000

export interface ShardFile {
  readonly prefix: string
  readonly text: string
}

/** Joins what the blocks have; three characters to a file, fewer where all of them together are small. */
export function joinBlocks(blocks: readonly IndexedBlock[]): readonly ShardFile[] {
  const sizes = new Map<string, number>()
  for (const { terms } of blocks) for (const [prefix, text] of Object.entries(terms)) sizes.set(prefix, (sizes.get(prefix) ?? 0) + text.length)
  const groups = joinedPrefixes(sizes)
  return [...groups].map(([prefix, members]) => {
    const parts = blocks.flatMap(({ terms }, block) => {
      const text = members.flatMap((member) => terms[member] ?? []).join(';')
      return text === '' ? [] : [[block, text] as const]
    })
    return { prefix, text: JSON.stringify(parts) }
  })
}

/** Shorter beginning → the beginnings that its file has. */
function joinedPrefixes(sizes: ReadonlyMap<string, number>): ReadonlyMap<string, readonly string[]> {
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
      if (size <= joinedSize) next.set(short, { members, size })
      else for (const key of keys) next.set(key, groups.get(key) as { members: string[]; size: number })
    }
    groups = next
  }
  return new Map([...groups].map(([prefix, { members }]) => [prefix, members.sort()]))
}
