// The lists of words by their fourth and fifth letter, which find words with a typo in the first three.
import type { BlockTerms } from '../../model/searchBlocks.ts'
import { joinedPrefixes } from './joinedPrefixes.ts'
import type { ShardFile } from './shardFile.ts'

/** A file has shorter beginnings while it is smaller than this number of characters. */
const joinedSize = 16_000

/** Joins the lists of words by their tail: one letter per file where there are few words. */
export function joinTails(blocks: readonly BlockTerms[], limit = joinedSize): readonly ShardFile[] {
  const words = new Map<string, Set<string>>()
  for (const tails of blocks)
    for (const [tail, text] of Object.entries(tails)) {
      const known = words.get(tail) ?? new Set()
      words.set(tail, known)
      for (const word of text.split(' ')) known.add(word)
    }
  const texts = new Map([...words].map(([tail, all]) => [tail, [...all].sort().join(' ')]))
  const groups = joinedPrefixes(new Map([...texts].map(([tail, text]) => [tail, text.length])), limit)
  return [...groups].map(([prefix, members]) => ({
    prefix,
    text: JSON.stringify(members.map((member) => texts.get(member)).join(' ')),
  }))
}
