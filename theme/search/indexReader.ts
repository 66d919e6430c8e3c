// Fetches the files of the search index, each once, and knows which of them have a word.
import {
  type FileNames,
  fileOf,
  folderOf,
  type LongPostings,
  pagesPerRecordFile,
  recordFile,
  type SearchManifest,
  type SearchRecord,
  type SearchShard,
  tailsNear,
} from '../../build/shared/searchTerms.ts'
import type { SearchData } from '../../build/shared/siteData.ts'
import { likeness } from './likeness.ts'

export type LocalData = Extract<SearchData, { readonly provider: 'local' }>

/** A short prefix can occur in many files. At most this many are read. */
const maxShards = 6
/** At most this many files are read for words whose first letters contain the typo. */
const maxOtherShards = 4

export interface IndexReader {
  readonly manifestOf: (tag: string) => Promise<SearchManifest>
  /** A file of terms: each with its postings. */
  readonly shardOf: (name: string) => Promise<readonly (readonly [string, string | LongPostings])[]>
  /** Postings that are in a file of their own. */
  readonly restOf: (name: string) => Promise<string>
  /** The file that contains the word. For a short prefix, all files that can contain such words. */
  readonly shardNames: (manifest: SearchManifest, term: string, isLast: boolean) => Promise<readonly string[]>
  /** The files that contain words with a typo in their first letters. */
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

export function createReader({ indexes, files: folder }: Pick<LocalData, 'indexes' | 'files'>): IndexReader {
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
    restOf: (name) => fetched(folder + name),
    async shardNames({ shards }, term, isLast) {
      const all = await namesFor(shards, term)
      const names = new Set([fileOf(all, term) ?? []].flat())
      if (isLast && [...term].length < 3)
        for (const [prefix, name] of Object.entries(all))
          if (prefix.startsWith(term) && names.size < maxShards) names.add(name)
      return [...names]
    },
    async otherShards({ shards, tails }, term, isLast) {
      const names = new Set((await Promise.all(tailsNear(term).map((tail) => fileFor(tails, tail)))).flat())
      const lists = await Promise.all([...names].map((name) => fetched<string>(folder + name)))
      const words = lists
        .flatMap((list) => list.split(' '))
        .filter((word) => likeness(word, term, isLast) > 0)
      // A complete word ranks above a longer one with the same prefix.
      words.sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
      const found = await Promise.all(words.map((word) => fileFor(shards, word)))
      return [...new Set(found.flat())].slice(0, maxOtherShards)
    },
    async recordOf({ records }, block, page) {
      const file = recordFile(records[block] ?? '', page)
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

async function load(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  return response.json()
}

const pairs = (shard: SearchShard): readonly (readonly [string, string | LongPostings])[] =>
  Array.from({ length: shard.length / 2 }, (_, index) => [
    shard[index * 2] as string,
    shard[index * 2 + 1] as string | LongPostings,
  ])
