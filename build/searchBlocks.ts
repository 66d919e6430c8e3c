// A block of pages in the search index, as it lies in the store: its terms by bucket, and what its pages show as results. The main thread
// holds the summaries only, so that the index of a large site is never in memory as a whole.
import { hashOf } from './io/hash.ts'
import type { Store } from './io/store.ts'
import type { SectionText } from './model/page.ts'
import { type BlockTerms, indexBlock, type PageRecord, type PageTexts } from './outputs/searchIndex.ts'

/** Pages that are indexed together, and the identity of their texts. */
export interface IndexJob {
  readonly key: string
  readonly pages: readonly PageTexts[]
}

export interface BlockSummary {
  readonly key: string
  /** Bucket → hash of its terms, under which the store has them. */
  readonly buckets: Readonly<Record<string, string>>
}

/** Terms of a bucket have one key whatever block they are from: an edit stores those that it changed. */
const termsKey = (hash: string): string => `qt:${hash}`
const recordsKey = (key: string): string => `qr:${key}`

export function indexIntoStore({ key, pages }: IndexJob, store: Store): BlockSummary {
  const known = store.get(`q:${key}`)
  if (known !== undefined) return JSON.parse(known) as BlockSummary
  const { buckets, records } = indexBlock(pages, (page) => JSON.parse(store.get(`s:${page}`) ?? '[]') as SectionText[])
  const hashes: Record<string, string> = {}
  for (const [bucket, terms] of buckets) {
    const text = JSON.stringify(terms)
    const hash = hashOf(text)
    hashes[bucket] = hash
    store.put(termsKey(hash), text)
  }
  store.put(recordsKey(key), JSON.stringify(records))
  const summary: BlockSummary = { key, buckets: hashes }
  store.put(`q:${key}`, JSON.stringify(summary))
  return summary
}

/** The terms of a block in a bucket; null when it has none there. */
export function termsIn({ buckets }: BlockSummary, bucket: string, store: Store): BlockTerms | null {
  const hash = buckets[bucket]
  return hash === undefined ? null : (JSON.parse(found(store.get(termsKey(hash)))) as BlockTerms)
}

export const recordsOf = ({ key }: BlockSummary, store: Store): readonly PageRecord[] =>
  JSON.parse(found(store.get(recordsKey(key)))) as readonly PageRecord[]

function found(value: string | undefined): string {
  if (value === undefined) throw new Error('A part of the search index is missing from the cache. Run "clear" and build again.')
  return value
}
