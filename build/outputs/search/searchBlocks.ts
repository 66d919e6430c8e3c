// A block of pages in the search index, as it lies in the store: its terms by bucket, and what its pages show as results. The main thread
// holds the summaries only, so that the index of a large site is never in memory as a whole.
import { hashOf } from '../../io/hash.ts'
import type { SectionText } from '../../model/page.ts'
import type { Store } from '../../reuse/store.ts'
import {
  type BlockTerms,
  type Buckets,
  type IndexedBlock,
  indexBlock,
  type PageRecord,
  type PageTexts,
} from './searchIndex.ts'
import { includedSections } from './searchSections.ts'

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

export function indexIntoStore(job: IndexJob, store: Store): BlockSummary {
  const { key } = job
  const known = store.get(`q:${key}`)
  if (known !== undefined) return JSON.parse(known) as BlockSummary
  const { terms, tails, records } = indexed(job, store)
  store.put(recordsKey(key), JSON.stringify(records))
  const summary: BlockSummary = { key, terms: putAll(terms, store), tails: putAll(tails, store) }
  store.put(`q:${key}`, JSON.stringify(summary))
  return summary
}

function indexed({ pages }: IndexJob, store: Store): IndexedBlock {
  const read = (text: string): SectionText[] | undefined => {
    const sections = store.get(`s:${text}`)
    return sections === undefined ? undefined : JSON.parse(sections)
  }
  return indexBlock(pages, (text) => includedSections(text, read))
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

/** A block whose parts are read from the store when they are asked for. */
export interface StoredBlock extends BlockSummary {
  readonly read: (kind: 'terms' | 'tails', bucket: string) => BlockTerms
  readonly records: () => readonly PageRecord[]
}

export function storedBlock(job: IndexJob, summary: BlockSummary, store: Store): StoredBlock {
  // What was damaged in the store is made again.
  let again: IndexedBlock | null = null
  const anew = () => (again ??= indexed(job, store))
  return {
    ...summary,
    read(kind, bucket) {
      const hash = summary[kind][bucket]
      if (hash === undefined) return {}
      const text = store.get(termsKey(hash))
      return text === undefined ? (anew()[kind].get(bucket) ?? {}) : (JSON.parse(text) as BlockTerms)
    },
    records() {
      const text = store.get(recordsKey(summary.key))
      return text === undefined ? anew().records : (JSON.parse(text) as readonly PageRecord[])
    },
  }
}
