// What a block of pages adds to the search index, in the pieces in which it is stored.
import type { SearchRecord } from '../shared/searchTerms.ts'

/** First characters of words → the postings of the words that begin so, as a file of the index has them. */
export type BlockTerms = Readonly<Record<string, string>>

/** What a page shows as a result; its URL is not part of it. */
export type PageRecord = Omit<SearchRecord, 'href'>

/** Bucket → hash of the terms that a block has there. */
export type BucketHashes = Readonly<Record<string, string>>

export interface BlockSummary {
  readonly key: string
  readonly terms: BucketHashes
  readonly tails: BucketHashes
}
