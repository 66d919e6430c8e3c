// A block of pages in the search index, as it lies in the store: its terms by bucket, and what its pages show as results. The main thread
// holds the summaries only, so that the index of a large site is never in memory as a whole.
import { hashOf } from './io/hash.ts'
import type { Store } from './io/store.ts'
import type { SectionText } from './model/page.ts'
import { type BlockTerms, type Buckets, indexBlock, type PageRecord, type PageTexts } from './outputs/searchIndex.ts'
import { includedSections } from './outputs/searchSections.ts'

/** Pages that are indexed together, and the identity of their texts. */
export interface IndexJob {
  readonly key: string
  readonly pages: readonly PageTexts[]
}

/** Bucket → hash of what a block has there, under which it lies in the store. */
type Hashes = Readonly<Record<string, string>>

export interface BlockSummary {
  readonly key: string
  readonly terms: Hashes
  readonly tails: Hashes
}

/** Terms of a bucket have one key whatever block they are from: an edit stores those that it changed. */
const termsKey = (hash: string): string => `qt:${hash}`
const recordsKey = (key: string): string => `qr:${key}`

export function indexIntoStore({ key, pages }: IndexJob, store: Store): BlockSummary {
  const known = store.get(`q:${key}`)
  if (known !== undefined) return JSON.parse(known) as BlockSummary
  const read = (text: string): SectionText[] | undefined => {
    const sections = store.get(`s:${text}`)
    return sections === undefined ? undefined : JSON.parse(sections)
  }
  const { terms, tails, records } = indexBlock(pages, (text) => includedSections(text, read))
  store.put(recordsKey(key), JSON.stringify(records))
  const summary: BlockSummary = { key, terms: putAll(terms, store), tails: putAll(tails, store) }
  store.put(`q:${key}`, JSON.stringify(summary))
  return summary
}

function putAll(buckets: Buckets, store: Store): Hashes {
  const hashes: Record<string, string> = {}
  for (const [bucket, terms] of buckets) {
    const text = JSON.stringify(terms)
    const hash = hashOf(text)
    hashes[bucket] = hash
    store.put(termsKey(hash), text)
  }
  return hashes
}

/** What a block has in a bucket; nothing for one that it does not have. */
export const termsOf = (hash: string | undefined, store: Store): BlockTerms =>
  hash === undefined ? {} : (JSON.parse(found(store.get(termsKey(hash)))) as BlockTerms)

export const recordsOf = ({ key }: BlockSummary, store: Store): readonly PageRecord[] =>
  JSON.parse(found(store.get(recordsKey(key)))) as readonly PageRecord[]

function found(value: string | undefined): string {
  if (value === undefined) throw new Error('A part of the search index is missing from the cache. Run "clear" and build again.')
  return value
}
