// For `explain`: keeps what each page was made from by name, and which of it was new when the page was last
// rendered. The thread that renders a page writes its record. No build reads a record to decide what to do.
import { relative } from 'node:path'
import type { InputRecord, Inputs } from '../model/inputRecord.ts'
import { inputRecordKey, type StoreKey } from './keys.ts'
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

/** What a page's render job brings for its record; the worker adds the inputs that it finds in the job. */
export interface InputsToRecord {
  readonly key: StoreKey<InputRecord>
  readonly id: string
  readonly build: number
  readonly isNew: boolean
  readonly named: Inputs
}

/** Key of the record of one page (by its HTML file), of the theme, or of the data of a language. */
export const recordKey = ({ cacheFolder, outDir }: RecordFolders, name: string): StoreKey<InputRecord> =>
  inputRecordKey({ folder: relative(cacheFolder, outDir), name })

/** `isNew`: the last build had no such page, so that a record of an earlier one does not count. */
export function recordInputs(
  store: Store,
  key: StoreKey<InputRecord>,
  now: Omit<InputRecord, 'changed'>,
  isNew = false,
): void {
  const last = isNew ? undefined : store.get(key)
  if (last?.id === now.id && last.build === now.build) return
  store.put(key, { ...now, changed: last ? difference(last.inputs, now.inputs) : null })
}

const difference = (before: Inputs, after: Inputs): readonly string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => before[name] !== after[name])
    .sort()
