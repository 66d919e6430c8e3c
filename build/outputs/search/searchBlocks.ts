// Blocks of the search index in the store: terms by bucket, and what pages show as results. The main thread
// has only the summaries, so that the index of a large site is never in memory as a whole.
import { hashOf } from '../../io/hash.ts'
import type {
  BlockSummary,
  BlockTerms,
  BucketHashes,
  PageResult,
  PageTexts,
} from '../../model/searchBlocks.ts'
import {
  pageSectionsKey,
  searchBlockKey,
  searchRecordsKey,
  searchTermsKey,
  searchTextsKey,
} from '../../reuse/keys.ts'
import type { Store } from '../../reuse/store.ts'
import { type Buckets, type IndexedBlock, indexBlock } from './indexBlock.ts'
import { includedSections } from './searchSections.ts'

/** Pages that are indexed together, and the identity of their content. */
export interface IndexJob {
  readonly key: string
  /** Null: the store has the block. */
  readonly pages: readonly PageTexts[] | null
}

/** The block's key is the hash of everything that indexing it depends on. */
export const indexJob = (pages: readonly PageTexts[], engine: string) => ({
  key: hashOf(engine, JSON.stringify(pages)),
  pages,
})

export function indexIntoStore(job: IndexJob, store: Store): BlockSummary {
  const { key } = job
  const known = store.get(searchBlockKey(key))
  if (known) return known
  if (job.pages === null) throw new Error('A block of the search is missing from the cache.')
  const { terms, tails, records } = indexed(job.pages, store)
  store.put(searchTextsKey(key), job.pages)
  store.put(searchRecordsKey(key), records)
  const summary: BlockSummary = { key, terms: putAll(terms, store), tails: putAll(tails, store) }
  store.put(searchBlockKey(key), summary)
  return summary
}

function indexed(pages: readonly PageTexts[], store: Store): IndexedBlock {
  return indexBlock(pages, (text) => includedSections(text, (page) => store.get(pageSectionsKey(page))))
}

/** Terms are stored by their content, so that an edit stores only the buckets that it changed. */
const putAll = (buckets: Buckets, store: Store): BucketHashes =>
  Object.fromEntries(
    [...buckets].map(([bucket, terms]) => [bucket, store.putByContent(searchTermsKey, terms)]),
  )

/** A block whose parts are read from the store when they are asked for. */
export interface StoredBlock extends BlockSummary {
  readonly read: (kind: 'terms' | 'tails', bucket: string) => BlockTerms
  readonly records: () => readonly PageResult[]
}

export function storedBlock(
  summary: BlockSummary,
  texts: () => readonly PageTexts[],
  store: Store,
): StoredBlock {
  // Damaged parts of the store are made again.
  let again: IndexedBlock | null = null
  const anew = () => (again ??= indexed(texts(), store))
  return {
    ...summary,
    read(kind, bucket) {
      const hash = summary[kind][bucket]
      if (hash === undefined) return {}
      return store.get(searchTermsKey(hash)) ?? anew()[kind].get(bucket) ?? {}
    },
    records() {
      return store.get(searchRecordsKey(summary.key)) ?? anew().records
    },
  }
}
