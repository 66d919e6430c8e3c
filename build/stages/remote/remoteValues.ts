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
import { canBeValue } from '../../reuse/valueSchemas.ts'

/** The parsed file, by its `bodyKey`. */
export const parsedKey = (page: string): string => `parsed.3/${page}`

/** The files of a rendered page, by the key of its output. */
export const renderedKey = (page: string): string => `rendered.1/${page}`

/** A block of the search index, by its key. */
export const blockKey = (block: string): string => `block.1/${block}`

/** A file of the cache that is named by its content's key: `cards/<name>`. */
export const fileKey = (name: string): string => `file.1/${name}`

/** Null when the store has only some of it. */
export function parsedValue(page: string, store: Store): Buffer | null {
  const parts = parsedKeys(page).map((key) => store.bytesOf(key) ?? null)
  const [body, sections] = parts
  return body && sections && parts.at(-1) ? joinParts(parts) : null
}

/** Puts it into the store. Returns the facts; null for bytes that cannot be it. */
export function storeParsed(page: string, value: Uint8Array, store: Store): PageFacts | null {
  const parts = splitParts(value)
  const [body, sections] = parts ?? []
  const head = parts?.at(-1)
  const keys = parsedKeys(page)
  const isWhole = parts?.length === keys.length && head && body && sections
  if (!isWhole || !parts.every((part, at) => part === null || canBeValue(keys[at] as string, part)))
    return null
  const facts = JSON.parse(String(head)) as PageFacts
  if (facts.bodyKey !== page) return null
  for (const [at, key] of keys.entries()) if (parts[at]) store.putBytes(key, parts[at])
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

/** Puts it into the store. Returns whether the bytes can be it. */
export function storeBlock({ key, pages }: IndexJob, value: Uint8Array, store: Store): boolean {
  const [head, records, ...terms] = splitParts(value) ?? []
  if (!head || !records || !canBeValue(searchBlockKey(key), head)) return false
  const summary = JSON.parse(String(head)) as BlockSummary
  const hashes = hashesIn(summary)
  const isWhole =
    summary.key === key &&
    hashes.length === terms.length &&
    canBeValue(searchRecordsKey(key), records) &&
    terms.every((one, at) => one !== null && canBeValue(searchTermsKey(hashes[at] as string), one))
  if (!isWhole) return false
  for (const [at, hash] of hashes.entries()) store.putBytes(searchTermsKey(hash), terms[at] as Buffer)
  if (pages) store.put(searchTextsKey(key), pages)
  store.putBytes(searchRecordsKey(key), records)
  store.put(searchBlockKey(key), summary)
  return true
}

const hashesIn = ({ terms, tails }: BlockSummary): readonly string[] => [
  ...new Set([...Object.values(terms), ...Object.values(tails)]),
]
