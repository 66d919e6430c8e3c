// Joins the blocks of the search index into files by the beginning of words, so that a query loads few small
// files. A beginning of very many words has a list of its best pages as well.
import type { BlockTerms } from '../../model/searchBlocks.ts'
import { packBlock } from '../../shared/searchPostings.ts'
import { groupName, type LongPostings, listName, longestPrefix } from '../../shared/searchTerms.ts'
import { addWord, bestPages, type Collector, collector, type KnownScores } from './bestPages.ts'
import { fileName } from './fileName.ts'
import { joinedPrefixes } from './joinedPrefixes.ts'
import { splitPostings } from './splitPostings.ts'
import { splitWords, type WordFile } from './splitWords.ts'

/** In characters, if nothing else is named. */
interface FileSizes {
  /** A file has shorter beginnings while it is smaller than this, and longer ones while it is larger. */
  readonly file: number
  /** A beginning has a list if its words are in several files, and have more postings than this. */
  readonly listed: number
  /** Pages in such a list. The dialog shows fewer. */
  readonly pages: number
}

const usualSizes: FileSizes = { file: 8_000, listed: 32_000, pages: 100 }

export interface ShardFile {
  readonly prefix: string
  readonly text: string
  /** Files that this one names, by name. */
  readonly rests?: ReadonlyMap<string, string>
}

/** Joins one bucket of all blocks. */
export function joinBlocks(
  blocks: readonly BlockTerms[],
  sizes = usualSizes,
  split = splitPostings,
): readonly ShardFile[] {
  const all: Word[] = []
  const files: WordFile<Word>[] = []
  const names: ShardFile[] = []
  for (const [prefix, members] of joinedPrefixes(sizesOf(blocks), sizes.file)) {
    const words = joinedTerms(blocks, members).map(([word, postings]) => wordOf(word, postings, split))
    const parts = splitWords(prefix, words, sizes.file)
    all.push(...words)
    files.push(...parts)
    if (parts.length > 1) names.push({ prefix: groupName(prefix), text: JSON.stringify(namesOf(words)) })
  }
  return [...files.map(shardOf), ...names, ...listsOf(all, listedBeginnings(files, sizes.listed), sizes)]
}

const sizesOf = (blocks: readonly BlockTerms[]): ReadonlyMap<string, number> => {
  const sizes = new Map<string, number>()
  for (const terms of blocks)
    for (const [prefix, text] of Object.entries(terms))
      sizes.set(prefix, (sizes.get(prefix) ?? 0) + text.length)
  return sizes
}

const namesOf = (words: readonly Word[]): string => words.map(({ word }) => word).join(' ')

interface Word {
  readonly word: string
  readonly size: number
  readonly entry: string | LongPostings
  /** In one or two parts. */
  readonly postings: readonly string[]
  readonly rest: { readonly name: string; readonly text: string } | null
}

function wordOf(word: string, whole: string, split: typeof splitPostings): Word {
  const parts = split(whole)
  if (!parts) return { word, size: word.length + whole.length, entry: whole, postings: [whole], rest: null }
  const { best, rest, pages, most } = parts
  const text = JSON.stringify(rest)
  const name = fileName(text)
  return {
    word,
    size: word.length + best.length,
    entry: [best, name, pages, most],
    postings: [best, rest],
    rest: { name, text },
  }
}

const shardOf = ({ prefix, words }: WordFile<Word>): ShardFile => ({
  prefix,
  text: JSON.stringify(words.flatMap(({ word, entry }) => [word, entry])),
  rests: new Map(words.flatMap(({ rest }) => (rest ? [[rest.name, rest.text]] : []))),
})

/** Beginnings of words in several files that are larger than `most` together. */
function listedBeginnings(files: readonly WordFile<Word>[], most: number): ReadonlySet<string> {
  const sizes = new Map<string, { files: number; size: number }>()
  for (const { prefix, words } of files) {
    const size = words.reduce((sum, word) => sum + word.size, 0)
    for (const beginning of beginningsOf(prefix)) {
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
  words: readonly Word[],
  listed: ReadonlySet<string>,
  { pages }: FileSizes,
): Generator<ShardFile> {
  if (listed.size === 0) return
  const listOf = (one: Collector): ShardFile => ({
    prefix: listName(one.prefix),
    text: JSON.stringify(bestPages(one, pages)),
  })
  const known: KnownScores = new Map()
  let open: readonly Collector[] = []
  for (const { word, postings } of words.toSorted((a, b) => (a.word < b.word ? -1 : 1))) {
    const own = beginningsOf(word).filter((beginning) => listed.has(beginning))
    yield* open.filter(({ prefix }) => !own.includes(prefix)).map(listOf)
    open = own.map((beginning) => open.find(({ prefix }) => prefix === beginning) ?? collector(beginning))
    if (open.length > 0) addWord(open, word, postings, known)
  }
  yield* open.map(listOf)
}

/** From the first character to all of them. */
function beginningsOf(word: string): readonly string[] {
  const characters = [...word].slice(0, longestPrefix)
  return characters.map((_, index) => characters.slice(0, index + 1).join(''))
}

/** The terms with these beginnings, sorted, each with its postings in all blocks. */
function joinedTerms(
  blocks: readonly BlockTerms[],
  members: readonly string[],
): (readonly [term: string, postings: string])[] {
  const joined = new Map<string, { last: number; text: string }>()
  for (const [block, terms] of blocks.entries())
    for (const member of members)
      for (const entry of terms[member]?.split(';') ?? []) {
        const colon = entry.indexOf(':')
        const term = entry.slice(0, colon)
        const known = joined.get(term)
        const pages = packBlock(block, known?.last ?? -1, entry.slice(colon + 1))
        if (!known) joined.set(term, { last: block, text: pages })
        else {
          known.last = block
          known.text += pages
        }
      }
  return [...joined].map(([term, { text }]) => [term, text] as const).sort(([a], [b]) => (a < b ? -1 : 1))
}
