// The part of the search index that comes from a block of pages, in the pieces in which it is stored.
import type { OutputPath } from '../shared/paths.ts'
import type { SearchRecord } from '../shared/searchTerms.ts'
import type { BodyRef, SectionText } from './page.ts'

/** A page as it is indexed, without its URL, so that equal pages of two versions are indexed once. */
export interface PageTexts {
  readonly title: string
  readonly description: string | null
  /** Text and id, in order. */
  readonly headings: readonly { readonly text: string; readonly id: string }[]
  /** The page's sections, or where the store has them; null for a page without content. */
  readonly text: readonly SectionText[] | BodyRef | null
  readonly language: string
}

/** First characters of words → the postings of the words that begin so, as a file of the index has them. */
export type BlockTerms = Readonly<Record<string, string>>

/** The data of a page as a search result, without its URL. */
export type PageResult = Omit<SearchRecord, 'href'>

/** Bucket → hash of the terms that a block has there. */
export type BucketHashes = Readonly<Record<string, string>>

export interface BlockSummary {
  readonly key: string
  readonly terms: BucketHashes
  readonly tails: BucketHashes
}

/** An index as the last build wrote it. */
export interface IndexRecord {
  /** Hash of the manifest file. */
  readonly hash: string
  readonly blocks: readonly RecordedBlock[]
  /** Every file but the manifest and those with results. */
  readonly otherFiles: readonly OutputPath[]
}

export interface RecordedBlock {
  /** Key of the block. */
  readonly key: string
  /** Hash of the list of its pages, which is stored apart, and their number. */
  readonly pages: string
  readonly count: number
  /** How the names of its files with results begin. */
  readonly records: string
}

/** URL and name of each page of a block, in order. */
export type IndexedPages = readonly { readonly href: string; readonly name: string }[]
