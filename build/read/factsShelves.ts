// Facts of unchanged files, read many at a time: those of about 250 pages of one version, language, blog and
// the like are two values of the store. After an edit one of them is made again from the facts of its pages,
// which the store has too. The larger value is only read when something asks for the front matter of a page.
import { checksum, hashOf } from '../io/hash.ts'
import type { PageFacts, ShelfHead } from '../model/page.ts'
import {
  pageBodyKey,
  pageFactsKey,
  pageSectionsKey,
  type StoreKey,
  shelfFactsKey,
  shelfHeadKey,
} from '../reuse/keys.ts'
import type { ParseJob } from '../reuse/parseJob.ts'
import type { Store } from '../reuse/store.ts'
import type { SourcePath } from '../shared/paths.ts'
import { openFacts, openShelf, shelved, shortened, unshelved } from './briefFacts.ts'

export interface FileToRead {
  readonly job: ParseJob
  /** Null where the content is not known yet. */
  readonly bodyKey: string | null
}

const pagesPerShelf = 250

/** Files that are planned together share shelves: `groupOf` gives the name of their group. */
export function shelvesOf(
  files: readonly FileToRead[],
  groupOf: (source: SourcePath) => string,
): readonly Shelf[] {
  const groups = new Map<string, FileToRead[]>()
  for (const file of files) {
    const name = groupOf(file.job.source)
    const group = groups.get(name)
    if (group) group.push(file)
    else groups.set(name, [file])
  }
  return [...groups.values()].flatMap(shelvesOfGroup)
}

/** A file stays on its shelf while the number of files does not grow or shrink by much. */
function shelvesOfGroup(files: readonly FileToRead[]): readonly Shelf[] {
  const count = 2 ** Math.max(0, Math.ceil(Math.log2(files.length / pagesPerShelf)))
  if (count === 1) return [files]
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
    const head = keys.length < shelf.length ? null : headOf(keys, store)
    if (!head) return true
    const open = openShelf(nameOf(keys), head, store, read)
    for (const [at, { job }] of shelf.entries())
      found.set(job.source, unshelved(head.rows[at] ?? null, at, keys[at] as string, open))
    return false
  })
  return { found, others }
}

/** Null when the store does not have the shelf, or not all of what belongs to it. */
function headOf(keys: readonly string[], store: Store): ShelfHead | null {
  const name = nameOf(keys)
  if (!store.lists([...keys.map(pageFactsKey), shelfFactsKey(name)])) return null
  const belongs = (): StoreKey<unknown>[] => [
    ...keys.flatMap((key) => [pageBodyKey(key), pageSectionsKey(key), pageFactsKey(key)]),
    shelfFactsKey(name),
  ]
  const head = store.get(shelfHeadKey(name), belongs)
  return head?.rows.length === keys.length ? head : null
}

/** Stores the facts of a shelf's files, when all of them have some. */
export function storeShelf(shelf: Shelf, found: ReadonlyMap<SourcePath, PageFacts>, store: Store): void {
  const pages = shelf.flatMap(({ job }) => found.get(job.source) ?? [])
  if (pages.length < shelf.length || pages.length === 0) return
  const name = nameOf(pages.map(({ bodyKey }) => bodyKey))
  const { head, facts } = shelved(pages)
  store.put(shelfFactsKey(name), facts)
  store.put(shelfHeadKey(name), head)
}

/** From this number of files on, a cold build keeps no headings, ids and links of all pages in memory. */
export const manyFiles = 20_000

/** Leaves headings, ids and links in the store, as for pages that were not parsed now. */
export function shorten(found: Map<SourcePath, PageFacts>, store: Store): void {
  const read = openFacts(store)
  for (const [source, facts] of found) found.set(source, shortened(facts, read))
}

const nameOf = (bodyKeys: readonly string[]): string => hashOf(...bodyKeys)
