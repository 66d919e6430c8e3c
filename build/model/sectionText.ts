// A piece of text as the search index has it.
import { isStopWord, searchTerms } from '../shared/searchTerms.ts'
import { eachTerm } from './asciiTerms.ts'
import type { SectionText } from './page.ts'

const beginLength = 110

/** As in `searchTerms`, which a test compares. */
const maxTermLength = 32

/** How a text begins, and its words with their numbers. */
export function sectionText(content: string): SectionText {
  const text = content.replace(/\s\s+|[^\S ]/g, ' ').trim()
  let terms = ''
  const add = (term: string, count: number): void => {
    if (isStopWord(term)) return
    if (terms !== '') terms += ' '
    terms += count === 1 ? term : `${term}*${count}`
  }
  if (isAscii.test(text)) eachTerm(text.toLowerCase(), maxTermLength, add)
  else for (const [term, count] of countsOf(searchTerms(text))) add(term, count)
  return [shorten(text), terms]
}

function countsOf(terms: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
const isAscii = /^[\x00-\x7f]*$/

const shorten = (text: string): string =>
  text.length <= beginLength ? text : `${text.slice(0, beginLength).replace(/[.,;:]*\s+\S*$/, '')}…`
