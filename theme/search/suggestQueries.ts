// Other queries for one without results: words of the site that begin like one of its words. A query that
// resembles nothing on the site gets none.
import { searchTerms } from '../../build/shared/searchTerms.ts'

const mostSuggestions = 3
/** Shorter beginnings are those of too many words. */
const shortestBeginning = 4

/** `textsOf` returns texts of the best results of a query. */
export async function suggestQueries(
  query: string,
  textsOf: (query: string) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const words = [...new Set(query.split(/\s+/))].slice(0, mostSuggestions)
  const found = await Promise.all(words.map((word) => wordLike(word, textsOf)))
  return [...new Set(found.filter((one) => one !== null))]
}

/** Half of the word at least is the same. */
async function wordLike(
  word: string,
  textsOf: (query: string) => Promise<readonly string[]>,
): Promise<string | null> {
  const letters = [...word]
  const shortest = Math.max(shortestBeginning, Math.ceil(letters.length / 2))
  for (let length = letters.length - 1; length >= shortest; length--) {
    const beginning = letters.slice(0, length).join('')
    const found = wordIn(await textsOf(beginning), beginning)
    if (found !== null) return found
  }
  return null
}

/** As the site writes it, in small letters unless it has capitals within. */
function wordIn(texts: readonly string[], beginning: string): string | null {
  const wanted = searchTerms(beginning)[0] ?? ''
  const words = texts.flatMap((text) => text.match(/[\p{L}\p{M}\p{N}_]+/gu) ?? [])
  const found = words.find((word) => searchTerms(word)[0]?.startsWith(wanted))
  if (found === undefined) return null
  return /\p{Lu}/u.test(found.slice(1)) ? found : found.toLowerCase()
}
