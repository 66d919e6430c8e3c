// Divides a group of words into files: a query loads those that can contain its words, so none of them is
// large.
import { longestPrefix } from '../../shared/searchTerms.ts'

export interface SizedWord {
  readonly word: string
  /** Characters in the file. */
  readonly size: number
}

export interface WordFile<W extends SizedWord> {
  /** All words of the file have it, and no other file has a longer one that they have. */
  readonly prefix: string
  readonly words: readonly W[]
}

/**
 * One file for a group that is not larger than `limit`. Otherwise the large ones of its parts with one more
 * character have files of their own, divided in the same way.
 */
export function splitWords<W extends SizedWord>(
  prefix: string,
  words: readonly W[],
  limit: number,
): readonly WordFile<W>[] {
  const length = [...prefix].length
  const only = words.length === 1 || length >= longestPrefix
  if (only || sizeOf(words) <= limit) return [{ prefix, words }]
  const parts = new Map<string, W[]>()
  for (const one of words) {
    const longer = startOf(one.word, length + 1)
    const part = parts.get(longer)
    if (part) part.push(one)
    else parts.set(longer, [one])
  }
  const own: W[] = [...(parts.get(prefix) ?? [])]
  parts.delete(prefix)
  let size = sizeOf(own)
  const files: WordFile<W>[] = []
  const sized = [...parts].map(([longer, part]) => ({ longer, part, size: sizeOf(part) }))
  for (const one of sized.sort((a, b) => a.size - b.size)) {
    size += one.size
    if (size <= limit) for (const word of one.part) own.push(word)
    else for (const file of splitWords(one.longer, one.part, limit)) files.push(file)
  }
  own.sort((a, b) => (a.word < b.word ? -1 : 1))
  return own.length === 0 ? files : [{ prefix, words: own }, ...files]
}

/** The first characters of a word. Asked for each word of the index: most have no pairs of surrogates. */
function startOf(word: string, count: number): string {
  const start = word.slice(0, count)
  return /[\ud800-\udfff]/.test(start) ? [...word].slice(0, count).join('') : start
}

const sizeOf = (words: readonly SizedWord[]): number => words.reduce((sum, { size }) => sum + size, 0)
