// An expression without the groups that nothing reads. A match has an entry for each group, and V8 resets
// them again and again: the expression of JavaScript has 60.

interface Grouped {
  readonly source: string
  /** The new number of each kept group, by its old one. */
  readonly numbers: ReadonlyMap<number, number>
}

/**
 * `keeps` says whether a group is kept, by its number. Null where groups have names or are referred to: their
 * numbers must stay.
 */
export function withFewerGroups(source: string, keeps: (group: number) => boolean): Grouped | null {
  const numbers = new Map<number, number>()
  let made = ''
  let done = 0
  let count = 0
  let inClass = false
  for (let at = 0; at < source.length; at++) {
    const char = source[at]
    if (char === '\\') {
      if (!inClass && /[1-9k]/.test(source[at + 1] ?? '')) return null
      at++
    } else if (inClass) inClass = char !== ']'
    else if (char === '[') inClass = true
    else if (char === '(' && source[at + 1] === '?') {
      if (/^\(\?<[^=!]/.test(source.slice(at, at + 4))) return null
    } else if (char === '(') {
      count++
      if (keeps(count)) numbers.set(count, numbers.size + 1)
      else {
        made += `${source.slice(done, at)}(?:`
        done = at + 1
      }
    }
  }
  return { source: made + source.slice(done), numbers }
}
