// Keeps what each page was made from, and which of it was new when the page was last rendered. The thread
// that renders a page writes its record. `explain` prints it, and an edit of words renders from it again.
import { relative } from 'node:path'
import { shortHash } from '../io/hash.ts'
import type { InputRecord, Inputs, PageRecord, PageSource } from '../model/inputRecord.ts'
import { contentPart } from '../model/pageKey.ts'
import { pageInputs } from '../render/pageInputs.ts'
import { inputRecordKey, pageRecordKey, type StoreKey } from './keys.ts'
import type { Store } from './store.ts'

/** The theme and the data that all pages of a language share have records of their own, under these names. */
export const themeInput = 'the theme'
export const siteInput = 'the data that all pages share'

/**
 * Absolute paths. Records are kept by the path from one to the other: both may be moved or restored together.
 */
export interface RecordFolders {
  readonly cacheFolder: string
  readonly outDir: string
}

/** The inputs that a page's render job adds to its record. The worker adds the others. */
export interface InputsToRecord {
  readonly key: StoreKey<PageRecord>
  readonly id: string
  readonly build: number
  /** Id of the page in `dist/`; null if there is none. */
  readonly published: string | null
  readonly named: Inputs
}

/** Name of the records of an output folder: they may be moved or restored together. */
export const recordFolder = ({ cacheFolder, outDir }: RecordFolders): string => relative(cacheFolder, outDir)

/** Key of the record of the theme, or of the data of a language. */
export const recordKey = (folders: RecordFolders, name: string): StoreKey<InputRecord> =>
  inputRecordKey({ folder: recordFolder(folders), name })

/** Key of the record of a page, by its HTML file. */
export const recordKeyOfPage = (folders: RecordFolders, html: string): StoreKey<PageRecord> =>
  pageRecordKey({ folder: recordFolder(folders), html })

export function recordInputs(
  store: Store,
  key: StoreKey<InputRecord>,
  now: Omit<InputRecord, 'changed'>,
): void {
  const last = store.get(key)
  if (last?.id === now.id && last.build === now.build) return
  store.put(key, { ...now, changed: last ? difference(last.inputs, now.inputs) : null })
}

/**
 * Compares the page with the one in `dist/`. The last record may be of a build that rendered the page and was
 * not published: what had changed then still counts. `data`: JSON of the route, where it is known.
 */
export function recordPage(
  store: Pick<Store, 'get' | 'put' | 'putJson'>,
  { key, published, id, build, named, route, attributes, theme }: InputsToRecord & PageSource,
  data: string | null = null,
): void {
  // Written out: a copy made with `...` takes a slow way in V8, and each page has a record.
  const now = { id, build, named, route, attributes, theme }
  const last = published === null ? undefined : store.get(key)
  if (last?.id === now.id && last.build === now.build) return
  const before =
    last && contentPart(last.id) !== (published && contentPart(published)) ? (last.changed ?? []) : []
  const changed = last && [...new Set([...before, ...difference(inputsOf(last), inputsOf(now))])].sort()
  if (data === null) store.put(key, { ...now, changed: changed ?? null })
  else {
    const others = JSON.stringify({ id, build, named, attributes, theme, changed: changed ?? null })
    store.putJson(key, `${others.slice(0, -1)},"route":${data}}`)
  }
}

/** Everything that a page was made from, by name. */
export const inputsOf = (source: PageSource): Inputs => pageInputs(source, shortHash)

const difference = (before: Inputs, after: Inputs): readonly string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => before[name] !== after[name])
    .sort()
