// Facts of unchanged files, read many at a time: those of about 250 pages are one value of the store. After
// an edit one of them is made again from the facts of its pages, which the store has too.
import { checksum, hashOf } from '../io/hash.ts'
import type { PageFacts, ShelvedFacts } from '../model/page.ts'
import { factsShelfKey, pageBodyKey, pageFactsKey, pageSectionsKey, type StoreKey } from '../reuse/keys.ts'
import type { ParseJob } from '../reuse/parseJob.ts'
import type { Store } from '../reuse/store.ts'
import type { SourcePath } from '../shared/paths.ts'
import { openFacts, shelved, unshelved } from './briefFacts.ts'

export interface FileToRead {
  readonly job: ParseJob
  /** Null where the content is not known yet. */
  readonly bodyKey: string | null
}

const pagesPerShelf = 250

/** A file stays on its shelf while the number of files does not grow or shrink by much. */
export function shelvesOf(files: readonly FileToRead[]): readonly Shelf[] {
  const count = 2 ** Math.max(0, Math.ceil(Math.log2(files.length / pagesPerShelf)))
  const shelves = Array.from({ length: count }, (): FileToRead[] => [])
  for (const file of files) shelves[checksum(file.job.source) % count]?.push(file)
  return shelves
}

type Shelf = readonly FileToRead[]

interface ReadShelves {
  readonly found: Map<SourcePath, PageFacts>
  /** Shelves that the store does not have. */
  readonly others: readonly Shelf[]
}

export function readShelves(shelves: readonly Shelf[], store: Store): ReadShelves {
  const read = openFacts(store)
  const found = new Map<SourcePath, PageFacts>()
  const others = shelves.filter((shelf) => {
    const keys = shelf.flatMap(({ bodyKey }) => bodyKey ?? [])
    const rows = keys.length < shelf.length ? null : rowsOf(keys, store)
    for (const [at, { job }] of rows ? shelf.entries() : [])
      found.set(job.source, unshelved(rows?.[at] as ShelvedFacts, keys[at] as string, read))
    return rows === null
  })
  return { found, others }
}

/** Null when the store does not have the shelf, or not all of what belongs to it. */
function rowsOf(keys: readonly string[], store: Store): readonly ShelvedFacts[] | null {
  if (!store.lists(keys.map(pageFactsKey))) return null
  const belongs = () =>
    keys.flatMap((key): StoreKey<unknown>[] => [pageBodyKey(key), pageSectionsKey(key), pageFactsKey(key)])
  const rows = store.get(keyOf(keys), belongs)
  return rows?.length === keys.length ? rows : null
}

/** Stores the facts of a shelf's files, when all of them have some. */
export function storeShelf(shelf: Shelf, found: ReadonlyMap<SourcePath, PageFacts>, store: Store): void {
  const facts = shelf.flatMap(({ job }) => found.get(job.source) ?? [])
  if (facts.length < shelf.length || facts.length === 0) return
  store.put(keyOf(facts.map(({ bodyKey }) => bodyKey)), facts.map(shelved))
}

/** From this number of files on, a cold build keeps no headings, ids and links of all pages in memory. */
export const manyFiles = 20_000

/** Leaves headings, ids and links in the store, as for pages that were not parsed now. */
export function shorten(found: Map<SourcePath, PageFacts>, store: Store): void {
  const read = openFacts(store)
  for (const [source, facts] of found) found.set(source, unshelved(shelved(facts), facts.bodyKey, read))
}

const keyOf = (bodyKeys: readonly string[]) => factsShelfKey(hashOf(...bodyKeys))
