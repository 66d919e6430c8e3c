// Beginnings of words that share a file, because their files would be small.

/** Shorter beginning → the beginnings in its file. */
export function joinedPrefixes(
  sizes: ReadonlyMap<string, number>,
  limit: number,
): ReadonlyMap<string, readonly string[]> {
  let groups = new Map([...sizes].map(([prefix, size]) => [prefix, { members: [prefix], size }]))
  for (const length of [2, 1]) {
    const shorter = new Map<string, { members: string[]; size: number; keys: string[] }>()
    for (const [prefix, { members, size }] of groups) {
      const short = [...prefix].slice(0, length).join('')
      const group = shorter.get(short) ?? { members: [], size: 0, keys: [] }
      for (const member of members) group.members.push(member)
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
