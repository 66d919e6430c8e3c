// Fetches the files of the search index, each once, and knows which of them have a word.
import { type Columns, fromColumns } from '../../build/shared/searchPostings.ts'
import {
  type BestPages,
  blocksPerList,
  type FileNames,
  fileOf,
  folderOf,
  groupName,
  type LongPostings,
  listName,
  pagesPerRecordFile,
  recordFile,
  type SearchManifest,
  type SearchRecord,
  type SearchShard,
  shardPrefix,
  tailsNear,
} from '../../build/shared/searchTerms.ts'
import type { SearchData } from '../../build/shared/siteData.ts'
import { likeness } from '../../build/shared/wordLikeness.ts'

export type LocalData = Extract<SearchData, { readonly provider: 'local' }>

/** At most this many files are read for words whose first letters contain the typo. */
const maxOtherShards = 4

export interface IndexReader {
  readonly manifestOf: (tag: string) => Promise<SearchManifest>
  /** A file of terms: each with its postings. */
  readonly shardOf: (name: string) => Promise<readonly (readonly [string, string | LongPostings])[]>
  /** Postings that are in a file of their own. */
  readonly restOf: (name: string) => Promise<string>
  /** The file that contains the word. */
  readonly shardName: (manifest: SearchManifest, word: string) => Promise<readonly string[]>
  /** All files with words that begin so. */
  readonly shardNames: (manifest: SearchManifest, beginning: string) => Promise<readonly string[]>
  /** The best pages for a beginning of very many words. Null for others. */
  readonly listOf: (manifest: SearchManifest, beginning: string) => Promise<BestPages | null>
  /** Files with words that have a typo, when the file of the word has none. */
  readonly otherShards: (
    manifest: SearchManifest,
    term: string,
    isLast: boolean,
  ) => Promise<readonly string[]>
  readonly recordOf: (
    manifest: SearchManifest,
    block: number,
    page: number,
  ) => Promise<SearchRecord | undefined>
}

export type IndexFiles = Pick<LocalData, 'indexes' | 'files' | 'aliases'>

/** `load` returns the JSON of a URL, and rejects if there is none. */
export function createReader({ indexes, files: folder }: IndexFiles, load = fetchJson): IndexReader {
  const fetched = onceEach(load) as <T>(url: string) => Promise<T>
  const shardOf = onceEach(async (name: string) => pairs(await fetched<SearchShard>(folder + name)))
  const namesFor = async (names: FileNames, beginning: string): Promise<Readonly<Record<string, string>>> => {
    if (!Array.isArray(names)) return names as Readonly<Record<string, string>>
    const file: string = names[folderOf(beginning)] ?? ''
    return file === '' ? {} : fetched(folder + file)
  }
  const fileFor = async (names: FileNames, word: string) => fileOf(await namesFor(names, word), word) ?? []
  return {
    manifestOf: (tag) => fetched(indexes[tag] as string),
    shardOf,
    restOf: onceEach(async (name) => fromColumns(await fetched<Columns>(folder + name))),
    shardName: async ({ shards }, word) => [await fileFor(shards, word)].flat(),
    async shardNames({ shards }, beginning) {
      const all = await namesFor(shards, beginning)
      const names = new Set([fileOf(all, beginning) ?? []].flat())
      for (const [prefix, name] of Object.entries(all))
        if (prefix.startsWith(beginning) && !/[*~]$/.test(prefix)) names.add(name)
      return [...names]
    },
    async listOf({ shards }, beginning) {
      const name = (await namesFor(shards, beginning))[listName(beginning)]
      return name === undefined ? null : fetched(folder + name)
    },
    async otherShards({ shards, tails }, term, isLast) {
      const group = (await namesFor(shards, term))[groupName(shardPrefix(term))] ?? []
      const near = await Promise.all(tailsNear(term).map((tail) => fileFor(tails, tail)))
      const names = new Set([group, near].flat(2))
      const lists = await Promise.all([...names].map((name) => fetched<string>(folder + name)))
      const words = lists
        .flatMap((list) => list.split(' '))
        .filter((word) => likeness(word, term, isLast) > 0)
      // A complete word ranks above a longer one with the same prefix.
      words.sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
      const found = await Promise.all(words.map((word) => fileFor(shards, word)))
      return [...new Set(found.flat())].slice(0, maxOtherShards)
    },
    async recordOf({ records, recordLists }, block, page) {
      const list = recordLists?.[Math.floor(block / blocksPerList)]
      const names = list === undefined ? records : await fetched<readonly string[]>(folder + list)
      const file = recordFile(names[list === undefined ? block : block % blocksPerList] ?? '', page)
      return (await fetched<readonly SearchRecord[]>(folder + file))[page % pagesPerRecordFile]
    },
  }
}

/** Remembers each promise. A failed one is made again by the next call. */
function onceEach<T>(make: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const known = new Map<string, Promise<T>>()
  return (name) => {
    const made = known.get(name) ?? make(name)
    known.set(name, made)
    made.catch(() => known.delete(name))
    return made
  }
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  return response.json()
}

const pairs = (shard: SearchShard): readonly (readonly [string, string | LongPostings])[] =>
  Array.from({ length: shard.length / 2 }, (_, index) => [
    shard[index * 2] as string,
    shard[index * 2 + 1] as string | LongPostings,
  ])
