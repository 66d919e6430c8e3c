// How well a word of the index matches a word of the query: exactly, as a prefix, or with one typo.

/** The factors of a match that is not exact. */
const prefixFactor = 0.35
const prefixShare = 0.55
/** A longer word counts less if another word follows in the query. */
const wholeFactor = 0.85
const typoFactor = 0.35
/** Shorter words must match without typos. */
const typoFrom = 4

/** 1 for an exact match, less for a prefix or a typo, 0 for other words. */
export function likeness(candidate: string, term: string, isLast: boolean): number {
  const sure = beginningLikeness(candidate, term, isLast)
  if (sure > 0 || !mayBeMistaken(term)) return sure
  const beginning = isLast ? candidate.slice(0, term.length + 1) : candidate
  return isOneAway(beginning, term) || (isLast && isOneAway(candidate.slice(0, term.length), term))
    ? typoFactor
    : 0
}

/** The same without typos. */
export function beginningLikeness(candidate: string, term: string, isLast: boolean): number {
  if (candidate === term) return 1
  return candidate.startsWith(term)
    ? (isLast ? 1 : wholeFactor) * (prefixFactor + (prefixShare * term.length) / candidate.length)
    : 0
}

/** Whether a typo in the word is allowed. */
export const mayBeMistaken = (term: string): boolean => term.length >= typoFrom

/** Whether one letter is wrong, missing or extra, or two neighbors are swapped. */
export function isOneAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return a === b
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let ends = 0
  while (ends < Math.min(a.length, b.length) - start && a[a.length - 1 - ends] === b[b.length - 1 - ends])
    ends++
  const [left, right] = [a.length - start - ends, b.length - start - ends]
  if (left <= 1 && right <= 1) return true
  return left === 2 && right === 2 && a[start] === b[start + 1] && a[start + 1] === b[start]
}
