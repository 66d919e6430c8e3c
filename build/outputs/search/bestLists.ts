// Lists of the best pages for beginnings of very many words, such as two letters: a query of these letters
// loads the list instead of all words.
import { listName, longestPrefix } from '../../shared/searchTerms.ts'
import { addWord, bestPages, type Collector, collector, type KnownScores } from './bestPages.ts'
import type { ShardFile } from './shardFile.ts'
import type { SizedWord, WordFile } from './splitWords.ts'

export interface ListSizes {
  /** A beginning has a list if its words are in several files, and have more characters than this. */
  readonly listed: number
  /** Pages in such a list. The dialog shows fewer. */
  readonly pages: number
}

export interface PostedWord extends SizedWord {
  /** In one or two parts. */
  readonly postings: readonly string[]
}

/** `files`: those of the words, by the beginnings of their words. */
export const bestLists = (
  files: readonly WordFile<PostedWord>[],
  words: readonly PostedWord[],
  { listed, pages }: ListSizes,
): readonly ShardFile[] => [...listsOf(words, listedBeginnings(files, listed), pages)]

/** Beginnings of words in several files that are larger than `most` together. */
function listedBeginnings(files: readonly WordFile<PostedWord>[], most: number): ReadonlySet<string> {
  const sizes = new Map<string, { files: number; size: number }>()
  for (const { prefix, words } of files) {
    const size = words.reduce((sum, word) => sum + word.size, 0)
    for (const beginning of beginningsOf(prefix, longestPrefix)) {
      const known = sizes.get(beginning) ?? { files: 0, size: 0 }
      sizes.set(beginning, { files: known.files + 1, size: known.size + size })
    }
  }
  return new Set(
    [...sizes].flatMap(([beginning, own]) => (own.files > 1 && own.size > most ? beginning : [])),
  )
}

/** In the order of the words, so that few lists are in memory. */
function* listsOf(
  words: readonly PostedWord[],
  listed: ReadonlySet<string>,
  pages: number,
): Generator<ShardFile> {
  const listOf = (one: Collector): ShardFile => ({
    prefix: listName(one.prefix),
    text: JSON.stringify(bestPages(one, pages)),
  })
  const known: KnownScores = new Map()
  let open: readonly Collector[] = []
  for (const { word, postings, own } of wordsInLists(words, listed)) {
    yield* open.filter(({ prefix }) => !own.includes(prefix)).map(listOf)
    open = own.map((beginning) => open.find(({ prefix }) => prefix === beginning) ?? collector(beginning))
    addWord(open, word, postings, known)
  }
  yield* open.map(listOf)
}

interface ListedWord extends Pick<PostedWord, 'word' | 'postings'> {
  /** The lists that it belongs to, the shortest beginning first. */
  readonly own: readonly string[]
}

/** Sorted, so that the words of a list follow each other. */
function wordsInLists(words: readonly PostedWord[], listed: ReadonlySet<string>): readonly ListedWord[] {
  const longest = Math.max(0, ...[...listed].map((beginning) => [...beginning].length))
  const found: ListedWord[] = []
  if (longest === 0) return found
  for (const { word, postings } of words) {
    const own = beginningsOf(word, longest).filter((beginning) => listed.has(beginning))
    if (own.length > 0) found.push({ word, postings, own })
  }
  return found.sort((a, b) => (a.word < b.word ? -1 : 1))
}

/** From the first character to `most` of them. */
function beginningsOf(word: string, most: number): readonly string[] {
  const beginnings: string[] = []
  let end = 0
  for (const character of word) {
    if (beginnings.length === most) break
    end += character.length
    beginnings.push(word.slice(0, end))
  }
  return beginnings
}
