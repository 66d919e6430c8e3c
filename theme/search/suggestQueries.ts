// Other queries for one without results: beginnings of its words. A query that resembles nothing on the site
// gets none.

const mostSuggestions = 3
/** Shorter beginnings are those of too many words. */
const shortestBeginning = 4

/** `has` returns whether a query has results. */
export async function suggestQueries(
  query: string,
  has: (query: string) => Promise<boolean>,
): Promise<readonly string[]> {
  const words = [...new Set(query.split(/\s+/))].slice(0, mostSuggestions)
  const found = await Promise.all(words.map((word) => longestBeginning(word, has)))
  return [...new Set(found.filter((one) => one !== null))]
}

/** At least half of the word. */
async function longestBeginning(
  word: string,
  has: (query: string) => Promise<boolean>,
): Promise<string | null> {
  const letters = [...word]
  const shortest = Math.max(shortestBeginning, Math.ceil(letters.length / 2))
  for (let length = letters.length - 1; length >= shortest; length--) {
    const beginning = letters.slice(0, length).join('')
    if (await has(beginning)) return beginning
  }
  return null
}
