// How much two texts have in common, from 0 to 1: the runs of three words that both have.
export type Shingles = ReadonlySet<string>

export function shinglesOf(text: string): Shingles {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const shingles = new Set<string>()
  for (let at = 0; at + 2 < words.length; at++) shingles.add(words.slice(at, at + 3).join(' '))
  return shingles
}

/** Twice what both have, by what each of them has. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0
  const [small, large] = a.size < b.size ? [a, b] : [b, a]
  let same = 0
  for (const one of small) if (large.has(one)) same++
  return (2 * same) / (a.size + b.size)
}
