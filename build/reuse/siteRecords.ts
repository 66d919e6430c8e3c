// The record of a site in the store, in parts: an edit reads those of its pages.
import { checksum } from '../io/hash.ts'
import type { OwnPage, OwnPages, SiteRecord } from '../render/siteRecord.ts'
import type { SourcePath } from '../shared/paths.ts'
import { type StoreKey, siteIdsKey, sitePagesKey, siteRecordKey } from './keys.ts'
import type { Store } from './store.ts'

const bucketCount = 32

const bucketOf = (source: SourcePath): number => checksum(source) % bucketCount

export function inBuckets(pages: OwnPages): readonly OwnPages[] {
  const buckets = Array.from({ length: bucketCount }, (): OwnPages[number][] => [])
  for (const page of pages) buckets[bucketOf(page[0])]?.push(page)
  return buckets
}

/** All keys but those of sidebars and texts. That of the record itself is the last. */
export const siteRecordKeys = (structure: string): readonly StoreKey<unknown>[] => [
  ...Array.from({ length: bucketCount }, (_, bucket) => sitePagesKey({ structure, bucket })),
  siteIdsKey(structure),
  siteRecordKey(structure),
]

export const siteRecordOf = (structure: string, store: Store): SiteRecord | undefined =>
  store.get(siteRecordKey(structure), () => siteRecordKeys(structure))

/** Undefined where the store does not have them, or the words of the file are shown elsewhere. */
export const ownPagesOf = (
  source: SourcePath,
  structure: string,
  store: Store,
): readonly OwnPage[] | undefined =>
  store.get(sitePagesKey({ structure, bucket: bucketOf(source) }))?.find(([path]) => path === source)?.[1]
