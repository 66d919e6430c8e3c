// Joins the blocks of the search index into files by the beginning of words, so that a query loads few small
// files. A beginning of very many words has a list of its best pages as well.
import type { BlockTerms } from '../../model/searchBlocks.ts'
import { byName } from '../../shared/byName.ts'
import { packBlock, toColumns } from '../../shared/searchPostings.ts'
import { groupName, type LongPostings } from '../../shared/searchTerms.ts'
import { bestLists, type ListSizes, type PostedWord } from './bestLists.ts'
import { fileName } from './fileName.ts'
import { joinedPrefixes } from './joinedPrefixes.ts'
import type { ShardFile } from './shardFile.ts'
import { splitPostings } from './splitPostings.ts'
import { splitWords, type WordFile } from './splitWords.ts'

/** In characters, if nothing else is named. */
interface FileSizes extends ListSizes {
  /** A file has shorter beginnings while it is smaller than this, and longer ones while it is larger. */
  readonly file: number
}

const usualSizes: FileSizes = { file: 8_000, listed: 32_000, pages: 100 }

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
    // Not `push(...words)`: a beginning may have more words than a call can have arguments.
    for (const word of words) all.push(word)
    for (const part of parts) files.push(part)
    if (parts.length > 1) names.push({ prefix: groupName(prefix), text: JSON.stringify(namesOf(words)) })
  }
  return [...files.map(shardOf), ...names, ...bestLists(files, all, sizes)]
}

const sizesOf = (blocks: readonly BlockTerms[]): ReadonlyMap<string, number> => {
  const sizes = new Map<string, number>()
  for (const terms of blocks)
    for (const [prefix, text] of Object.entries(terms))
      sizes.set(prefix, (sizes.get(prefix) ?? 0) + text.length)
  return sizes
}

const namesOf = (words: readonly Word[]): string => words.map(({ word }) => word).join(' ')

interface Word extends PostedWord {
  readonly entry: string | LongPostings
  readonly rest: { readonly name: string; readonly text: string } | null
}

function wordOf(word: string, whole: string, split: typeof splitPostings): Word {
  const parts = split(whole)
  if (!parts) return { word, size: word.length + whole.length, entry: whole, postings: [whole], rest: null }
  const { best, rest, pages, most } = parts
  const text = JSON.stringify(toColumns(rest))
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
  return [...joined].map(([term, { text }]) => [term, text] as const).sort(byName)
}
