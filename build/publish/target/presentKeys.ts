// Which of some keys a bucket has, by lists instead of one request for each key.

export interface KeyPage {
  /** In the order of their bytes. */
  readonly keys: readonly string[]
  readonly isLast: boolean
}

/**
 * `list` resolves with the keys that follow `after`, a thousand at a time. A list begins where the next key
 * can be, so there are never more requests than keys, and few when the bucket has few objects.
 */
export async function presentKeys(
  wanted: readonly string[],
  list: (after: string) => Promise<KeyPage>,
): Promise<readonly string[]> {
  const waiting = [...wanted].sort(byBytes)
  const found: string[] = []
  let after = ''
  for (let next = 0; next < waiting.length; ) {
    const before = [...(waiting[next] as string)].slice(0, -1).join('')
    if (byBytes(before, after) > 0) after = before
    const { keys, isLast } = await list(after)
    const there = new Set(keys)
    const last = isLast ? undefined : keys.at(-1)
    for (; next < waiting.length; next++) {
      const key = waiting[next] as string
      if (last !== undefined && byBytes(key, last) > 0) break
      if (there.has(key)) found.push(key)
    }
    after = last ?? after
  }
  return found
}

const byBytes = (one: string, other: string): number => Buffer.compare(Buffer.from(one), Buffer.from(other))
