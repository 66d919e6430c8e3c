// Joins the blocks of the search index into files by the beginning of words, so that a query loads few of
// them.
import type { BlockTerms } from '../../model/searchBlocks.ts'
import { packBlock } from '../../shared/searchPostings.ts'
import type { LongPostings } from '../../shared/searchTerms.ts'
import { fileName } from './fileName.ts'
import { splitPostings } from './splitPostings.ts'

/** A file has shorter beginnings while it is smaller than this number of characters. */
const joinedSize = 16_000

export interface ShardFile {
  readonly prefix: string
  readonly text: string
  /** Files that this one names, by name. */
  readonly rests?: ReadonlyMap<string, string>
}

/** Joins one bucket of all blocks: three characters per file, fewer where the files together are small. */
export function joinBlocks(
  blocks: readonly BlockTerms[],
  limit = joinedSize,
  split = splitPostings,
): readonly ShardFile[] {
  const sizes = new Map<string, number>()
  for (const terms of blocks)
    for (const [prefix, text] of Object.entries(terms))
      sizes.set(prefix, (sizes.get(prefix) ?? 0) + text.length)
  return [...joinedPrefixes(sizes, limit)].map(([prefix, members]) => {
    const rests = new Map<string, string>()
    const shard: (string | LongPostings)[] = []
    for (const [term, postings] of joinedTerms(blocks, members)) {
      const parts = split(postings)
      if (!parts) shard.push(term, postings)
      else {
        const { best, pages, total, sum, section } = parts
        const text = JSON.stringify(parts.rest)
        const name = fileName(text)
        rests.set(name, text)
        shard.push(term, [best, name, pages, total, sum, section])
      }
    }
    return { prefix, text: JSON.stringify(shard), rests }
  })
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

/** Shorter beginning → the beginnings in its file. */
function joinedPrefixes(
  sizes: ReadonlyMap<string, number>,
  limit: number,
): ReadonlyMap<string, readonly string[]> {
  let groups = new Map([...sizes].map(([prefix, size]) => [prefix, { members: [prefix], size }]))
  for (const length of [2, 1]) {
    const shorter = new Map<string, { members: string[]; size: number; keys: string[] }>()
    for (const [prefix, { members, size }] of groups) {
      const short = [...prefix].slice(0, length).join('')
      const group = shorter.get(short) ?? { members: [], size: 0, keys: [] }
      group.members.push(...members)
      group.size += size
      group.keys.push(prefix)
      shorter.set(short, group)
    }
    const next: typeof groups = new Map()
    for (const [short, { members, size, keys }] of shorter) {
      if (size <= limit) next.set(short, { members, size })
      else for (const key of keys) next.set(key, groups.get(key) as { members: string[]; size: number })
    }
    groups = next
  }
  return new Map([...groups].map(([prefix, { members }]) => [prefix, members.sort()]))
}
