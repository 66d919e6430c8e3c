// Ids that differ from each other, as github-slugger counts them: `a`, `a-1`, `a-2`.

/** Id → the last number that was tried after it. */
export type UsedIds = Map<string, number>

/** The id, or the next one with a number that is free. It is used from now on. */
export function freeId(id: string, used: UsedIds): string {
  let free = id
  let count = used.get(id) ?? 0
  while (used.has(free)) free = `${id}-${++count}`
  used.set(free, 0)
  if (free !== id) used.set(id, count)
  return free
}
