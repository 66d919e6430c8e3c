// Where the words of a query are in a text: as they are written, and as the index compares them, so that
// `grosse` is found in `Größe`.
import { searchTerms } from '../../build/shared/searchTerms.ts'

export interface Match {
  readonly from: number
  readonly end: number
}

/** In order, without overlaps. */
export function matchesIn(text: string, query: string): readonly Match[] {
  const words = query.split(/\s+/).filter((word) => word.length > 1)
  if (words.length === 0) return []
  // With the flag u, only these characters may have a backslash.
  const escaped = words.map((word) => word.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&'))
  const written = [...text.matchAll(new RegExp(escaped.join('|'), 'giu'))].map(placeOf)
  const terms = searchTerms(query).filter((term) => term.length > 1)
  const compared = [...text.matchAll(/[\p{L}\p{M}\p{N}_]+/gu)].flatMap((found) => partOf(found, terms))
  let end = 0
  return [...written, ...compared]
    .sort((a, b) => a.from - b.from || b.end - a.end)
    .filter((match) => {
      if (match.from < end) return false
      end = match.end
      return true
    })
}

const placeOf = ({ 0: word, index }: RegExpExecArray): Match => ({ from: index, end: index + word.length })

/** The beginning of a word, or the whole word if it has other letters than the index. */
function partOf(found: RegExpExecArray, terms: readonly string[]): readonly Match[] {
  const whole = placeOf(found)
  const [plain = ''] = searchTerms(found[0])
  const term = terms.find((one) => plain.startsWith(one))
  if (term === undefined) return []
  return [plain.length === found[0].length ? { from: whole.from, end: whole.from + term.length } : whole]
}
