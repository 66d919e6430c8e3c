// The answer to one word from its best pages, without the postings of all others.
import { type Answer, type Found, factorOf, type Index, type Part, ranked } from './ranking.ts'
import { isComplete, mostOf, scoresOf, type Unloaded, type WordScores } from './wordScores.ts'

/** Null if postings that were not loaded can change the first `end` hits. */
export async function quickAnswer(
  { reader, parts }: Index,
  term: string,
  end: number,
  unloaded: Unloaded,
): Promise<Answer | null> {
  const manifests = parts.map(({ manifest }) => manifest)
  const perPart = await scoresOf(reader, manifests, { term, isLast: true, isAlone: true }, unloaded)
  const found = ranked(parts, [perPart], [1])
  const last = found[end - 1]
  const isOpen = perPart.some(({ rests }) => rests.length > 0)
  if (isOpen && (!last || perPart.some((part, at) => canChange(part, parts[at] as Part, found, end))))
    return null
  // Some of the pages that were not loaded can have only this word.
  const total = perPart.reduce(
    (sum, { scores, rests }) => sum + Math.max(scores.size, ...rests.map(({ pages }) => pages)),
    0,
  )
  return { found, total }
}

/** Whether postings of the part that were not loaded can change the first `end` hits. */
function canChange(word: WordScores, { tag }: Part, found: readonly Found[], end: number): boolean {
  if (word.rests.length === 0) return false
  const first = found.slice(0, end)
  const last = (first.at(-1) as Found).score
  const factor = factorOf(tag)
  const own = new Set(first.flatMap((one) => (one.tag === tag ? [one.key] : [])))
  // Of pages with the same score, those that were loaded come first.
  const most = Math.fround(mostOf(word, null) * factor)
  const isTied = most === last && word.rests.length === 1
  const tied = first.filter(({ score }) => score === last)
  if (isTied ? tied.some((one) => one.tag !== tag || !word.rests[0]?.known.has(one.key)) : most >= last)
    return true
  for (const key of word.scores.keys())
    if (!isComplete(word, key) && (own.has(key) || Math.fround(mostOf(word, key) * factor) >= last))
      return true
  return false
}
