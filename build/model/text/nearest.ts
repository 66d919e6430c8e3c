// "Did you mean …?": the closest known word to an unknown one.
import { distance } from 'fastest-levenshtein'

/** The candidate with the fewest edits, when they are few for the word's length; ties go to the first. */
export function nearest(
  word: string,
  candidates: Iterable<string>,
  limit = word.length <= 3 ? 1 : Math.max(2, Math.floor(word.length * 0.4)),
): string | null {
  const lower = word.toLowerCase()
  let best: string | null = null
  let bestDistance = limit + 1
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= bestDistance) continue
    const edits = editsBetween(lower, candidate.toLowerCase())
    if (edits < bestDistance) {
      best = candidate
      bestDistance = edits
    }
  }
  return best
}

/** Two letters in the wrong order are one edit. */
function editsBetween(word: string, candidate: string): number {
  const at = [...word].findIndex((letter, index) => letter !== candidate[index])
  const swapped = word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2)
  return at >= 0 && swapped === candidate ? 1 : distance(word, candidate)
}
