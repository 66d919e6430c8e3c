// The values that builds share: their keys, and their parts. A number in a key is raised when the parts
// change.
import type { PageFacts } from '../../model/page.ts'
import type { BlockSummary } from '../../model/searchBlocks.ts'
import type { IndexJob } from '../../outputs/search/searchBlocks.ts'
import { joinParts, splitParts } from '../../remote/parts.ts'
import {
  parsedKeys,
  searchBlockKey,
  searchRecordsKey,
  searchTermsKey,
  searchTextsKey,
} from '../../reuse/keys.ts'
import type { Store } from '../../reuse/store.ts'

/** The parsed file, by its `bodyKey`. */
export const parsedKey = (page: string): string => `parsed.1/${page}`

/** The files of a rendered page, by the key of its output. */
export const renderedKey = (page: string): string => `rendered.1/${page}`

/** A block of the search index, by its key. */
export const blockKey = (block: string): string => `block.1/${block}`

/** A file of the cache that is named by its content's key: `cards/<name>`. */
export const fileKey = (name: string): string => `file.1/${name}`

/** Null when the store has only some of it. */
export function parsedValue(page: string, store: Store): Buffer | null {
  const [body, sections, tree, facts] = parsedKeys(page).map((key) => store.bytesOf(key) ?? null)
  return facts && body && sections ? joinParts([body, sections, tree ?? null, facts]) : null
}

/** Puts it into the store. Returns the facts; null for bytes that cannot be it. */
export function storeParsed(page: string, value: Uint8Array, store: Store): PageFacts | null {
  const parts = splitParts(value)
  const [body, sections, , head] = parts ?? []
  const facts = head && body && sections ? asJson<PageFacts>(head) : null
  if (!parts || facts?.bodyKey !== page) return null
  for (const [at, key] of parsedKeys(page).entries()) if (parts[at]) store.putBytes(key, parts[at])
  return facts
}

/** Null when the store has only some of it. */
export function blockValue(block: string, store: Store): Buffer | null {
  const summary = store.get(searchBlockKey(block))
  const records = store.bytesOf(searchRecordsKey(block))
  if (!summary || !records) return null
  const terms = hashesIn(summary).map((hash) => store.bytesOf(searchTermsKey(hash)) ?? null)
  return terms.includes(null) ? null : joinParts([Buffer.from(JSON.stringify(summary)), records, ...terms])
}

/** Puts it into the store, unless the bytes cannot be it. */
export function storeBlock({ key, pages }: IndexJob, value: Uint8Array, store: Store): void {
  const [head, records, ...terms] = splitParts(value) ?? []
  const summary = head ? asJson<BlockSummary>(head) : null
  if (!records || !pages || summary?.key !== key) return
  const hashes = hashesIn(summary)
  if (hashes.length !== terms.length || terms.includes(null)) return
  for (const [at, hash] of hashes.entries()) store.putBytes(searchTermsKey(hash), terms[at] as Buffer)
  store.put(searchTextsKey(key), pages)
  store.putBytes(searchRecordsKey(key), records)
  store.put(searchBlockKey(key), summary)
}

function asJson<T>(bytes: Buffer): T | null {
  try {
    return JSON.parse(String(bytes)) as T
  } catch {
    return null
  }
}

const hashesIn = ({ terms, tails }: BlockSummary): readonly string[] => [
  ...new Set([...Object.values(terms), ...Object.values(tails)]),
]
