// Joins the blocks of the search index into files by the beginning of words, so that a query loads few of
// them.
import type { BlockTerms } from '../../model/searchBlocks.ts'

/** A file has shorter beginnings while it is smaller than this number of characters. */
const joinedSize = 24_000

export interface ShardFile {
  readonly prefix: string
  readonly text: string
}

/** Joins one bucket of all blocks: three characters per file, fewer where the files together are small. */
export function joinBlocks(blocks: readonly BlockTerms[], limit = joinedSize): readonly ShardFile[] {
  const sizes = new Map<string, number>()
  for (const terms of blocks)
    for (const [prefix, text] of Object.entries(terms))
      sizes.set(prefix, (sizes.get(prefix) ?? 0) + text.length)
  const groups = joinedPrefixes(sizes, limit)
  return [...groups].map(([prefix, members]) => {
    const parts = blocks.flatMap((terms, block) => {
      const text = members.flatMap((member) => terms[member] ?? []).join(';')
      return text === '' ? [] : [[block, text] as const]
    })
    return { prefix, text: JSON.stringify(parts) }
  })
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
